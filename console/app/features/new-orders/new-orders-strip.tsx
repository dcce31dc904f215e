import { useLingui } from '@lingui/react/macro';
import { formatIstDay } from '@sabuja/kit';
import { Alert } from '@sabuja/ui/alert.tsx';
import { useQuery } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { Link } from 'react-router';
import { newOrdersQuery } from '../../lib/new-orders-query.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../session/index.ts';

const MAX_SHOWN = 8;

/** Orders that nobody has opened yet, for members who may confirm orders; opening one marks it as seen. */
export function NewOrdersStrip() {
  const { t } = useLingui();
  const mayConfirm = useSession()?.permissions.includes('orders.confirm') ?? false;
  const { data } = useQuery({ ...newOrdersQuery, enabled: mayConfirm });
  if (!mayConfirm || !data || data.total === 0) return null;
  const rest = data.total - Math.min(MAX_SHOWN, data.results.length);
  return (
    <Alert
      tone="haldi"
      size="sm"
      role="region"
      aria-label={t`New orders`}
      className="mx-4 flex flex-wrap items-center gap-x-4 gap-y-1 lg:mx-6"
    >
      <h2 className="flex items-center gap-2 font-bold">
        <BellRing aria-hidden="true" className="size-4.5" />
        {t`New orders`}
      </h2>
      <ul className="flex flex-wrap gap-x-4">
        {data.results.slice(0, MAX_SHOWN).map((order) => (
          <li key={order.uid}>
            <Link
              to={paths.order(order.uid)}
              className="inline-flex min-h-touch items-center gap-1.5 rounded-tag text-sm hover:underline lg:min-h-8"
            >
              <span className="tabular font-bold">#{order.order_no}</span>
              {formatIstDay(order.delivery_date)}, {order.slot}
            </Link>
          </li>
        ))}
      </ul>
      {rest > 0 && <p className="text-sm font-semibold">{t`and ${rest} more`}</p>}
    </Alert>
  );
}
