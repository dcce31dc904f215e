import { deviceDb, type RiderAction, type StoredAction } from '../../lib/device-store.ts';
import { applyAction } from './apply-action.ts';

const isWaiting = ({ refusal }: StoredAction): boolean => refusal === undefined;

/** Stores an action of a member; one that already waits, as after a double click, is not stored again. */
export async function addAction(
  memberUid: string,
  action: RiderAction,
  at: Date,
): Promise<StoredAction> {
  const tx = (await deviceDb()).transaction('actions', 'readwrite');
  const stored = await tx.store.index('memberUid').getAll(memberUid);
  const last = stored.filter((each) => isWaiting(each) && each.action.uid === action.uid).at(-1);
  if (last && JSON.stringify(last.action) === JSON.stringify(action)) return last;
  const added = {
    id: crypto.randomUUID(),
    memberUid,
    action,
    at: at.toISOString(),
    wasSent: false,
  };
  // The key is given by the database.
  const seq = await tx.store.add(added as StoredAction);
  await tx.done;
  return { ...added, seq };
}

/** A member's actions in their sequence. */
export const listActions = async (memberUid: string): Promise<StoredAction[]> =>
  (await deviceDb()).getAllFromIndex('actions', 'memberUid', memberUid);

/** The first action of a member that waits, from now on as sent; undefined when none does. */
export async function takeNext(memberUid: string): Promise<StoredAction | undefined> {
  const tx = (await deviceDb()).transaction('actions', 'readwrite');
  const next = (await tx.store.index('memberUid').getAll(memberUid)).find(isWaiting);
  if (!next) return undefined;
  const sent = { ...next, wasSent: true };
  await tx.store.put(sent);
  await tx.done;
  return sent;
}

/** Removes an action that the server has accepted, and applies it to the deliveries stored here. */
export async function settleAction({ seq, memberUid, action }: StoredAction): Promise<void> {
  const tx = (await deviceDb()).transaction(['actions', 'deliveries'], 'readwrite');
  const deliveriesStore = tx.objectStore('deliveries');
  await tx.objectStore('actions').delete(seq);
  const stored = await deliveriesStore.get(memberUid);
  if (stored) {
    const deliveries = applyAction(stored.deliveries, action);
    await deliveriesStore.put({ ...stored, deliveries }, memberUid);
  }
  await tx.done;
}

/** Stores why the server refused an action, until the rider has seen it. */
export async function refuseAction(
  action: StoredAction,
  refusal: NonNullable<StoredAction['refusal']>,
): Promise<void> {
  await (await deviceDb()).put('actions', { ...action, refusal });
}

/** Why an action was refused, for whoever shows it now: it is removed. Undefined when it was not. */
export async function takeRefusal(seq: number): Promise<StoredAction['refusal']> {
  const tx = (await deviceDb()).transaction('actions', 'readwrite');
  const refusal = (await tx.store.get(seq))?.refusal;
  if (refusal) await tx.store.delete(seq);
  await tx.done;
  return refusal;
}

/** Removes an action that was never sent. @returns false when it was */
export async function takeBack(seq: number): Promise<boolean> {
  const tx = (await deviceDb()).transaction('actions', 'readwrite');
  const stored = await tx.store.get(seq);
  const isUnsent = stored?.wasSent === false;
  if (isUnsent) await tx.store.delete(seq);
  await tx.done;
  return isUnsent;
}
