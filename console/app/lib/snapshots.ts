import { deviceDb, isUsable, type SnapshotKey, type SnapshotValues } from './device-store.ts';

type Kind = keyof SnapshotValues;
export type Snapshot<K extends Kind> = { value: SnapshotValues[K]; loadedAt: string };

/** Stores what was loaded for a member, in place of what was loaded before. */
export async function storeSnapshot<K extends Kind>(
  key: SnapshotKey<K>,
  value: SnapshotValues[K],
  now: Date,
): Promise<void> {
  await (await deviceDb()).put('snapshots', { value, loadedAt: now.toISOString() }, key);
}

/** What was loaded last, with the time; undefined after a day. */
export async function readSnapshot<K extends Kind>(
  key: SnapshotKey<K>,
  now = new Date(),
): Promise<Snapshot<K> | undefined> {
  const stored = await (await deviceDb()).get('snapshots', key);
  return stored && isUsable(stored, now) ? (stored as Snapshot<K>) : undefined;
}

/** All of a kind that was loaded for a member within a day. */
export async function listSnapshots<K extends Kind>(
  memberUid: string,
  kind: K,
  now = new Date(),
): Promise<Snapshot<K>[]> {
  const stored = await (await deviceDb()).getAll('snapshots', allOf(memberUid, kind));
  return stored.filter((each): each is Snapshot<K> => isUsable(each, now));
}

export async function deleteSnapshot(key: SnapshotKey): Promise<void> {
  await (await deviceDb()).delete('snapshots', key);
}

/** Every key of a member and kind: an array comes after every text. */
const allOf = (memberUid: string, kind: Kind): IDBKeyRange =>
  IDBKeyRange.bound([memberUid, kind], [memberUid, kind, []]);
