import type { Deliveries, RefusedUnits, StaffSession } from '@sabuja/contract';
import type { MissingReason } from '@sabuja/contract/rules/missing-reasons';
import { days, hours } from '@sabuja/kit';
import type { Problem } from '@sabuja/ui/lib/api-error.ts';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { isPinOver } from './pin-use.ts';

/** What a picker found of a line. */
export type LinePick = {
  found: number;
  grams?: number;
  reason?: MissingReason;
  substitute?: { stock_id: number; quantity: number };
  customer_agreed?: true;
};

/** What a rider does with an order, or a picker with one of its lines. */
export type DeviceAction = { uid: string; order_no: string } & (
  | { kind: 'pick'; item: string; name: string; pick: LinePick }
  | { kind: 'unpick'; item: string; name: string }
  | { kind: 'start' }
  | { kind: 'returned' }
  | { kind: 'attempted'; reason: string }
  | (Delivered & { code: string })
  | (Delivered & { reason: string; has_photo?: true })
);
type Delivered = {
  kind: 'delivered';
  collected: number;
  refused?: RefusedUnits[];
  despite_link?: true;
};

/** An action until the server has accepted it, or the rider has seen why it was refused. */
export type StoredAction = {
  /** In the sequence of the actions. */
  seq: number;
  /** The id under which the server does it once. */
  id: string;
  memberUid: string;
  action: DeviceAction;
  /** By the device's clock. */
  at: string;
  /** True once it was sent: the server may have done it, whether or not it responded. */
  wasSent: boolean;
  refusal?: { status: number; problem: Problem };
};

/** The photo of a delivery until the server has it, or the rider has seen why it was refused. */
export type StoredPhoto = Pick<StoredAction, 'id' | 'seq' | 'memberUid' | 'refusal'> & {
  order: { uid: string; order_no: string };
  jpeg: ArrayBuffer;
  /** By the device's clock; not there on photos of an earlier release until the database opens. */
  at?: string;
  /** True once the server has accepted the delivery: the photo is sent after it. */
  isDue: boolean;
};

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
  deliveries: { key: string; value: { deliveries: Deliveries; loadedAt: string } };
  session: { key: string; value: { session: StaffSession; loadedAt: string } };
};
export type DeviceDb = IDBPDatabase<DeviceSchema>;

const LAST_SESSION = 'last';
/** How long after it was loaded what a device stores of customers and sessions is shown without a network. */
const USABLE_FOR = hours(24);

/** The server forgets the ids of actions after this time: an older one might be done twice. */
const MAX_AGE = days(30);

/** Grows with each kind of action: a page of an earlier release must not take one that it does not know. */
const DB_VERSION = 3;

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
    upgrade: (db, oldVersion) => {
      if (oldVersion < 1) {
        db.createObjectStore('actions', { keyPath: 'seq', autoIncrement: true }).createIndex(
          'memberUid',
          'memberUid',
        );
        db.createObjectStore('deliveries');
        db.createObjectStore('session');
      }
      if (oldVersion < 2) {
        db.createObjectStore('photos', { keyPath: 'id' }).createIndex('memberUid', 'memberUid');
        db.createObjectStore('scans');
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

/** Deletes actions and photos that waited too long, as those of a member who was shut out. */
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
}

const isUsable = ({ loadedAt }: { loadedAt: string }, now: Date): boolean =>
  now.getTime() - Date.parse(loadedAt) < USABLE_FOR;

/** Stores who is signed in; of those who deliver only, as nobody else works without a network. */
export async function storeSession(session: StaffSession, now = new Date()): Promise<void> {
  const db = await deviceDb();
  await (session.permissions.includes('orders.deliver')
    ? db.put('session', { session, loadedAt: now.toISOString() }, LAST_SESSION)
    : db.delete('session', LAST_SESSION));
}

/**
 * Who was signed in last on this device; undefined when they signed out, or after a day. A session by PIN that is over
 * or has expired is deleted with the deliveries.
 */
export async function readSession(now = new Date()): Promise<StaffSession | undefined> {
  const stored = await (await deviceDb()).get('session', LAST_SESSION);
  if (!stored || !isUsable(stored, now)) return undefined;
  const { by_pin, expires_at } = stored.session;
  const hasExpired = by_pin && now.getTime() >= Date.parse(expires_at);
  if (!hasExpired && !isPinOver(stored.session, now)) return stored.session;
  await clearDevice();
  return undefined;
}

export async function storeDeliveries(
  memberUid: string,
  deliveries: Deliveries,
  now: Date,
): Promise<void> {
  const stored = { deliveries, loadedAt: now.toISOString() };
  await (await deviceDb()).put('deliveries', stored, memberUid);
}

/** The deliveries that a member loaded last, with the time; undefined after a day. */
export async function readDeliveries(memberUid: string, now = new Date()) {
  const stored = await (await deviceDb()).get('deliveries', memberUid);
  return stored && isUsable(stored, now) ? stored : undefined;
}

/** Deletes session and customers' addresses, as somebody signs out. Actions stay until they are sent. */
export async function clearDevice(): Promise<void> {
  const tx = (await deviceDb()).transaction(['session', 'deliveries'], 'readwrite');
  await Promise.all([
    tx.objectStore('session').clear(),
    tx.objectStore('deliveries').clear(),
    tx.done,
  ]);
}

/** How many actions and photos on this device, whoever made them, the server does not have yet. */
export async function countWaiting(): Promise<number> {
  const db = await deviceDb();
  const actions = await db.getAll('actions');
  const photos = (await db.getAll('photos')).filter(({ isDue }) => isDue);
  return [...actions, ...photos].filter(({ refusal }) => !refusal).length;
}
