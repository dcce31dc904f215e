import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import type { LinePick } from '../../lib/device-actions.ts';
import { pickingKey } from '../../lib/picking-snapshots.ts';
import { useQueuedAction } from '../action-queue/index.ts';
import type { ShownLine } from './waiting-picks.ts';

type Line = Pick<ShownLine, 'uid' | 'name' | 'order'>;
type LineAction = { kind: 'pick'; pick: LinePick } | { kind: 'unpick' };

/**
 * Records what was found of a line, or removes the record. Both actions are stored on the device first, and sent in
 * sequence when there is a network. They resolve to true if the action is stored and was not refused at once.
 */
export function usePick() {
  const { mutateAsync, isPending, variables } = useQueuedAction();
  const submit = async (line: Line, action: LineAction): Promise<boolean> => {
    const { uid: item, name, order } = line;
    try {
      await mutateAsync({ ...action, uid: order.uid, order_no: order.order_no, item, name });
      return true;
    } catch {
      // The action queue has already shown the reason.
      void queryClient().invalidateQueries({ queryKey: pickingKey(order.uid) });
      return false;
    }
  };
  const record = (line: Line, pick: LinePick) => submit(line, { kind: 'pick', pick });
  const remove = (line: Line) => submit(line, { kind: 'unpick' });
  const pendingItem = isPending && 'item' in variables ? variables.item : undefined;
  return { record, remove, pendingItem };
}
