import type { PickingLine, PickingOrder } from '@sabuja/contract';
import { useState } from 'react';
import type { LinePick } from '../../lib/device-store.ts';
import { takeBackAction, useActions } from '../action-queue/index.ts';
import { usePick, useUnpick } from './use-pick.ts';
import { isPickOf } from './waiting-picks.ts';

/** The picks of an order: each remembers what stood there before, so that the last one can be undone. */
export function usePicks(order: Pick<PickingOrder, 'uid' | 'order_no'>) {
  const [last, setLast] = useState<PickingLine>();
  const { record, pendingItem } = usePick(order);
  const removal = useUnpick(order.uid);
  const { waiting } = useActions();
  const pick = (line: PickingLine, body: LinePick, onSaved?: () => void) =>
    record(line, body, () => {
      setLast(line);
      onSaved?.();
    });
  const undo = async () => {
    if (!last) return;
    const stored = waiting.findLast(({ action }) => isPickOf(action, last.uid));
    const isTakenBack = stored !== undefined && (await takeBackAction(stored));
    const onSuccess = () => setLast(undefined);
    if (isTakenBack) onSuccess();
    else if (last.pick) record(last, toBody(last.pick), onSuccess);
    else removal.mutate(last.uid, { onSuccess });
  };
  return {
    pick,
    pendingItem,
    /** The line as it was before the last pick; undefined when there is nothing to undo. */
    last,
    undo,
    isUndoing: removal.isPending || (pendingItem !== undefined && pendingItem === last?.uid),
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
