import 'fake-indexeddb/auto';
import type { Deliveries, Stop } from '@sabuja/contract';
import { ApiError } from '@sabuja/contract/client';
import { beforeEach, describe, expect, test } from 'vitest';
import type { DeviceAction, StoredAction } from '../../lib/device-actions.ts';
import { clearDevice, readSession, storeSession } from '../../lib/device-session.ts';
import { countWaiting, deviceDb } from '../../lib/device-store.ts';
import { readSnapshot, storeSnapshot } from '../../lib/snapshots.ts';
import { addAction, listActions, removeRefused, removeUnsent } from './action-store.ts';
import { applyAction } from './apply-action.ts';
import { deliveriesKey } from './apply-to-snapshots.ts';
import { coalesce } from './coalesce.ts';
import { sendWaiting } from './send-waiting.ts';

const [rider, other] = ['rider', 'other rider'];
const now = new Date('2026-11-24T06:30:00Z');
const order = (uid: string) => ({ uid, order_no: uid });
const delivered = (uid: string, code = '1234'): DeviceAction => ({
  kind: 'delivered',
  ...order(uid),
  collected: 65,
  code,
});
const refuse = (status: number, code: string) => {
  throw new ApiError(status, { code, message: `Refused: ${code}` });
};
const noNetwork = () => {
  throw new TypeError('Failed to fetch');
};
/** A fake server and the actions sent to it; `respond` throws where the server refuses one. */
function serverThat(respond: (action: DeviceAction) => void = () => {}) {
  const sent: StoredAction[] = [];
  const send = async (stored: StoredAction) => {
    sent.push(stored);
    respond(stored.action);
    return undefined;
  };
  const sender = { send, onAccepted: async () => {}, onRefused: () => {} };
  return { sent, sendAll: (of = rider) => sendWaiting(of, sender) };
}
const uidsOf = (actions: readonly StoredAction[]) => actions.map(({ action }) => action.uid);

beforeEach(async () => {
  await (await deviceDb()).clear('actions');
  await clearDevice();
});

describe('S10.70 the queue of a rider', () => {
  test('is sent in its sequence, with the time of each action, and is empty then', async () => {
    const start: DeviceAction = { kind: 'start', ...order('a') };
    await addAction(rider, start, now);
    await addAction(rider, delivered('a'), new Date('2026-11-24T07:00:00Z'));
    const { sent, sendAll } = serverThat();
    await sendAll();
    expect(sent.map(({ action, at }) => [action.kind, at])).toEqual([
      ['start', '2026-11-24T06:30:00.000Z'],
      ['delivered', '2026-11-24T07:00:00.000Z'],
    ]);
    expect(await listActions(rider)).toEqual([]);
  });

  test('stays without a response, and each action has the same id when it is sent again', async () => {
    await addAction(rider, delivered('a'), now);
    await addAction(rider, delivered('b'), now);
    const away = serverThat(noNetwork);
    await away.sendAll();
    // The first action may have reached the server, so no later action is sent before it.
    expect(uidsOf(away.sent)).toEqual(['a']);
    const back = serverThat();
    await back.sendAll();
    expect(uidsOf(back.sent)).toEqual(['a', 'b']);
    expect(back.sent[0]?.id).toBe(away.sent[0]?.id);
  });

  test.each([
    ['an expired session', 401, 'SIGNED_OUT'],
    ['a role that may not', 403, 'NOT_ALLOWED'],
    ['the session of another', 409, 'OTHER_MEMBER'],
    ['a busy server', 503, 'BUSY'],
    ['too many requests', 429, 'TOO_MANY_REQUESTS'],
  ])('waits on %s', async (_, status, code) => {
    await addAction(rider, delivered('a'), now);
    const { sendAll } = serverThat(() => refuse(status, code));
    await sendAll();
    expect(await listActions(rider)).toMatchObject([{ action: { uid: 'a' } }]);
    expect((await listActions(rider))[0]?.refusal).toBeUndefined();
    expect(await countWaiting()).toBe(1);
  });

  test('stores what is refused with the reason until it was seen, and goes on', async () => {
    const { seq } = await addAction(rider, delivered('a'), now);
    await addAction(rider, delivered('b'), now);
    const { sent, sendAll } = serverThat(
      ({ uid }) => uid === 'a' && refuse(422, 'WRONG_DELIVERY_CODE'),
    );
    await sendAll();
    await sendAll();
    expect(uidsOf(sent)).toEqual(['a', 'b']);
    const reason = { status: 422, problem: { message: 'Refused: WRONG_DELIVERY_CODE' } };
    expect(await listActions(rider)).toMatchObject([{ action: { uid: 'a' }, refusal: reason }]);
    expect(await removeRefused(seq)).toMatchObject(reason);
    expect(await listActions(rider)).toEqual([]);
  });

  test('is one for each person, and outlives a sign-out', async () => {
    await addAction(rider, delivered('a'), now);
    await addAction(other, delivered('b'), now);
    await clearDevice();
    expect(await countWaiting()).toBe(2);
    const { sent, sendAll } = serverThat();
    await sendAll(other);
    expect(uidsOf(sent)).toEqual(['b']);
    expect(uidsOf(await listActions(rider))).toEqual(['a']);
  });

  test('has a double click once, also of many at once; another code is another action', async () => {
    const added = await Promise.all([1, 2, 3].map(() => addAction(rider, delivered('a'), now)));
    expect(new Set(added.map(({ id }) => id)).size).toBe(1);
    await addAction(rider, delivered('a', '4321'), now);
    expect(await listActions(rider)).toHaveLength(2);
  });

  test('gives back what was never sent, and nothing else', async () => {
    const [first, second] = [
      await addAction(rider, delivered('a'), now),
      await addAction(rider, delivered('b'), now),
    ];
    await serverThat(noNetwork).sendAll();
    expect(await removeUnsent(second.seq)).toBe(true);
    expect(await removeUnsent(first.seq)).toBe(false);
    expect(uidsOf(await listActions(rider))).toEqual(['a']);
  });
});

test('S10.280 another slot that was asked for without a network is stored as such, and sent once with its id', async () => {
  const stop = { ...order('a'), status: 'OUT_FOR_DELIVERY' } as Stop;
  const own = { results: [stop], finished: 0, cash: 0, undoable: [] };
  const deliveries: Deliveries = { ...own, takes_upi: true, to_return: [] };
  const slot = { delivery_date: '2026-11-25', slot_id: 4, name: '6:00 PM - 8:00 PM' };
  const asked: DeviceAction = { kind: 'slot', ...order('a'), reason: 'Another time', slot };
  const requested_slot = { delivery_date: '2026-11-25', slot: slot.name, problem: null };
  expect(applyAction(deliveries, asked).results).toEqual([
    { ...stop, status: 'ATTEMPTED', requested_slot },
  ]);
  await storeSnapshot(deliveriesKey(rider), deliveries, now);
  await addAction(rider, asked, now);
  await addAction(rider, asked, now);
  const { sent, sendAll } = serverThat(() => refuse(409, 'SLOT_FULL'));
  await sendAll();
  await sendAll();
  expect(sent.map(({ action }) => action)).toEqual([asked]);
  expect((await listActions(rider)).map(({ refusal }) => refusal?.problem.code)).toEqual([
    'SLOT_FULL',
  ]);
});

test('S10.263 cash that was given back without a network is shown as such, once, and sent with its id', async () => {
  const deliveries = { results: [], finished: 2, cash: 500, undoable: [], takes_upi: true };
  const to_return = [{ ...order('a'), amount: 297, since: now.toISOString() }];
  const returned: DeviceAction = { kind: 'cash_returned', ...order('a'), amount: 297 };
  const after = applyAction({ ...deliveries, to_return }, returned);
  expect(after).toEqual({ ...deliveries, to_return: [], cash: 203 });
  expect(applyAction(after, returned)).toEqual(after);
  await storeSnapshot(deliveriesKey(rider), { ...deliveries, to_return }, now);
  await addAction(rider, returned, now);
  await addAction(rider, returned, now);
  const { sent, sendAll } = serverThat();
  await sendAll();
  expect(sent.map(({ action }) => action)).toEqual([returned]);
  expect((await readSnapshot(deliveriesKey(rider), now))?.value).toMatchObject({ cash: 203 });
});

describe('S10.164 the queue of a picker', () => {
  const pick = (item: string, found: number): DeviceAction => ({
    ...order('a'),
    ...{ kind: 'pick', item, name: 'Curd', pick: { found } },
  });

  test('has each line, and each change of one, in sequence; it outlives a sign-out', async () => {
    const picks = [pick('1', 2), pick('2', 1), pick('1', 1)];
    for (const action of [picks[0], ...picks]) if (action) await addAction(rider, action, now);
    await clearDevice();
    const { sent, sendAll } = serverThat();
    await sendAll();
    expect(sent.map(({ action }) => action)).toEqual(picks);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(3);
  });

  test('changes nothing of the deliveries of who delivers, too', () => {
    const deliveries = { results: [], finished: 1, cash: 2, undoable: [] };
    expect(applyAction(deliveries as never, pick('1', 1))).toBe(deliveries);
  });
});

describe('S10.71 without a network', () => {
  const stop = (uid: string, status = 'OUT_FOR_DELIVERY') => ({ ...order(uid), status });
  const deliveries = {
    results: [stop('a'), stop('b', 'PACKED')],
    finished: 1,
    cash: 0.1,
    undoable: [],
  } as unknown as Parameters<typeof applyAction>[0];

  test('the round shows what was done; what the server has done already counts once', () => {
    const after = (...actions: DeviceAction[]) => actions.reduce(applyAction, deliveries);
    const paid: DeviceAction = { kind: 'delivered', ...order('a'), collected: 0.2, code: '1234' };
    expect(after(paid)).toMatchObject({ results: [{ uid: 'b' }], finished: 2, cash: 0.3 });
    expect(after(paid, paid)).toEqual(after(paid));
    const start: DeviceAction = { kind: 'start', ...order('b') };
    const attempted: DeviceAction = { kind: 'attempted', ...order('b'), reason: 'Away' };
    expect(after(start).results[1]?.status).toBe('OUT_FOR_DELIVERY');
    expect(after(start, attempted).results[1]?.status).toBe('ATTEMPTED');
    const back: DeviceAction = { kind: 'returned', ...order('b') };
    expect(after(start, attempted, back)).toMatchObject({ results: [{ uid: 'a' }], finished: 1 });
  });

  test('an accepted action leaves the stored round with the queue', async () => {
    await storeSnapshot(deliveriesKey(rider), deliveries, now);
    await addAction(rider, delivered('a'), now);
    await serverThat().sendAll();
    expect((await readSnapshot(deliveriesKey(rider), now))?.value.results).toMatchObject([
      { uid: 'b' },
    ]);
  });

  test('round and session are there for a day, of who delivers, until the sign-out', async () => {
    const member = { uid: rider };
    const session = {
      permissions: ['orders.deliver'],
      next: 'done',
      member,
    } as unknown as Parameters<typeof storeSession>[0];
    const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
    await storeSnapshot(deliveriesKey(rider), deliveries, now);
    await storeSession(session, now);
    expect(await readSnapshot(deliveriesKey(rider), inHours(23))).toBeDefined();
    expect(await readSnapshot(deliveriesKey(other), inHours(23))).toBeUndefined();
    expect(await readSnapshot(deliveriesKey(rider), inHours(25))).toBeUndefined();
    expect(await readSession(inHours(23))).toEqual(session);
    expect(await readSession(inHours(25))).toBeUndefined();
    await clearDevice();
    expect(await readSnapshot(deliveriesKey(rider), now)).toBeUndefined();
    expect(await readSession(now)).toBeUndefined();
    await storeSession(session, now);
    await storeSession({ ...session, permissions: ['orders.read'] }, now);
    expect(await readSession(now)).toBeUndefined();
  });
});

test('runs of one task do not overlap; a call during a run gets the one that follows', async () => {
  let [running, most, runs] = [0, 0, 0];
  const run = coalesce(async () => {
    running += 1;
    runs += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
  });
  await Promise.all([run(), run(), run()]);
  expect([most, runs]).toEqual([1, 2]);
  await run();
  expect(runs).toBe(3);
});
