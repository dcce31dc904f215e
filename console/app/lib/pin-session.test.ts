import 'fake-indexeddb/auto';
import type { StaffSession } from '@sabuja/contract';
import { addTime, hours, minutes } from '@sabuja/kit';
import { beforeEach, describe, expect, test } from 'vitest';
import type { StoredAction } from './device-actions.ts';
import { clearDevice, readSession, storeSession } from './device-session.ts';
import { countWaiting, deviceDb, type SnapshotKey } from './device-store.ts';
import {
  endPinSession,
  isPinSessionExpired,
  startPinSession,
  touchPinSession,
} from './pin-session.ts';
import { readSnapshot, storeSnapshot } from './snapshots.ts';

const start = new Date('2026-11-24T03:30:00Z');
const after = (time: number) => addTime(start, time);

/** Returns a session by PIN; each call has a new member. */
const sessionOf = (role: 'rider' | 'picker' = 'rider'): StaffSession => ({
  next: 'done',
  member: { uid: crypto.randomUUID(), name: 'Asha', email: 'asha@example.in', role },
  permissions: ['orders.deliver'],
  second_factor_at: null,
  second_factors: [],
  language: null,
  by_pin: true,
  expires_at: after(hours(16)).toISOString(),
});

const keyOf = (session: StaffSession, kind: SnapshotKey[1]): SnapshotKey => [
  session.member.uid,
  kind,
  '',
];

/** Stores a session on this device, with snapshots and a waiting action. */
async function storedSession() {
  const session = sessionOf();
  startPinSession(session, start);
  await storeSession(session, start);
  for (const kind of ['deliveries', 'picking'] as const)
    await storeSnapshot(keyOf(session, kind), {} as never, start);
  const waiting = { memberUid: session.member.uid, action: { kind: 'start' } } as StoredAction;
  await (await deviceDb()).add('actions', waiting);
  return session;
}

beforeEach(async () => {
  await (await deviceDb()).clear('actions');
  await clearDevice();
});

describe('S10.157 without a network a session by PIN', () => {
  test('is over when nobody touched the device for two hours, with deliveries and orders to pick; what waits stays', async () => {
    const session = await storedSession();
    touchPinSession(session, after(hours(1)));
    expect(await readSession(after(hours(3) - 1))).toEqual(session);
    expect(await readSession(after(hours(3)))).toBeUndefined();
    for (const kind of ['deliveries', 'picking'] as const)
      expect(await readSnapshot(keyOf(session, kind), after(hours(3)))).toBeUndefined();
    expect(await countWaiting()).toBe(1);
    // The clock of the tablet is set back.
    expect(await readSession(after(hours(1)))).toBeUndefined();
  });

  test('is over when it expires, however much it is used', async () => {
    const session = await storedSession();
    for (let hour = 1; hour <= 16; hour++) touchPinSession(session, after(hours(hour)));
    expect(await readSession(after(hours(16) - 1))).toEqual(session);
    expect(await readSession(after(hours(16)))).toBeUndefined();
  });

  test('is not opened on a device that does not know when it was touched', async () => {
    await storedSession();
    const unknown = sessionOf();
    await storeSession(unknown, start);
    expect(await readSession(start)).toBeUndefined();
  });

  test('by passphrase is shown for a day, as before', async () => {
    const session = { ...sessionOf(), by_pin: false };
    await storeSession(session, start);
    expect(await readSession(after(hours(24) - 1))).toEqual(session);
  });
});

describe('S10.157 the time without a touch', () => {
  test('is of the role, and goes on when the session is loaded again', () => {
    const picker = sessionOf('picker');
    startPinSession(picker, start);
    startPinSession(picker, after(minutes(29)));
    expect(isPinSessionExpired(picker, after(minutes(30) - 1))).toBe(false);
    expect(isPinSessionExpired(picker, after(minutes(30)))).toBe(true);
  });

  test('is not begun anew by the touch that comes too late, nor by another clock', () => {
    const session = sessionOf();
    startPinSession(session, start);
    touchPinSession(session, after(hours(2)));
    expect(isPinSessionExpired(session, after(hours(2)))).toBe(true);
    endPinSession(session);
    touchPinSession(session, start);
    expect(isPinSessionExpired(session, start)).toBe(true);
    const next = sessionOf();
    startPinSession(next, start);
    expect(isPinSessionExpired(next, start)).toBe(false);
  });
});
