import type { StaffOrder } from '@sabuja/contract';
import { useCallback, useMemo, useState } from 'react';

const NO_ORDERS: readonly StaffOrder[] = [];

/** State of the board's selected orders, and of the active row that the keyboard moves. */
export function useBoardSelection() {
  const [order, setOrder] = useState<readonly StaffOrder[]>(NO_ORDERS);
  const [uids, setUids] = useState<ReadonlySet<string>>(new Set());
  const [active, setActive] = useState<string>();
  // Actions on the selection leave out orders that the filter no longer shows.
  const selected = useMemo(() => order.filter(({ uid }) => uids.has(uid)), [order, uids]);
  const toggle = useCallback((uid: string) => {
    setUids((current) => {
      const next = new Set(current);
      if (!next.delete(uid)) next.add(uid);
      return next;
    });
  }, []);
  const areAllSelected = order.length > 0 && selected.length === order.length;
  const clear = useCallback(() => setUids(new Set()), []);
  const index = order.findIndex(({ uid }) => uid === active);
  const activeIndex = index < 0 ? undefined : index;
  return {
    /** Sets the shown orders, in the sequence of the table. */
    setOrder,
    selected,
    isSelected: (uid: string) => uids.has(uid),
    toggle,
    areAllSelected,
    toggleAll: () => (areAllSelected ? clear() : setUids(new Set(order.map(({ uid }) => uid)))),
    clear,
    activeIndex,
    activeOrder: activeIndex === undefined ? undefined : order[activeIndex],
    /** Moves the active row up (-1) or down (1). */
    step: (by: 1 | -1) => {
      const next = activeIndex === undefined ? 0 : activeIndex + by;
      setActive(order[Math.max(0, Math.min(order.length - 1, next))]?.uid);
    },
  };
}
export type BoardSelection = ReturnType<typeof useBoardSelection>;
