import { useLingui } from '@lingui/react/macro';
import type { OrderStatus, StaffOrder } from '@sabuja/contract';
import { Button } from '@sabuja/ui/button.tsx';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { LoadFailed } from '@sabuja/ui/load-failed.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { ClipboardList } from 'lucide-react';
import type { BoardFilter } from './board-filter.ts';
import type { BoardSelection } from './board-selection.ts';
import { OrderTable } from './order-table.tsx';
import type { SetFilter } from './use-board-filter.ts';

type Props = {
  orders: StaffOrder[];
  query: UseQueryResult<StaffOrder[]>;
  selection: BoardSelection;
  filter: BoardFilter;
  setFilter: SetFilter;
  onMove: (order: StaffOrder, to: OrderStatus) => void;
  movingUid: string | undefined;
};

/** The table, or why there is none. */
export function BoardOrders({ orders, query, filter, setFilter, ...table }: Props) {
  const { t } = useLingui();
  if (query.isPending) return <Loading />;
  if (query.isError && !query.data) {
    return (
      <LoadFailed
        title={t`The orders could not be loaded.`}
        onRetry={query.refetch}
        busy={query.isFetching}
      />
    );
  }
  const isFiltered = query.data.length > 0 || filter.q !== '';
  if (orders.length === 0) {
    return (
      <EmptyState
        icon={<ClipboardList />}
        title={isFiltered ? t`No order matches.` : t`No orders for this day yet.`}
      >
        {isFiltered && (
          <Button variant="outline" onClick={() => setFilter(NO_FILTER)}>
            {t`Show all of the day`}
          </Button>
        )}
      </EmptyState>
    );
  }
  return <OrderTable orders={orders} {...table} />;
}

const NO_FILTER = {
  slot: undefined,
  department: undefined,
  zone: undefined,
  status: undefined,
  late: undefined,
  q: '',
} as const;

function Loading() {
  const { t } = useLingui();
  return (
    <div role="status" className="grid gap-1 px-4 lg:px-6">
      <span className="sr-only">{t`Loading`}</span>
      {Array.from({ length: 10 }, (_, i) => (
        <Skeleton key={String(i)} className="h-11" />
      ))}
    </div>
  );
}
