import { useLingui } from '@lingui/react/macro';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import type { Cell } from '../../lib/grid/cell-range.ts';
import { fieldLabels, type ProductField } from '../products/index.ts';
import type { FindProblems } from './cell-problems.ts';
import { gridColumns } from './grid-columns.ts';
import type { GridEvents } from './grid-events.ts';
import { GridLine } from './grid-line.tsx';
import type { GridRow } from './grid-rows.ts';
import type { ChoicesOf } from './use-choices.ts';
import type { Grid } from './use-grid.ts';

const ROW_HEIGHT = 40;

type Props = {
  grid: Grid;
  events: GridEvents;
  rows: readonly GridRow[];
  findProblems: FindProblems;
  choicesOf: ChoicesOf;
  isReadOnly: boolean;
  /** Id of the element that explains how to use the grid. */
  describedBy: string;
  onUseTheirs: (row: number, field: ProductField) => void;
};

/** The rows and columns; virtualized: only rows near the viewport and the active row are in the document. */
export function GridTable(props: Props) {
  const { grid, events, rows, findProblems, choicesOf, isReadOnly } = props;
  const { t } = useLingui();
  const scroller = useRef<HTMLDivElement>(null);
  const { active, end } = grid.selection;
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 8,
    rangeExtractor: (shown) => [
      ...new Set([...defaultRangeExtractor(shown), active.row, end.row].sort((a, b) => a - b)),
    ],
  });
  useFocusOfCell(scroller, grid);
  const actions = useRowActions(props);
  return (
    <div
      ref={scroller}
      role="grid"
      aria-label={t`Products`}
      aria-describedby={props.describedBy}
      aria-rowcount={rows.length + 1}
      aria-colcount={gridColumns.length + 1}
      aria-multiselectable="true"
      aria-readonly={isReadOnly || undefined}
      {...events}
      className="relative h-[max(20rem,calc(100dvh-18rem))] scroll-pt-13 scroll-pl-66 overflow-auto rounded-card border border-line-strong bg-sunk select-none max-sm:scroll-pl-50 [container-type:inline-size]"
    >
      <GridHead />
      <div role="rowgroup" className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index];
          if (!row) return null;
          const { top, bottom, left, right } = grid.range;
          const isInRange = index >= top && index <= bottom;
          const isActive = index === active.row;
          return (
            <div
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              className="absolute top-0 left-0"
              style={{ transform: `translateY(${start}px)` }}
            >
              <GridLine
                row={row}
                index={index}
                problems={findProblems(row)}
                choicesOf={choicesOf}
                selectedFrom={isInRange ? left : undefined}
                selectedTo={isInRange ? right : undefined}
                activeColumn={isActive ? active.column : undefined}
                editedValue={isActive ? grid.editing?.value : undefined}
                isReadOnly={isReadOnly}
                {...actions}
              />
            </div>
          );
        })}
      </div>
    </div>
  );
}

function GridHead() {
  const { i18n, t } = useLingui();
  return (
    <div role="rowgroup" className="sticky top-0 z-4 w-max">
      <div role="row" aria-rowindex={1} className="flex h-13">
        <div
          role="columnheader"
          aria-colindex={1}
          data-place=":"
          className="sticky left-0 z-2 w-12 shrink-0 border-r border-b border-line-strong bg-sunk"
        >
          <span className="sr-only">{t`Row`}</span>
        </div>
        {gridColumns.map(({ field, width }, index) => (
          <div
            key={field}
            role="columnheader"
            aria-colindex={index + 2}
            data-place={`:${index}`}
            style={{ width }}
            className={`flex shrink-0 items-center border-r border-b border-line-strong bg-sunk px-2 text-xs font-semibold text-muted ${index === 0 ? 'sticky left-12 z-2' : ''}`}
          >
            <span className="line-clamp-2">{i18n._(fieldLabels[field])}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** Scrolls the end of the selection into view, and focuses the active cell when the grid asks for it. */
function useFocusOfCell(scroller: RefObject<HTMLDivElement | null>, grid: Grid): void {
  const { active, end } = grid.selection;
  const isEditing = grid.editing !== undefined;
  const find = ({ row, column }: Cell) =>
    scroller.current?.querySelector<HTMLElement>(`[data-place="${row}:${column}"]`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the focus is asked for
  useLayoutEffect(() => {
    if (grid.focusCount > 0 && !isEditing) find(active)?.focus({ preventScroll: true });
  }, [grid.focusCount]);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each movement
  useLayoutEffect(() => {
    if (!isFirst.current) find(end)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    isFirst.current = false;
  }, [end.row, end.column]);
}

/** Callbacks with a stable identity, so that unchanged memoized rows need not render. */
function useRowActions(props: Pick<Props, 'grid' | 'onUseTheirs'>) {
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  return {
    onType: useCallback((value: string) => latest.current.grid.type(value), []),
    onCommit: useCallback(() => latest.current.grid.commit(), []),
    onUseTheirs: useCallback(
      (row: number, field: ProductField) => latest.current.onUseTheirs(row, field),
      [],
    ),
  };
}
