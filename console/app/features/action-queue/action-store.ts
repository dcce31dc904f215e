import type { PickingOrder } from '@sabuja/contract';
import type { DeviceAction, StoredAction } from '../../lib/device-actions.ts';
import { deviceDb } from '../../lib/device-store.ts';
import { applyToSnapshots } from './apply-to-snapshots.ts';

const isWaiting = ({ refusal }: StoredAction): boolean => refusal === undefined;

/**
 * Stores an action of a member, and the photo (JPEG) of a delivery in the same transaction. If the last waiting action
 * of the order is the same, as after a double click, returns that one instead.
 */
export async function addAction(
  memberUid: string,
  action: DeviceAction,
  at: Date,
  jpeg?: ArrayBuffer,
): Promise<StoredAction> {
  const tx = (await deviceDb()).transaction(['actions', 'photos'], 'readwrite');
  const actionStore = tx.objectStore('actions');
  const stored = await actionStore.index('memberUid').getAll(memberUid);
  const last = stored.filter((each) => isWaiting(each) && each.action.uid === action.uid).at(-1);
  if (last && JSON.stringify(last.action) === JSON.stringify(action)) return last;
  const added = {
    id: crypto.randomUUID(),
    memberUid,
    action,
    at: at.toISOString(),
    wasSent: false,
  };
  // The database generates the key `seq`.
  const seq = await actionStore.add(added as StoredAction);
  if (jpeg) {
    const { id } = added;
    const order = { uid: action.uid, order_no: action.order_no };
    const photo = { id, seq, memberUid, order, jpeg, at: added.at, isDue: false };
    await tx
      .objectStore('photos')
      .put(photo)
      .catch((error: unknown) => abandon(tx, error));
  }
  await tx.done;
  return { ...added, seq };
}

/** Aborts a transaction after a failed request, unless the browser has aborted it already, and throws the error. */
function abandon(tx: { abort(): void; done: Promise<void> }, error: unknown): never {
  tx.done.catch(() => {});
  try {
    tx.abort();
  } catch {}
  throw error;
}

/** Returns a member's actions in the order in which they were stored. */
export const listActions = async (memberUid: string): Promise<StoredAction[]> =>
  (await deviceDb()).getAllFromIndex('actions', 'memberUid', memberUid);

/** Marks a member's first waiting action as sent and returns it; undefined when none waits. */
export async function takeNext(memberUid: string): Promise<StoredAction | undefined> {
  const tx = (await deviceDb()).transaction('actions', 'readwrite');
  const next = (await tx.store.index('memberUid').getAll(memberUid)).find(isWaiting);
  if (!next) return undefined;
  const sent = { ...next, wasSent: true };
  await tx.store.put(sent);
  await tx.done;
  return sent;
}

/**
 * Removes an action that the server has accepted, applies it to the member's stored snapshots, and marks its photo as
 * due. `picking` is the order in the server's response to a pick.
 */
export async function settleAction(
  { id, seq, memberUid, action }: StoredAction,
  picking?: PickingOrder,
): Promise<void> {
  const tx = (await deviceDb()).transaction(['actions', 'snapshots', 'photos'], 'readwrite');
  await tx.objectStore('actions').delete(seq);
  await applyToSnapshots(tx.objectStore('snapshots'), { memberUid, action, picking });
  const photo = await tx.objectStore('photos').get(id);
  if (photo) await tx.objectStore('photos').put({ ...photo, isDue: true });
  await tx.done;
}

/** Stores why the server refused an action, to show it until the member has confirmed reading it. */
export async function refuseAction(
  action: StoredAction,
  refusal: NonNullable<StoredAction['refusal']>,
): Promise<void> {
  await (await deviceDb()).put('actions', { ...action, refusal });
}

/** Removes a refused action with its photo and returns the refusal; undefined when the action was not refused. */
export async function removeRefused(seq: number): Promise<StoredAction['refusal']> {
  const removed = await removeIf(seq, ({ refusal }) => refusal !== undefined);
  return removed?.refusal;
}

/** Removes an action that was never sent. @returns false when it was sent */
export async function removeUnsent(seq: number): Promise<boolean> {
  return (await removeIf(seq, ({ wasSent }) => !wasSent)) !== undefined;
}

/** Removes an action and its photo if the action meets the condition. @returns the removed action */
async function removeIf(
  seq: number,
  condition: (stored: StoredAction) => boolean,
): Promise<StoredAction | undefined> {
  const tx = (await deviceDb()).transaction(['actions', 'photos'], 'readwrite');
  const stored = await tx.objectStore('actions').get(seq);
  const isRemoved = stored !== undefined && condition(stored);
  if (isRemoved) {
    await tx.objectStore('actions').delete(seq);
    await tx.objectStore('photos').delete(stored.id);
  }
  await tx.done;
  return isRemoved ? stored : undefined;
}
