import { randomUUID } from 'node:crypto';
import {
  createMember,
  createOrder,
  createRound,
  createStock,
  groceryLine,
  readOrder,
  refusalCode,
  settleAll,
  type TestMember,
  transitionAsStaff,
  useCustomer,
  useSellableShop,
} from '@sabuja/testing';
import { beforeEach, expect, test } from 'vitest';
import { purgeOldDeviceActions } from './device-actions.ts';

const { shop, category } = useSellableShop();
const customer = useCustomer(shop);
let manager: TestMember;
let rider: TestMember;
beforeEach(async () => {
  manager = await createMember(shop, 'manager');
  rider = await createMember(shop, 'rider');
});

async function orderInRound(): Promise<string> {
  const uid = await createOrder(customer, [groceryLine(await createStock(shop, category))]);
  await transitionAsStaff(shop, uid, 'CONFIRMED', 'PACKED');
  await createRound(manager, rider, [uid]);
  return uid;
}
const act = {
  start: (uid: string, action_id: string = randomUUID()) =>
    rider.api('POST /api/v1/staff/deliveries/{uid}/start', {
      params: { uid },
      body: { action_id },
    }),
  attempted: (uid: string, action_id: string = randomUUID()) =>
    rider.api('POST /api/v1/staff/deliveries/{uid}/attempted', {
      params: { uid },
      body: { action_id, reason: 'Nobody at home', at: '2026-11-24T06:30:00Z' },
    }),
  returned: (uid: string, action_id: string = randomUUID()) =>
    rider.api('POST /api/v1/staff/deliveries/{uid}/returned', {
      params: { uid },
      body: { action_id },
    }),
  delivered: (
    uid: string,
    body: { action_id?: string; at?: string; code?: string; reason?: string },
  ) => rider.api('POST /api/v1/staff/deliveries/{uid}/delivered', { params: { uid }, body }),
};
const statusOf = async (uid: string) => (await readOrder(customer, uid)).o_status;

test('an action that arrives again after others is not done twice', async () => {
  const uid = await orderInRound();
  const [start, attempt] = [randomUUID(), randomUUID()];
  await act.start(uid, start);
  await act.attempted(uid, attempt);
  // Without the action id, this would be a second delivery attempt.
  await act.start(uid, start);
  expect(await statusOf(uid)).toBe('ATTEMPTED');
  await act.start(uid);
  await act.attempted(uid, attempt);
  expect(await statusOf(uid)).toBe('OUT_FOR_DELIVERY');
});

test('one action sent many times at once has one effect', async () => {
  const uid = await orderInRound();
  await act.start(uid);
  const id = randomUUID();
  const { fulfilled } = await settleAll([1, 2, 3, 4].map(() => act.attempted(uid, id)));
  expect(fulfilled).toBe(4);
  const { history } = await readOrder(customer, uid);
  expect(history.filter(({ status }) => status === 'ATTEMPTED')).toHaveLength(1);
});

test('a wrong code sent again counts once', async () => {
  const uid = await orderInRound();
  await act.start(uid);
  const code = (await readOrder(customer, uid)).delivery_code ?? '';
  const wrong = code === '0000' ? '1111' : '0000';
  const body = { action_id: randomUUID(), code: wrong };
  const { refusals } = await settleAll([1, 2, 3, 4, 5, 6].map(() => act.delivered(uid, body)));
  expect(refusals.map(({ problem }) => problem.code)).toEqual(Array(6).fill('WRONG_DELIVERY_CODE'));
  expect((await act.delivered(uid, { code }))?.status).toBe('DELIVERED');
});

test('an order nobody took comes back to the shop once, and leaves the round', async () => {
  const uid = await orderInRound();
  await act.start(uid);
  expect(await refusalCode(act.returned(uid))).toBe('CANNOT_MOVE');
  await act.attempted(uid);
  const id = randomUUID();
  expect(await act.returned(uid, id)).toEqual({ uid });
  expect(await act.returned(uid, id)).toEqual({ uid });
  expect(await refusalCode(act.returned(uid))).toBe('NO_ORDER');
  expect(await statusOf(uid)).toBe('PACKED');
  expect((await rider.api('GET /api/v1/staff/deliveries')).results).toEqual([]);
});

test('an id belongs to one action', async () => {
  const [a, b] = [await orderInRound(), await orderInRound()];
  const id = randomUUID();
  await act.start(a, id);
  expect(await refusalCode(act.start(b, id))).toBe('ACTION_REUSED');
  expect(await refusalCode(act.attempted(a, id))).toBe('ACTION_REUSED');
  const others = [await orderInRound(), await orderInRound(), await orderInRound()];
  const shared = randomUUID();
  const { fulfilled, refusals } = await settleAll(others.map((uid) => act.start(uid, shared)));
  expect(fulfilled).toBe(1);
  expect(refusals.map(({ problem }) => problem.code)).toEqual(['ACTION_REUSED', 'ACTION_REUSED']);
});

test('a rider sees how far they are and the cash with them, accounts what is still to come', async () => {
  const [a, b] = [await orderInRound(), await orderInRound()];
  await manager.api('POST /api/v1/staff/rounds', {
    body: { name: 'Both', delivery_date: '2026-11-24', rider_uid: rider.uid, uids: [a, b] },
  });
  await act.start(a);
  await act.start(b);
  await act.delivered(a, { reason: 'The phone is off' });
  expect(await rider.api('GET /api/v1/staff/deliveries')).toMatchObject({
    results: [{ uid: b }],
    finished: 1,
    cash: 65,
  });
  const { results } = await manager.api('GET /api/v1/staff/cash');
  expect(results.find(({ rider_uid }) => rider_uid === rider.uid)).toMatchObject({
    orders: 1,
    expected: 65,
    to_collect: 65,
  });
});

/** The actions of an offline day: one order is delivered at the second attempt, one is brought back. */
function offlineDay(a: string, b: string) {
  const done = (send: (id: string) => Promise<unknown>) => {
    const id = randomUUID();
    return () => send(id);
  };
  return [
    done((id) => act.start(a, id)),
    done((id) => act.start(b, id)),
    done((id) => act.attempted(a, id)),
    done((id) => act.attempted(b, id)),
    done((id) => act.start(a, id)),
    done((action_id) => act.delivered(a, { action_id, reason: 'The phone is off' })),
    done((id) => act.returned(b, id)),
  ];
}

test('S10.70 a queue that is sent from the start again, at any point and from many sides, is done once', async () => {
  const [a, b] = [await orderInRound(), await orderInRound()];
  await manager.api('POST /api/v1/staff/rounds', {
    body: { name: 'Both', delivery_date: '2026-11-24', rider_uid: rider.uid, uids: [a, b] },
  });
  const queue = offlineDay(a, b);
  for (const [index, send] of queue.entries()) {
    await send();
    // All actions so far are sent again concurrently, as by several tabs.
    const repeats = queue.slice(0, index + 1).map((repeat) => repeat());
    expect((await settleAll(repeats)).refusals).toEqual([]);
  }
  const statusesOf = async (uid: string) =>
    (await readOrder(customer, uid)).history.map(({ status }) => status).slice(3);
  expect(await statusesOf(a)).toEqual([
    'OUT_FOR_DELIVERY',
    'ATTEMPTED',
    'OUT_FOR_DELIVERY',
    'DELIVERED',
  ]);
  expect(await statusesOf(b)).toEqual(['OUT_FOR_DELIVERY', 'ATTEMPTED', 'PACKED']);
  expect((await rider.api('GET /api/v1/staff/deliveries')).cash).toBe(65);
});

test('S10.70 cash that is reported after a close falls into the next one, whenever it was taken', async () => {
  const [a, b] = [await orderInRound(), await orderInRound()];
  const accounts = await createMember(shop, 'accounts');
  const close = (expected: number) =>
    accounts.api('POST /api/v1/staff/cash/{uid}/close', {
      params: { uid: rider.uid },
      body: { expected, counted: expected },
    });
  await act.start(a);
  await act.start(b);
  await act.delivered(a, { reason: 'The phone is off' });
  const closed = await close(65);
  const at = new Date(Date.parse(closed.closed_at) - 3_600_000).toISOString();
  await act.delivered(b, { reason: 'The phone is off', action_id: randomUUID(), at });
  expect((await rider.api('GET /api/v1/staff/deliveries')).cash).toBe(65);
  expect((await close(65)).uid).not.toBe(closed.uid);
});

test('S10.70 what one person did is never recorded as another’s', async () => {
  const uid = await orderInRound();
  const start = (member_uid: string) =>
    rider.api('POST /api/v1/staff/deliveries/{uid}/start', {
      params: { uid },
      body: { member_uid },
    });
  expect(await refusalCode(start(manager.uid))).toBe('OTHER_MEMBER');
  expect(await statusOf(uid)).toBe('PACKED');
  await start(rider.uid);
  expect(await statusOf(uid)).toBe('OUT_FOR_DELIVERY');
});

test('actions are purged after 30 days', async () => {
  const { db } = shop.app;
  const uid = await orderInRound();
  await act.start(uid);
  const count = async () =>
    (
      await db
        .selectFrom('orders.rider_actions')
        .select('id')
        .where('member_id', '=', rider.id)
        .execute()
    ).length;
  const inDays = (days: number) => new Date(shop.clock.now().getTime() + days * 86_400_000);
  await purgeOldDeviceActions(db, inDays(29));
  expect(await count()).toBe(1);
  await purgeOldDeviceActions(db, inDays(31));
  expect(await count()).toBe(0);
});
