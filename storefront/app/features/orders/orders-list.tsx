import type { Order } from '@sabuja/contract';
import { showIstDate, showIstDateTime, showRupees } from '@sabuja/kit';
import { useQuery } from '@tanstack/react-query';
import { Package, RotateCw } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useApi } from '../../lib/use-api.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ordersQuery } from './order-queries.ts';
import { orderNumber, type PaymentBadge, paymentBadge } from './order-rules.ts';

/** The customer's orders, newest first, three a page; the page stands in the address. */
export function OrdersList({ userUid }: { userUid: string }) {
  const api = useApi();
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(search.get('page'))) || 1);
  const orders = useQuery(ordersQuery(api, userUid, page));
  if (orders.isPending) return <OrdersSkeleton />;
  if (orders.isError) {
    return (
      <EmptyState icon={<RotateCw />} title="Failed to fetch orders. Please try again.">
        <Button variant="outline" onClick={() => void orders.refetch()}>
          Try again
        </Button>
      </EmptyState>
    );
  }
  if (orders.data.total === 0) {
    return (
      <EmptyState icon={<Package />} title="No orders found.">
        <Link to={paths.home()} className={buttonClass('primary', 'md')}>
          Start shopping
        </Link>
      </EmptyState>
    );
  }
  const last = Math.max(1, orders.data.total_pages);
  const go = (to: number) => setSearch(to === 1 ? {} : { page: String(to) });
  return (
    <div className="grid gap-4">
      <ul className="grid gap-3" aria-busy={orders.isFetching}>
        {orders.data.results.map((order) => (
          <li key={order.uid}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      <nav aria-label="Pages of orders" className="flex items-center justify-between gap-3">
        <Button variant="outline" disabled={page <= 1} onClick={() => go(page - 1)}>
          Previous
        </Button>
        <span className="tabular text-sm text-muted">
          Page {page} of {last}
        </span>
        <Button variant="outline" disabled={page >= last} onClick={() => go(page + 1)}>
          Next
        </Button>
      </nav>
    </div>
  );
}

const tones: Record<PaymentBadge, 'leaf' | 'haldi' | 'chilli' | 'plain'> = {
  'Payment DONE': 'leaf',
  'Partial Payment': 'haldi',
  'ONLINE - CANCELLED': 'chilli',
  PENDING: 'haldi',
};

function OrderCard({ order }: { order: Order }) {
  const badge = paymentBadge(order);
  return (
    <article className="grid gap-2 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="font-[700]">
          <Link
            to={paths.orderSummary(order.uid)}
            className="inline-flex min-h-11 items-center text-leaf underline underline-offset-3"
          >
            #{orderNumber(order.uid)}
          </Link>
        </h2>
        <Badge tone={tones[badge]}>{badge}</Badge>
      </div>
      <dl className="tabular grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        <dt className="text-muted">Placed</dt>
        <dd className="text-right">{showIstDateTime(new Date(order.created_at))}</dd>
        <dt className="text-muted">Delivery</dt>
        <dd className="text-right">
          {showIstDate(new Date(`${order.expected_delivery_date}T12:00:00+05:30`))},{' '}
          {order.delivery_slot}
        </dd>
        <dt className="text-muted">Amount</dt>
        <dd className="text-right text-base font-[700]">{showRupees(order.final_amount)}</dd>
      </dl>
    </article>
  );
}

const OrdersSkeleton = () => (
  <div role="status" className="grid gap-3">
    <span className="sr-only">Loading your orders</span>
    {[1, 2, 3].map((row) => (
      <Skeleton key={row} className="h-40 rounded-card" />
    ))}
  </div>
);
