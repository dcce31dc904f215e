import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.resetModules();
});
// Test files that run in the same worker share its globals and modules.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each([1, 2, 3, 4, 5])(
  'S10.70 S10.168 what waits in a database of version %s is sent by this one, and the round is still shown',
  async (version) => {
    const { countWaiting, deviceDb } = await import('./device-store.ts');
    const { readSnapshot } = await import('./snapshots.ts');
    const before = await openDB('sabuja-console', version, {
      upgrade: (db) => {
        const actions = db.createObjectStore('actions', { keyPath: 'seq', autoIncrement: true });
        actions.createIndex('memberUid', 'memberUid');
        db.createObjectStore(version < 4 ? 'deliveries' : 'snapshots');
        db.createObjectStore('session');
        if (version === 1) return;
        db.createObjectStore('photos', { keyPath: 'id' }).createIndex('memberUid', 'memberUid');
        db.createObjectStore('scans');
      },
    });
    const at = new Date().toISOString();
    await before.add('actions', { id: 'one', memberUid: 'rider', action: { kind: 'start' }, at });
    if (version < 4)
      await before.put('deliveries', { deliveries: { finished: 2 }, loadedAt: at }, 'rider');
    else {
      const snapshot = { value: { finished: 2 }, loadedAt: at };
      await before.put('snapshots', snapshot, ['rider', 'deliveries', '']);
    }
    before.close();
    expect(await countWaiting()).toBe(1);
    const stores = (await deviceDb()).objectStoreNames;
    expect([...stores]).toEqual(['actions', 'photos', 'scans', 'session', 'snapshots']);
    const stored = await readSnapshot(['rider', 'deliveries', '']);
    expect(stored).toEqual({ value: { finished: 2 }, loadedAt: at });
  },
);
