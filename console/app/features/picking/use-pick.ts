import type { PickingLine, PickingOrder } from '@sabuja/contract';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import type { LinePick } from '../../lib/device-actions.ts';
import { pickingKey } from '../../lib/picking-snapshots.ts';
import { useQueuedAction } from '../action-queue/index.ts';

type Line = Pick<PickingLine, 'uid' | 'name'>;

/**
 * Records what was found of a line, or takes that back: both are stored on the device first, and sent in their sequence
 * when there is a network.
 */
export function usePick({ uid, order_no }: Pick<PickingOrder, 'uid' | 'order_no'>) {
  const { mutate, isPending, variables } = useQueuedAction();
  const options = (onSuccess: () => void) => ({
    onSuccess,
    onError: () => void queryClient().invalidateQueries({ queryKey: pickingKey(uid) }),
  });
  const lineOf = ({ uid: item, name }: Line) => ({ uid, order_no, item, name });
  const record = (line: Line, pick: LinePick, onSuccess: () => void) =>
    mutate({ kind: 'pick', ...lineOf(line), pick }, options(onSuccess));
  const remove = (line: Line, onSuccess: () => void) =>
    mutate({ kind: 'unpick', ...lineOf(line) }, options(onSuccess));
  const pendingItem = isPending && 'item' in variables ? variables.item : undefined;
  return { record, remove, pendingItem };
}
