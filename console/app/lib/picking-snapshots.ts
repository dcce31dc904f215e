import type { PickingOrder } from '@sabuja/contract';
import type { SnapshotKey } from './device-store.ts';
import { deleteSnapshot, listSnapshots, storeSnapshot } from './snapshots.ts';

/** The query key under which an order's lines are cached for its picker. */
export const pickingKey = (uid: string) => ['picking', 'order', uid];

export const pickingSnapshotKey = (memberUid: string, uid: string): SnapshotKey<'picking'> => [
  memberUid,
  'picking',
  uid,
];

/** True if the order is being picked by this member: no other order is stored on the device. */
export const isStorable = ({ status, is_mine }: PickingOrder): boolean =>
  status === 'PICKING' && is_mine;

/** Stores an order that its picker has loaded, or deletes it if they do not pick it any more. */
export async function storePicking(
  memberUid: string,
  order: PickingOrder,
  now: Date,
): Promise<void> {
  const key = pickingSnapshotKey(memberUid, order.uid);
  await (isStorable(order) ? storeSnapshot(key, order, now) : deleteSnapshot(key));
}

/**
 * Deletes the stored orders of a day that the list of the day does not show as claimed by the member any more: somebody
 * else packed, released or cancelled them. Orders loaded after the list was requested are retained.
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
