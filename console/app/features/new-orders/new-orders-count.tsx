import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { NavCount } from '../../lib/nav-count.tsx';
import { newOrdersQuery } from '../../lib/new-orders-query.ts';
import { useSession } from '../session/index.ts';

/** Number of orders that nobody has opened yet, for members who may confirm orders. */
export function NewOrdersCount() {
  const { t } = useLingui();
  const mayConfirm = useSession()?.permissions.includes('orders.confirm') ?? false;
  const count = useQuery({ ...newOrdersQuery, enabled: mayConfirm }).data?.total ?? 0;
  return <NavCount count={count} label={t`${count} new`} />;
}
