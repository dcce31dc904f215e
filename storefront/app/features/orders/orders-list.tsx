import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Order } from '@sabuja/contract';
import { orderNumber } from '@sabuja/contract/rules/order-number';
import { formatIstDateTime, formatIstDay, formatRupees } from '@sabuja/kit';
import { Badge } from '@sabuja/ui/badge.tsx';
import { buttonClass } from '@sabuja/ui/button.tsx';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { LoadFailed } from '@sabuja/ui/load-failed.tsx';
import { Pager } from '@sabuja/ui/pager.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Package } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useApi } from '../../lib/use-api.ts';
import { usePageParam } from '../../lib/use-page-param.ts';
import { ordersQuery } from './order-queries.ts';
import { type PaymentState, paymentBadgeLabels, paymentState } from './order-rules.ts';

/** The customer's orders, newest first, three per page; the page is in the URL. */
export function OrdersList({ userUid }: { userUid: string }) {
  const { t } = useLingui();
  const api = useApi();
  const { page, goToPage } = usePageParam();
  const orders = useQuery(ordersQuery(api, userUid, page));
  if (orders.isPending) return <OrdersSkeleton />;
  if (orders.isError) {
    return (
      <LoadFailed title={t`Failed to fetch orders. Please try again.`} onRetry={orders.refetch} />
    );
  }
  if (orders.data.total === 0) {
    return (
      <EmptyState icon={<Package />} title={t`No orders found.`}>
        <Link to={paths.home()} className={buttonClass('primary', 'md')}>
          {t`Start shopping`}
        </Link>
      </EmptyState>
    );
  }
  const lastPage = Math.max(1, orders.data.total_pages);
  return (
    <div className="grid gap-4">
      <ul className="grid gap-3" aria-busy={orders.isFetching}>
        {orders.data.results.map((order) => (
          <li key={order.uid}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      <Pager label={t`Pages of orders`} page={page} lastPage={lastPage} onPageChange={goToPage} />
    </div>
  );
}

const tones: Record<PaymentState, 'leaf' | 'haldi' | 'chilli' | 'plain'> = {
  done: 'leaf',
  partial: 'haldi',
  cancelled: 'chilli',
  pending: 'haldi',
};

const departmentLabels: Record<Order['department'], MessageDescriptor> = {
  KITCHEN: msg`Kitchen Order`,
  GROCERY: msg`Grocery Order`,
};

function OrderCard({ order }: { order: Order }) {
  const { t } = useLingui();
  const payment = paymentState(order);
  const day = formatIstDay(order.expected_delivery_date);
  const rows = [
    [t`Placed`, formatIstDateTime(new Date(order.created_at))],
    [t`Delivery`, `${day}, ${order.delivery_slot}`],
    [t`Amount`, formatRupees(order.final_amount)],
  ] as const;
  return (
    <article className="grid gap-1 rounded-card border border-line bg-surface px-4 pt-2 pb-4 md:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="flex flex-wrap items-baseline gap-x-2.5 font-[700]">
          <Link
            to={paths.orderSummary(order.uid)}
            className="inline-flex min-h-11 items-center text-leaf underline underline-offset-3"
          >
            #{orderNumber(order.uid)}
          </Link>
          <span className="text-sm font-[480] text-muted">
            {t(departmentLabels[order.department])}
          </span>
        </h2>
        <Badge tone={tones[payment]}>{t(paymentBadgeLabels[payment])}</Badge>
      </div>
      <dl className="tabular grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm sm:flex sm:gap-x-10">
        {rows.map(([name, value]) => (
          <div key={name} className="contents sm:block sm:last:ml-auto sm:last:text-right">
            <dt className="text-muted">{name}</dt>
            <dd className="text-right font-[560] sm:text-left sm:text-base">{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

function OrdersSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{t`Loading your orders`}</span>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-40 rounded-card" />
      ))}
    </div>
  );
}
