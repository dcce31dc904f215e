import type { Deliveries, PickingOrder } from '@sabuja/contract';
import type { DeviceAction } from '../../lib/device-actions.ts';
import type { DeviceStore, SnapshotKey } from '../../lib/device-store.ts';
import { isStorable, pickingSnapshotKey } from '../../lib/picking-snapshots.ts';
import { applyAction } from './apply-action.ts';

/** The key under which a member's deliveries are stored on the device. */
export const deliveriesKey = (memberUid: string): SnapshotKey<'deliveries'> => [
  memberUid,
  'deliveries',
  '',
];

type Accepted = { memberUid: string; action: DeviceAction; picking: PickingOrder | undefined };

/**
 * Applies an action that the server has accepted to the stored snapshot of the member's deliveries, or of the picked
 * order. Creates no snapshot: the member may have signed out meanwhile, which deletes the snapshots.
 */
export async function applyToSnapshots(
  store: DeviceStore<'snapshots'>,
  { memberUid, action, picking }: Accepted,
): Promise<void> {
  if (picking) {
    const key = pickingSnapshotKey(memberUid, action.uid);
    if ((await store.getKey(key)) === undefined) return;
    const loadedAt = new Date().toISOString();
    await (isStorable(picking) ? store.put({ value: picking, loadedAt }, key) : store.delete(key));
    return;
  }
  const key = deliveriesKey(memberUid);
  const stored = await store.get(key);
  if (!stored) return;
  const value = applyAction(stored.value as Deliveries, action);
  await store.put({ ...stored, value }, key);
}
