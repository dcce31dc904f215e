import { useLingui } from '@lingui/react/macro';
import type { Order } from '@sabuja/contract';
import { isFinal } from '@sabuja/contract/rules/order-status';
import { buttonClass } from '@sabuja/ui/button.tsx';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { apiStatus } from '@sabuja/ui/lib/api-error.ts';
import { LoadFailed } from '@sabuja/ui/load-failed.tsx';
import { useQuery } from '@tanstack/react-query';
import { PackageX } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useApi } from '../../lib/use-api.ts';
import { SessionUnreachable, SignInPrompt, useSession } from '../session/index.ts';
import { orderItemsQuery, orderQuery } from './order-queries.ts';
import { OrderSummary } from './order-summary.tsx';
import { PlacedBanner } from './placed-banner.tsx';
import { useOrderEvents } from './use-order-events.ts';

export function OrderSummaryScreen({ orderId }: { orderId: string }) {
  return (
    <div className="wrap max-w-5xl pt-5 pb-10 md:pt-8">
      <PlacedBanner orderId={orderId} />
      <OrderLoader orderId={orderId} />
    </div>
  );
}

function OrderLoader({ orderId }: { orderId: string }) {
  const { t } = useLingui();
  const api = useApi();
  const session = useSession();
  const enabled = session.isAuthenticated;
  const order = useQuery({
    ...orderQuery(api, orderId),
    enabled,
    refetchOnWindowFocus: ({ state }) => !isWatched(state.data),
  });
  const refetchOnWindowFocus = !isWatched(order.data);
  const items = useQuery({ ...orderItemsQuery(api, orderId), enabled, refetchOnWindowFocus });
  useOrderEvents(orderId, {
    enabled: isWatched(order.data) && items.data !== undefined,
    isReadHere: order.isFetchedAfterMount && items.isFetchedAfterMount,
  });
  if (session.unreachable) return <SessionUnreachable />;
  if (!enabled && !session.loading) return <SignInPrompt title={t`User is not authenticated`} />;
  if (order.data && items.data) return <OrderSummary order={order.data} items={items.data} />;
  if (isUnknownOrder(order.error) || isUnknownOrder(items.error)) return <UnknownOrder />;
  if (order.isError || items.isError) {
    const retry = () => Promise.all([order.refetch(), items.refetch()]);
    return <LoadFailed title={t`The order could not be loaded.`} onRetry={retry} />;
  }
  return (
    <p role="status" className="py-16 text-center text-lg text-muted">
      {t`Loading...`}
    </p>
  );
}

/** True for an order under way: its event stream, which reopens when the page becomes visible, refetches it. */
const isWatched = (order: Pick<Order, 'o_status'> | undefined): boolean =>
  order !== undefined && !isFinal(order.o_status);

/** True if the order is missing or another customer's, which the server does not distinguish, or its id is invalid. */
const isUnknownOrder = (error: unknown): boolean => [400, 404, 422].includes(apiStatus(error) ?? 0);

function UnknownOrder() {
  const { t } = useLingui();
  return (
    <EmptyState icon={<PackageX />} title={t`We could not find this order among yours.`}>
      <Link to={paths.profileOrders()} className={buttonClass('outline', 'md')}>
        {t`My Orders`}
      </Link>
    </EmptyState>
  );
}
