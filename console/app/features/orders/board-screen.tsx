import { useLingui } from '@lingui/react/macro';
import type { OrderStatus, StaffOrder } from '@sabuja/contract';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { NewOrdersStrip } from '../new-orders/index.ts';
import { matchesFilter } from './board-filter.ts';
import { BoardFilters } from './board-filters.tsx';
import { BoardHeader } from './board-header.tsx';
import { BoardOrders } from './board-orders.tsx';
import { dayOrdersQuery, summaryQuery } from './board-queries.ts';
import { useBoardSelection } from './board-selection.ts';
import { TransitionResultsDialog } from './lazy-transition-results.ts';
import { SelectionBar } from './selection-bar.tsx';
import { SlotCards } from './slot-cards.tsx';
import { useBoardFilter } from './use-board-filter.ts';
import { useBoardKeys } from './use-board-keys.ts';
import { useTransitionOrders } from './use-transition-orders.ts';

const ShortcutsDialog = lazyDialog(
  async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog,
);

const NO_ORDERS: StaffOrder[] = [];

/** The orders of a day: their states, what is late, and transitions of one or many orders. */
export function BoardScreen() {
  const { t } = useLingui();
  const { filter, setFilter } = useBoardFilter();
  const summary = useQuery(summaryQuery(filter.date));
  const day = useQuery(dayOrdersQuery(filter.date, filter.q));
  const dayOrders = day.data ?? NO_ORDERS;
  const orders = useMemo(
    () => dayOrders.filter((order) => matchesFilter(order, filter)),
    [dayOrders, filter],
  );
  const selection = useBoardSelection();
  const { transition, results, clearResults } = useTransitionOrders(selection.clear);
  const [areKeysShown, setAreKeysShown] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  usePageTitle(t`Orders`);
  useBoardKeys({ selection, search, onHelp: () => setAreKeysShown(true) });
  const transitionOne = (order: StaffOrder, to: OrderStatus) =>
    transition.mutate({ orders: [order], to });
  const [first, ...others] = transition.variables?.orders ?? [];
  return (
    <div className="grid content-start gap-3 py-4">
      <BoardHeader
        {...{ filter, setFilter, search }}
        summary={summary.data}
        onHelp={() => setAreKeysShown(true)}
      />
      <NewOrdersStrip />
      <SlotCards {...{ filter, setFilter }} query={summary} />
      <BoardFilters {...{ filter, setFilter, dayOrders }} />
      <BoardOrders
        {...{ orders, selection, filter, setFilter }}
        query={day}
        onTransition={transitionOne}
        pendingUid={transition.isPending && others.length === 0 ? first?.uid : undefined}
      />
      <SelectionBar
        {...{ selection }}
        isPending={transition.isPending}
        onTransition={(chosen, to) => transition.mutate({ orders: chosen, to })}
      />
      <ShortcutsDialog open={areKeysShown} onClose={() => setAreKeysShown(false)} />
      <TransitionResultsDialog
        open={results !== undefined}
        onClose={clearResults}
        results={results}
      />
    </div>
  );
}
