import { useLingui } from '@lingui/react/macro';
import type { OrderStatus, StaffOrder } from '@sabuja/contract';
import { type SortingState, useTable } from '@tanstack/react-table';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import clsx from 'clsx';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { SelectBox } from '../../lib/select-box.tsx';
import { useSession } from '../session/index.ts';
import type { BoardSelection } from './board-selection.ts';
import { nextTransition } from './next-transition.ts';
import { boardColumns, boardFeatures, columnLayout } from './order-columns.tsx';
import { OrderRow } from './order-row.tsx';
import { SortableHeading } from './sortable-heading.tsx';

const ROW_HEIGHT = 44;

type Props = {
  orders: StaffOrder[];
  selection: BoardSelection;
  onTransition: (order: StaffOrder, to: OrderStatus) => void;
  /** Uid of the order whose transition is being sent. */
  pendingUid: string | undefined;
};

type SortableColumn = {
  id: string;
  getIsSorted: () => false | 'asc' | 'desc';
  toggleSorting: () => void;
};

/** The orders, one row each; virtualized: only rows near the viewport are in the document. */
export function OrderTable({ orders, selection, onTransition, pendingUid }: Props) {
  const [sorting, setSorting] = useState<SortingState>([]);
  const permissions = useSession()?.permissions ?? [];
  const table = useTable({
    features: boardFeatures,
    columns: boardColumns,
    data: orders,
    state: { sorting },
    onSortingChange: setSorting,
    getRowId: ({ uid }) => uid,
  });
  const { rows } = table.getRowModel();
  const { body, virtualizer } = useVirtualRows(rows.length);
  const { setOrder, activeIndex } = selection;
  useEffect(() => setOrder(rows.map(({ original }) => original)), [rows, setOrder]);
  useEffect(() => {
    if (activeIndex !== undefined) virtualizer.scrollToIndex(activeIndex, { align: 'auto' });
  }, [activeIndex, virtualizer]);
  const visible = virtualizer.getVirtualItems();
  const margin = virtualizer.options.scrollMargin;
  const before = (visible[0]?.start ?? margin) - margin;
  const after = virtualizer.getTotalSize() - ((visible.at(-1)?.end ?? margin) - margin);
  return (
    <table
      aria-rowcount={rows.length + 1}
      className="w-full table-fixed border-separate border-spacing-0 text-sm"
    >
      <TableHead selection={selection} columns={table.getHeaderGroups()[0]?.headers ?? []} />
      <tbody ref={body}>
        <Spacer height={before} />
        {visible.map(({ index }) => {
          const row = rows[index];
          if (!row) return null;
          const { original: order } = row;
          return (
            <OrderRow
              key={order.uid}
              order={order}
              index={index}
              isActive={activeIndex === index}
              isSelected={selection.isSelected(order.uid)}
              onToggle={selection.toggle}
              next={nextTransition(permissions, order.status)}
              onTransition={onTransition}
              isPending={pendingUid === order.uid}
              cells={row.getAllCells().map((cell) => (
                <td
                  key={cell.id}
                  className={clsx(
                    'truncate border-b border-line px-2',
                    columnLayout[cell.column.id]?.className,
                  )}
                >
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            />
          );
        })}
        <Spacer height={after} />
      </tbody>
    </table>
  );
}

function TableHead({
  selection,
  columns,
}: {
  selection: BoardSelection;
  columns: readonly { column: SortableColumn }[];
}) {
  const { t } = useLingui();
  return (
    <thead className="sticky top-13 z-10 bg-sunk lg:top-0">
      <tr className="text-left text-xs text-muted">
        <th className="w-11 pl-1">
          <SelectBox
            label={t`Select all`}
            checked={selection.areAllSelected}
            onChange={selection.toggleAll}
          />
        </th>
        {columns.map(({ column }) => (
          <SortableHeading
            key={column.id}
            className={columnLayout[column.id]?.className}
            label={columnLayout[column.id]?.label}
            direction={column.getIsSorted()}
            onSort={() => column.toggleSorting()}
          />
        ))}
        <th className="w-34 pr-3 max-sm:hidden">
          <span className="sr-only">{t`Next step`}</span>
        </th>
      </tr>
    </thead>
  );
}

/** Virtualizes rows of equal height that scroll with the window. */
function useVirtualRows(count: number) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  // The height of the content above the table differs from day to day.
  useLayoutEffect(() => {
    const top = body.current?.getBoundingClientRect().top;
    if (top !== undefined) setScrollMargin(Math.round(top + window.scrollY));
  });
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
    scrollMargin,
    scrollPaddingStart: 2 * ROW_HEIGHT,
    scrollPaddingEnd: 2 * ROW_HEIGHT,
  });
  return { body, virtualizer };
}

const Spacer = ({ height }: { height: number }) =>
  height > 0 ? (
    <tr>
      <td style={{ height }} className="p-0" />
    </tr>
  ) : null;
