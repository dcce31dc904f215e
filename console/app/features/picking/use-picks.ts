import type { PickingLine } from '@sabuja/contract';
import { useState } from 'react';
import { type LinePick, usePick, useUnpick } from './use-pick.ts';

/** The picks of an order: each remembers what stood there before, so that the last one can be undone. */
export function usePicks(uid: string) {
  const [last, setLast] = useState<PickingLine>();
  const recording = usePick(uid);
  const removal = useUnpick(uid);
  const pick = (line: PickingLine, body: LinePick, onSaved?: () => void) =>
    recording.mutate(
      { item: line.uid, ...body },
      {
        onSuccess: () => {
          setLast(line);
          onSaved?.();
        },
      },
    );
  const undo = () => {
    if (!last) return;
    const onSuccess = () => setLast(undefined);
    if (last.pick) recording.mutate({ item: last.uid, ...toBody(last.pick) }, { onSuccess });
    else removal.mutate(last.uid, { onSuccess });
  };
  return {
    pick,
    pendingItem: recording.isPending ? recording.variables.item : undefined,
    /** The line as it was before the last pick; undefined when there is nothing to undo. */
    last,
    undo,
    isUndoing: removal.isPending || (recording.isPending && recording.variables.item === last?.uid),
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
