import type { PickingOrder } from '@sabuja/contract';
import type { SnapshotKey } from './device-store.ts';
import { deleteSnapshot, listSnapshots, storeSnapshot } from './snapshots.ts';

/** Under which the lines of an order are cached as their picker sees them. */
export const pickingKey = (uid: string) => ['picking', 'order', uid];

export const pickingSnapshotKey = (memberUid: string, uid: string): SnapshotKey<'picking'> => [
  memberUid,
  'picking',
  uid,
];

/** Only what its picker goes on with is stored on the device; nothing of an order that is packed, released or another's. */
export const isStorable = ({ status, is_mine }: PickingOrder): boolean =>
  status === 'PICKING' && is_mine;

/** Stores an order as its picker has loaded it, or deletes it if it is not theirs any more. */
export async function storePicking(
  memberUid: string,
  order: PickingOrder,
  now: Date,
): Promise<void> {
  const key = pickingSnapshotKey(memberUid, order.uid);
  await (isStorable(order) ? storeSnapshot(key, order, now) : deleteSnapshot(key));
}

/**
 * Deletes the orders of a day that the list of the day does not name as the member's any more: somebody else packed,
 * released or cancelled them. What was loaded after the list was asked for is retained.
 */
export async function deleteOtherPickings(
  memberUid: string,
  list: { date: string; claimed: readonly string[]; askedAt: Date },
): Promise<void> {
  for (const { value, loadedAt } of await listSnapshots(memberUid, 'picking')) {
    if (value.delivery_date !== list.date || list.claimed.includes(value.uid)) continue;
    if (Date.parse(loadedAt) < list.askedAt.getTime())
      await deleteSnapshot(pickingSnapshotKey(memberUid, value.uid));
  }
}
