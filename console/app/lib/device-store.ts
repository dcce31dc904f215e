import type { Deliveries, PickingOrder, StaffSession } from '@sabuja/contract';
import { DEVICE_ACTION_DAYS } from '@sabuja/contract/limits';
import { days, hours } from '@sabuja/kit';
import {
  type DBSchema,
  type IDBPDatabase,
  type IDBPObjectStore,
  type IDBPTransaction,
  openDB,
  type StoreNames,
} from 'idb';
import type { StoredAction, StoredPhoto } from './device-actions.ts';

/** By kind, the last response of the server, which is shown without a network. */
export type SnapshotValues = { deliveries: Deliveries; picking: PickingOrder };
/** Key of a snapshot. `id` is the uid of an order; empty where a member has only one snapshot of the kind. */
export type SnapshotKey<K extends keyof SnapshotValues = keyof SnapshotValues> = [
  memberUid: string,
  kind: K,
  id: string,
];

type DeviceSchema = DBSchema & {
  photos: { key: string; value: StoredPhoto; indexes: { memberUid: string } };
  /** The counted units of each line, while an order is being picked. */
  scans: {
    key: [memberUid: string, orderUid: string];
    value: { counts: Readonly<Record<string, number>>; countedAt: string };
  };
  actions: {
    key: number;
    value: StoredAction;
    indexes: { memberUid: string };
  };
  snapshots: {
    key: SnapshotKey;
    value: { value: SnapshotValues[keyof SnapshotValues]; loadedAt: string };
  };
  session: { key: string; value: { session: StaffSession; loadedAt: string } };
};
export type DeviceDb = IDBPDatabase<DeviceSchema>;
/** An object store within a read-write transaction. */
export type DeviceStore<N extends StoreNames<DeviceSchema>> = IDBPObjectStore<
  DeviceSchema,
  StoreNames<DeviceSchema>[],
  N,
  'readwrite'
>;

/** The key of the last session. */
export const LAST_SESSION = 'last';

/** How long snapshots with customers' data and sessions are stored and shown after they were loaded. */
const USABLE_FOR = hours(24);

const MAX_AGE = days(DEVICE_ACTION_DAYS);

/** Increased with each new kind of action, so that a page of an earlier release cannot read unknown ones. */
const DB_VERSION = 6;

let opened: Promise<DeviceDb> | undefined;

/** Opens the IndexedDB database with the data that has to outlive the page; opened once per page. */
export function deviceDb(): Promise<DeviceDb> {
  opened ??= openDeviceDb().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function openDeviceDb(): Promise<DeviceDb> {
  const device = await openDB<DeviceSchema>('sabuja-console', DB_VERSION, {
    upgrade: async (db, oldVersion, _, tx) => {
      if (oldVersion < 1) {
        db.createObjectStore('actions', { keyPath: 'seq', autoIncrement: true }).createIndex(
          'memberUid',
          'memberUid',
        );
        db.createObjectStore('session');
      }
      if (oldVersion < 2) {
        db.createObjectStore('photos', { keyPath: 'id' }).createIndex('memberUid', 'memberUid');
        db.createObjectStore('scans');
      }
      if (oldVersion < 4) {
        db.createObjectStore('snapshots');
        if (oldVersion > 0) await convertDeliveries(tx);
      }
    },
    // A newer release of the console in another tab needs to upgrade the database.
    blocking: (_, __, event) => {
      opened = undefined;
      (event.target as IDBDatabase).close();
    },
    terminated: () => {
      opened = undefined;
    },
  });
  await deleteOldRows(device, new Date()).catch(() => {});
  return device;
}

/** Moves the deliveries of an earlier release to `snapshots`, so that riders on the way do not lose them offline. */
async function convertDeliveries(
  tx: IDBPTransaction<DeviceSchema, StoreNames<DeviceSchema>[], 'versionchange'>,
): Promise<void> {
  const name = 'deliveries' as never;
  const [members, rows] = [
    await tx.objectStore(name).getAllKeys(),
    (await tx.objectStore(name).getAll()) as { deliveries: Deliveries; loadedAt: string }[],
  ];
  for (const [index, { deliveries, loadedAt }] of rows.entries()) {
    const key: SnapshotKey = [String(members[index]), 'deliveries', ''];
    await tx.objectStore('snapshots').put({ value: deliveries, loadedAt }, key);
  }
  tx.db.deleteObjectStore(name);
}

/** Whether a snapshot or session was loaded recently enough to be shown without a network. */
export const isUsable = ({ loadedAt }: { loadedAt: string }, now: Date): boolean =>
  now.getTime() - Date.parse(loadedAt) < USABLE_FOR;

/**
 * Deletes expired snapshots and sessions, and actions and photos that waited too long, such as those of a member who
 * cannot sign in any more.
 */
export async function deleteOldRows(db: DeviceDb, now: Date): Promise<void> {
  const isOld = (at: string) => now.getTime() - Date.parse(at) > MAX_AGE;
  const tx = db.transaction(['actions', 'photos'], 'readwrite');
  const [actions, photos] = [tx.objectStore('actions'), tx.objectStore('photos')];
  for (const { seq, at } of await actions.getAll()) if (isOld(at)) await actions.delete(seq);
  for (const photo of await photos.getAll()) {
    // A photo of an earlier release, which did not store the time.
    if (photo.at === undefined) await photos.put({ ...photo, at: now.toISOString() });
    else if (isOld(photo.at)) await photos.delete(photo.id);
  }
  await tx.done;
  const loaded = db.transaction(['snapshots', 'session'], 'readwrite');
  for (const name of ['snapshots', 'session'] as const) {
    for (let row = await loaded.objectStore(name).openCursor(); row; row = await row.continue()) {
      if (!isUsable(row.value, now)) await row.delete();
    }
  }
  await loaded.done;
}

/** Returns the number of actions and due photos on this device, of all members, that were not sent yet. */
export async function countWaiting(): Promise<number> {
  const db = await deviceDb();
  const actions = await db.getAll('actions');
  const photos = (await db.getAll('photos')).filter(({ isDue }) => isDue);
  return [...actions, ...photos].filter(({ refusal }) => !refusal).length;
}

/**
 * Returns the uid of the member whose actions the service worker may send: the last one signed in, within a day.
 * Undefined for a session by PIN on a shared tablet, because only a page knows whether that session is over.
 */
export async function findSyncMember(now: Date): Promise<string | undefined> {
  const stored = await (await deviceDb()).get('session', LAST_SESSION);
  if (!stored || !isUsable(stored, now) || stored.session.by_pin) return undefined;
  return stored.session.member.uid;
}
