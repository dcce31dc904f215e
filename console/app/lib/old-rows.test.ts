import 'fake-indexeddb/auto';
import { addTime, days, minutes } from '@sabuja/kit';
import { deleteDB, openDB } from 'idb';
import { beforeEach, describe, expect, test } from 'vitest';
import { addAction } from '../features/action-queue/action-store.ts';
import type { StoredPhoto } from './device-actions.ts';
import { deleteOldRows, deviceDb } from './device-store.ts';

const start = { kind: 'start', uid: 'a', order_no: 'a' } as const;
const now = new Date();
const old = new Date(now.getTime() - days(30) - minutes(1));
const recent = new Date(now.getTime() - days(30) + minutes(1));
const membersOf = async (store: 'actions' | 'photos') =>
  (await (await deviceDb()).getAll(store)).map(({ memberUid }) => memberUid);

beforeEach(() => deleteDB('sabuja-console'));

describe('S10.159 what waited on a device for more than 30 days', () => {
  test('is deleted when the database opens', async () => {
    const before = await openDB('sabuja-console', 1, {
      upgrade: (db) => {
        const actions = db.createObjectStore('actions', { keyPath: 'seq', autoIncrement: true });
        actions.createIndex('memberUid', 'memberUid');
        db.createObjectStore('deliveries');
        db.createObjectStore('session');
      },
    });
    await before.add('actions', { memberUid: 'shut out', action: start, at: old.toISOString() });
    await before.add('actions', { memberUid: 'rider', action: start, at: recent.toISOString() });
    before.close();
    expect(await membersOf('actions')).toEqual(['rider']);
  });

  test('is deleted with its photos, those of an earlier release 30 days from now', async () => {
    await addAction('shut out', start, old, new ArrayBuffer(1));
    await addAction('rider', start, recent, new ArrayBuffer(1));
    const db = await deviceDb();
    await db.put('photos', { id: 'earlier', seq: 1, memberUid: 'earlier' } as StoredPhoto);
    await deleteOldRows(db, now);
    expect(await membersOf('actions')).toEqual(['rider']);
    expect((await membersOf('photos')).sort()).toEqual(['earlier', 'rider']);
    await deleteOldRows(db, addTime(now, days(30)));
    expect(await membersOf('photos')).toEqual(['earlier']);
    await deleteOldRows(db, new Date(now.getTime() + days(30) + 1));
    expect(await membersOf('photos')).toEqual([]);
  });
});
