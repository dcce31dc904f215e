import { useLingui } from '@lingui/react/macro';
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
import { OrderCard } from './order-card.tsx';
import { ordersQuery } from './order-queries.ts';

/** The customer's orders, newest first, three per page; the page is in the URL. */
export function OrdersList({ userUid }: { userUid: string }) {
  const { t } = useLingui();
  const api = useApi();
  const { page, goToPage } = usePageParam();
  const orders = useQuery(ordersQuery(api, userUid, page));
  if (orders.isPending) return <OrdersSkeleton />;
  if (orders.isLoadingError) {
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
    <div className="grid grid-cols-1 gap-4">
      <ul className="grid grid-cols-1 gap-3" aria-busy={orders.isFetching}>
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

function OrdersSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{t`Loading your orders`}</span>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-60 rounded-card" />
      ))}
    </div>
  );
}
