import { useState } from 'react';
import type { OrderToPick } from '../picking-queries.ts';
import { MAX_TOGETHER } from './batch.ts';

/** The orders selected to be picked together; an order that somebody else claims meanwhile is no longer selected. */
export function useChosen(toPick: readonly OrderToPick[]) {
  const [uids, setUids] = useState<readonly string[]>([]);
  const orders = toPick.filter(({ uid }) => uids.includes(uid));
  const has = (uid: string) => orders.some((order) => order.uid === uid);
  return {
    orders,
    has,
    isFull: orders.length >= MAX_TOGETHER,
    toggle: (uid: string) =>
      setUids(
        has(uid) ? uids.filter((each) => each !== uid) : [...orders.map((each) => each.uid), uid],
      ),
    clear: () => setUids([]),
  };
}
export type Chosen = ReturnType<typeof useChosen>;
