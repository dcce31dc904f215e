import { useState } from 'react';
import type { LinePick } from '../../lib/device-actions.ts';
import { removeUnsentAction, useActions } from '../action-queue/index.ts';
import { usePick } from './use-pick.ts';
import { isOfLine, type ShownLine } from './waiting-picks.ts';

/** Picks the lines of a page, and stores the line as it was before the last pick, so that it can be undone. */
export function usePicks() {
  const [last, setLast] = useState<ShownLine>();
  const { record, remove, pendingItem } = usePick();
  const { waiting } = useActions();
  /** Resolves to true if the pick is saved. */
  const pick = async (line: ShownLine, body: LinePick): Promise<boolean> => {
    const isSaved = await record(line, body);
    if (isSaved) setLast(line);
    return isSaved;
  };
  const undo = async () => {
    if (!last) return;
    const stored = waiting.findLast(({ action }) => isOfLine(action, last.uid));
    const isTakenBack = stored !== undefined && (await removeUnsentAction(stored));
    // Queued behind the pick, which the server may already have or may receive only later.
    const send = () => (last.pick ? record(last, toBody(last.pick)) : remove(last));
    if (isTakenBack || (await send())) setLast(undefined);
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

/** The request body that sends a stored pick again; the customer had agreed to its substitute. */
const toBody = ({
  found,
  grams,
  reason,
  substitute,
}: NonNullable<ShownLine['pick']>): LinePick => ({
  found,
  ...(grams !== null && { grams }),
  ...(reason !== null && { reason }),
  ...(substitute && {
    substitute: { stock_id: substitute.stock_id, quantity: substitute.quantity },
    customer_agreed: true,
  }),
});
