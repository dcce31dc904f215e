import type { PickingLine, PickingOrder } from '@sabuja/contract';
import { useState } from 'react';
import type { LinePick } from '../../lib/device-actions.ts';
import { takeBackAction, useActions } from '../action-queue/index.ts';
import { usePick } from './use-pick.ts';
import { isOfLine } from './waiting-picks.ts';

/** The picks of an order: each remembers what stood there before, so that the last one can be undone. */
export function usePicks(order: Pick<PickingOrder, 'uid' | 'order_no'>) {
  const [last, setLast] = useState<PickingLine>();
  const { record, remove, pendingItem } = usePick(order);
  const { waiting } = useActions();
  const pick = (line: PickingLine, body: LinePick, onSaved?: () => void) =>
    record(line, body, () => {
      setLast(line);
      onSaved?.();
    });
  const undo = async () => {
    if (!last) return;
    const stored = waiting.findLast(({ action }) => isOfLine(action, last.uid));
    const isTakenBack = stored !== undefined && (await takeBackAction(stored));
    const onSuccess = () => setLast(undefined);
    if (isTakenBack) onSuccess();
    else if (last.pick) record(last, toBody(last.pick), onSuccess);
    // Behind the pick, which the server may have, or get only later.
    else remove(last, onSuccess);
  };
  return {
    pick,
    pendingItem,
    /** The line as it was before the last pick; undefined when there is nothing to undo. */
    last,
    undo,
    isUndoing: pendingItem !== undefined && pendingItem === last?.uid,
  };
}
export type Picks = ReturnType<typeof usePicks>;

/** A stored pick, as it is sent again; a substitute in it was agreed to. */
const toBody = ({
  found,
  grams,
  reason,
  substitute,
}: NonNullable<PickingLine['pick']>): LinePick => ({
  found,
  ...(grams !== null && { grams }),
  ...(reason !== null && { reason }),
  ...(substitute && {
    substitute: { stock_id: substitute.stock_id, quantity: substitute.quantity },
    customer_agreed: true,
  }),
});
