import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, test } from 'vitest';
import { countWaiting, deviceDb } from './device-store.ts';

test('S10.70 what waits in a database of the version before is sent by this one', async () => {
  const before = await openDB('sabuja-console', 1, {
    upgrade: (db) => {
      const actions = db.createObjectStore('actions', { keyPath: 'seq', autoIncrement: true });
      actions.createIndex('memberUid', 'memberUid');
      db.createObjectStore('deliveries');
      db.createObjectStore('session');
    },
  });
  await before.add('actions', { id: 'one', memberUid: 'rider', action: { kind: 'start' } });
  before.close();
  expect(await countWaiting()).toBe(1);
  const db = await deviceDb();
  expect([...db.objectStoreNames]).toEqual(['actions', 'deliveries', 'photos', 'scans', 'session']);
});
