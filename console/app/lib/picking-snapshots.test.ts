import 'fake-indexeddb/auto';
import type { PickingOrder, StaffSession } from '@sabuja/contract';
import { ApiError } from '@sabuja/contract/client';
import { addTime, hours } from '@sabuja/kit';
import { beforeEach, describe, expect, test } from 'vitest';
import { addAction } from '../features/action-queue/action-store.ts';
import { sendWaiting } from '../features/action-queue/send-waiting.ts';
import { clearDevice, readSession, storeSession } from './device-session.ts';
import { deleteOldRows, deviceDb } from './device-store.ts';
import { loadOrStored } from './load-or-stored.ts';
import { deleteOtherPickings, pickingSnapshotKey, storePicking } from './picking-snapshots.ts';
import { listSnapshots, readSnapshot } from './snapshots.ts';

const [picker, other] = ['picker', 'other picker'];
const now = new Date();
const after = (time: number) => addTime(now, time);
const orderOf = (uid: string, changes: Partial<PickingOrder> = {}) =>
  ({
    ...{ uid, order_no: uid, status: 'PICKING', is_mine: true, delivery_date: '2026-11-24' },
    ...changes,
  }) as PickingOrder;
const read = (uid: string, of = picker, at = now) => readSnapshot(pickingSnapshotKey(of, uid), at);
const uidsOf = async (of = picker) =>
  (await listSnapshots(of, 'picking', now)).map(({ value }) => value.uid);
const sessionOf = (uid: string, permission: string) =>
  ({ next: 'done', member: { uid }, permissions: [permission] }) as StaffSession;

beforeEach(async () => {
  await clearDevice();
  await (await deviceDb()).clear('actions');
});

describe('S10.168 the orders that somebody picks', () => {
  test('are stored for them alone, for a day', async () => {
    await storePicking(picker, orderOf('a'), now);
    expect(await read('a')).toMatchObject({ value: { uid: 'a' }, loadedAt: now.toISOString() });
    expect(await read('a', picker, after(hours(24) - 1))).toBeDefined();
    expect(await read('a', picker, after(hours(24)))).toBeUndefined();
    expect(await read('a', other)).toBeUndefined();
    await deleteOldRows(await deviceDb(), after(hours(24) - 1));
    expect(await uidsOf()).toEqual(['a']);
    await deleteOldRows(await deviceDb(), after(hours(24)));
    expect(await (await deviceDb()).count('snapshots')).toBe(0);
  });

  test.each([
    ['packed', { status: 'PACKED' }],
    ['released', { status: 'CONFIRMED', is_mine: false }],
    ['cancelled', { status: 'CANCELLED' }],
    ['another’s', { is_mine: false }],
  ] as const)('are not stored once one is %s', async (_, changes) => {
    await storePicking(picker, orderOf('a'), now);
    await storePicking(picker, orderOf('a', changes), now);
    expect(await uidsOf()).toEqual([]);
  });

  test('are deleted when the list of their day does not name them any more', async () => {
    const askedAt = after(1);
    await storePicking(picker, orderOf('a'), now);
    await storePicking(picker, orderOf('b'), now);
    await storePicking(picker, orderOf('tomorrow', { delivery_date: '2026-11-25' }), now);
    await storePicking(picker, orderOf('claimed meanwhile'), after(2));
    await deleteOtherPickings(picker, { date: '2026-11-24', claimed: ['b'], askedAt });
    expect(await uidsOf()).toEqual(['b', 'claimed meanwhile', 'tomorrow']);
  });

  test('are deleted at the sign-out, and when somebody else signs in', async () => {
    await storePicking(picker, orderOf('a'), now);
    await storeSession(sessionOf(picker, 'orders.pick'), now);
    expect(await uidsOf()).toEqual(['a']);
    await storeSession(sessionOf(other, 'orders.pick'), now);
    expect(await (await deviceDb()).count('snapshots')).toBe(0);
    await storePicking(picker, orderOf('a'), now);
    await clearDevice();
    expect(await uidsOf()).toEqual([]);
  });

  test('are opened in a stored session of who may pick or deliver, of nobody else', async () => {
    for (const permission of ['orders.pick', 'orders.deliver']) {
      await storeSession(sessionOf(picker, permission), now);
      expect(await readSession(now)).toMatchObject({ member: { uid: picker } });
    }
    await storeSession(sessionOf(picker, 'catalogue.read'), now);
    expect(await readSession(now)).toBeUndefined();
  });
});

describe('S10.169 a pick that the server accepts', () => {
  const pick = { kind: 'pick', uid: 'a', order_no: 'a', item: 'i', name: 'Yam' } as const;
  const send = async (picking: PickingOrder) => {
    await addAction(picker, { ...pick, pick: { found: 1 } }, now);
    const sender = { onAccepted: async () => {}, onRefused: () => {} };
    await sendWaiting(picker, { ...sender, send: async () => picking });
  };

  test('replaces the stored order by the one that the server sent, or deletes it', async () => {
    await storePicking(picker, orderOf('a'), now);
    await send(orderOf('a', { amount: 12 }));
    expect((await read('a'))?.value.amount).toBe(12);
    await send(orderOf('a', { status: 'PACKED' }));
    expect(await uidsOf()).toEqual([]);
  });

  test('stores nothing on a device that was cleared meanwhile', async () => {
    await send(orderOf('a'));
    expect(await uidsOf()).toEqual([]);
  });
});

describe('S10.169 what is loaded', () => {
  const open = new AbortController().signal;
  const source = (load: () => Promise<PickingOrder>) => ({
    load,
    store: (order: PickingOrder, at: Date) => storePicking(picker, order, at),
    read: () => read('a'),
  });
  const fail = (error: Error) => async () => {
    throw error;
  };

  test('comes from the server, and without a response from the device with its time', async () => {
    const loaded = await loadOrStored(
      source(async () => orderOf('a')),
      open,
    );
    expect(loaded).toMatchObject({ value: { uid: 'a' }, isStored: false });
    const { loadedAt } = loaded;
    for (const error of [new TypeError('Failed to fetch'), new ApiError(503, {} as never)]) {
      const stored = await loadOrStored(source(fail(error)), open);
      expect(stored).toMatchObject({ value: { uid: 'a' }, loadedAt, isStored: true });
    }
  });

  test('is not shown from the device when the server refuses it', async () => {
    await storePicking(picker, orderOf('a'), now);
    const refused = new ApiError(401, {} as never);
    await expect(loadOrStored(source(fail(refused)), open)).rejects.toBe(refused);
  });

  test('is not stored for who has signed out before it arrived', async () => {
    const aborted = new AbortController();
    const load = async () => {
      aborted.abort();
      return orderOf('a');
    };
    await expect(loadOrStored(source(load), aborted.signal)).rejects.toThrow();
    expect(await uidsOf()).toEqual([]);
  });
});
