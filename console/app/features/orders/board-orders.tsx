import { useLingui } from '@lingui/react/macro';
import type { OrderStatus, StaffOrder } from '@sabuja/contract';
import { Button } from '@sabuja/ui/button.tsx';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { ClipboardList } from 'lucide-react';
import { Loaded } from '../../lib/loaded.tsx';
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
  onTransition: (order: StaffOrder, to: OrderStatus) => void;
  pendingUid: string | undefined;
};

/** The table of orders, or the reason why there is none. */
export function BoardOrders({ orders, query, filter, setFilter, ...table }: Props) {
  const { t } = useLingui();
  return (
    <Loaded query={query} failed={t`The orders could not be loaded.`} skeleton={<BoardSkeleton />}>
      {(all) =>
        orders.length === 0 ? (
          <NoOrders isFiltered={all.length > 0 || filter.q !== ''} setFilter={setFilter} />
        ) : (
          <OrderTable orders={orders} {...table} />
        )
      }
    </Loaded>
  );
}

function NoOrders({ isFiltered, setFilter }: { isFiltered: boolean; setFilter: SetFilter }) {
  const { t } = useLingui();
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

const NO_FILTER = {
  slot: undefined,
  department: undefined,
  zone: undefined,
  status: undefined,
  late: undefined,
  q: '',
} as const;

const BoardSkeleton = () => (
  <div className="grid gap-1 px-4 lg:px-6">
    {Array.from({ length: 10 }, (_, i) => (
      <Skeleton key={String(i)} className="h-11" />
    ))}
  </div>
);
