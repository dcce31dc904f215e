import { deviceDb, isUsable, type SnapshotKey, type SnapshotValues } from './device-store.ts';

type Kind = keyof SnapshotValues;
export type Snapshot<K extends Kind> = { value: SnapshotValues[K]; loadedAt: string };

/** Stores a response loaded for a member, and replaces the snapshot with the same key. */
export async function storeSnapshot<K extends Kind>(
  key: SnapshotKey<K>,
  value: SnapshotValues[K],
  now: Date,
): Promise<void> {
  await (await deviceDb()).put('snapshots', { value, loadedAt: now.toISOString() }, key);
}

/** Returns the snapshot with its time; undefined when it is older than a day. */
export async function readSnapshot<K extends Kind>(
  key: SnapshotKey<K>,
  now = new Date(),
): Promise<Snapshot<K> | undefined> {
  const stored = await (await deviceDb()).get('snapshots', key);
  return stored && isUsable(stored, now) ? (stored as Snapshot<K>) : undefined;
}

/** Returns a member's snapshots of a kind that are not older than a day. */
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

/** Range of all keys of a member and kind: IndexedDB sorts arrays after strings, so `[]` is an upper bound. */
const allOf = (memberUid: string, kind: Kind): IDBKeyRange =>
  IDBKeyRange.bound([memberUid, kind], [memberUid, kind, []]);
