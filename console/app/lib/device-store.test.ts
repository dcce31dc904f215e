import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.resetModules();
});

test.each([1, 2])(
  'S10.70 what waits in a database of version %s is sent by this one',
  async (version) => {
    const { countWaiting, deviceDb } = await import('./device-store.ts');
    const before = await openDB('sabuja-console', version, {
      upgrade: (db) => {
        const actions = db.createObjectStore('actions', { keyPath: 'seq', autoIncrement: true });
        actions.createIndex('memberUid', 'memberUid');
        db.createObjectStore('deliveries');
        db.createObjectStore('session');
        if (version === 1) return;
        db.createObjectStore('photos', { keyPath: 'id' }).createIndex('memberUid', 'memberUid');
        db.createObjectStore('scans');
      },
    });
    await before.add('actions', { id: 'one', memberUid: 'rider', action: { kind: 'start' } });
    before.close();
    expect(await countWaiting()).toBe(1);
    const db = await deviceDb();
    expect([...db.objectStoreNames]).toEqual([
      'actions',
      'deliveries',
      'photos',
      'scans',
      'session',
    ]);
  },
);
