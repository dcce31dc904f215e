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

/** What the server sent last, to be shown without a network, by kind. */
export type SnapshotValues = { deliveries: Deliveries; picking: PickingOrder };
/** Of whom, of which kind, and of which order; empty where a member has one of a kind. */
export type SnapshotKey<K extends keyof SnapshotValues = keyof SnapshotValues> = [
  memberUid: string,
  kind: K,
  id: string,
];

type DeviceSchema = DBSchema & {
  photos: { key: string; value: StoredPhoto; indexes: { memberUid: string } };
  /** Units counted of an order's lines while somebody picks it. */
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
/** A store within a transaction that may change it. */
export type DeviceStore<N extends StoreNames<DeviceSchema>> = IDBPObjectStore<
  DeviceSchema,
  StoreNames<DeviceSchema>[],
  N,
  'readwrite'
>;

/** The key of who was signed in last. */
export const LAST_SESSION = 'last';

/** How long after it was loaded a device stores what it shows of customers and sessions without a network. */
const USABLE_FOR = hours(24);

const MAX_AGE = days(DEVICE_ACTION_DAYS);

/** Grows with each kind of action: a page of an earlier release must not take one that it does not know. */
const DB_VERSION = 6;

let opened: Promise<DeviceDb> | undefined;

/** The database of this browser in which the console stores what has to outlive the page. */
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
    // A newer version of the console, in another tab, changes the database.
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

/** A rider who is on the way has them still when a new release opens without a network. */
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

/** Whether something was loaded so recently that it is shown without a network. */
export const isUsable = ({ loadedAt }: { loadedAt: string }, now: Date): boolean =>
  now.getTime() - Date.parse(loadedAt) < USABLE_FOR;

/**
 * Deletes what was loaded too long ago, and actions and photos that waited too long, as those of a member who was shut
 * out.
 */
export async function deleteOldRows(db: DeviceDb, now: Date): Promise<void> {
  const isOld = (at: string) => now.getTime() - Date.parse(at) > MAX_AGE;
  const tx = db.transaction(['actions', 'photos'], 'readwrite');
  const [actions, photos] = [tx.objectStore('actions'), tx.objectStore('photos')];
  for (const { seq, at } of await actions.getAll()) if (isOld(at)) await actions.delete(seq);
  for (const photo of await photos.getAll()) {
    // Of an earlier release, which did not store the time.
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

/** How many actions and photos on this device, whoever made them, the server does not have yet. */
export async function countWaiting(): Promise<number> {
  const db = await deviceDb();
  const actions = await db.getAll('actions');
  const photos = (await db.getAll('photos')).filter(({ isDue }) => isDue);
  return [...actions, ...photos].filter(({ refusal }) => !refusal).length;
}

/**
 * Whose actions may be sent without a page: who was signed in last within a day. Nobody's on a shared tablet, where only a
 * page knows whether the session by PIN is over.
 */
export async function findSyncMember(now: Date): Promise<string | undefined> {
  const stored = await (await deviceDb()).get('session', LAST_SESSION);
  if (!stored || !isUsable(stored, now) || stored.session.by_pin) return undefined;
  return stored.session.member.uid;
}
