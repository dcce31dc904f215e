import { randomUUID } from 'node:crypto';
import {
  createMember,
  createOrder,
  createRound,
  createStock,
  expectRefusal,
  groceryLine,
  listMessagesTo,
  readOrder,
  refusalCode,
  settleAll,
  startDelivery,
  type TestMember,
  useRiderOrders,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';

const { shop, category, customer, manager, rider, packedOrder } = useRiderOrders();
let accounts: TestMember;
beforeEach(async () => {
  accounts = await createMember(shop, 'accounts');
});

const toRound = (uids: string[], to = rider) => createRound(manager, to, uids);
const start = (uid: string, by = rider) => startDelivery(by, uid);
const deliver = (uid: string, body: object, by = rider) =>
  by.api('POST /api/v1/staff/deliveries/{uid}/delivered', { params: { uid }, body });
const listStops = async (of = rider) => (await of.api('GET /api/v1/staff/deliveries')).results;
const readCode = async (uid: string): Promise<string> => {
  const messages = await listMessagesTo(shop, customer.mobileNo);
  const text = messages.find(({ body }) => body.includes(uid.slice(0, 8)) && /rider: /.test(body));
  return /rider: (\d{4})/.exec(text?.body ?? '')?.[1] ?? expect.fail('no code was sent');
};

describe('a round', () => {
  test('gives packed orders to a rider in its sequence; put into another, an order leaves it', async () => {
    const [a, b] = [await packedOrder(), await packedOrder()];
    const round = await toRound([b, a, b]);
    expect(round.stops.map(({ uid, sequence }) => [uid, sequence])).toEqual([
      [b, 1],
      [a, 2],
    ]);
    expect((await listStops()).map(({ uid }) => uid)).toEqual([b, a]);
    const other = await createMember(shop, 'rider');
    await toRound([a], other);
    expect((await listStops()).map(({ uid }) => uid)).toEqual([b]);
    const { results } = await manager.api('GET /api/v1/staff/rounds', {
      query: { date: '2026-11-24' },
    });
    expect(results.find(({ uid }) => uid === round.uid)?.stops).toHaveLength(1);
    const riders = (await manager.api('GET /api/v1/staff/riders')).results;
    expect(riders.map(({ uid }) => uid)).toContain(rider.uid);
  });

  test('takes no order that is not packed, and no member who does not deliver', async () => {
    const uid = await createOrder(customer, [groceryLine(await createStock(shop, category))]);
    const error = await expectRefusal(toRound([uid]));
    expect(error.problem).toMatchObject({ code: 'NOT_PACKED', details: { uids: [uid] } });
    expect(await refusalCode(toRound([await packedOrder()], accounts))).toBe('NO_RIDER');
  });
});

describe('a delivery', () => {
  test('with the code that the customer got: cash is taken once, also by a double click', async () => {
    const uid = await packedOrder();
    await toRound([uid]);
    expect((await readOrder(customer, uid)).delivery_code).toBeNull();
    const [stop] = await listStops();
    expect(stop).toMatchObject({ phone: customer.mobileNo, status: 'PACKED', to_collect: 65 });
    await Promise.all([start(uid), start(uid)]);
    expect((await readOrder(customer, uid)).o_status).toBe('OUT_FOR_DELIVERY');
    const code = await readCode(uid);
    expect((await readOrder(customer, uid)).delivery_code).toBe(code);
    const { fulfilled } = await settleAll(
      [1, 2, 3].map(() => deliver(uid, { code, collected: 65 })),
    );
    expect(fulfilled).toBe(3);
    expect(await listStops()).toEqual([]);
    const again = await deliver(uid, { reason: 'Handed over' });
    expect(again).toMatchObject({ status: 'DELIVERED', phone: '', address: '', latitude: null });
    expect(await readOrder(customer, uid)).toMatchObject({
      o_status: 'DELIVERED',
      delivery_code: null,
      pending_amount: 0,
    });
  });

  test('five wrong codes end the guessing; a reason counts instead', async () => {
    const uid = await packedOrder();
    await toRound([uid]);
    await start(uid);
    const code = await readCode(uid);
    const wrong = code === '0000' ? '1111' : '0000';
    const guesses = await settleAll([1, 2, 3, 4, 5].map(() => deliver(uid, { code: wrong })));
    expect(guesses.refusals.map(({ problem }) => problem.code)).toEqual(
      Array(5).fill('WRONG_DELIVERY_CODE'),
    );
    expect(await refusalCode(deliver(uid, { code }))).toBe('WRONG_DELIVERY_CODE');
    expect(await refusalCode(deliver(uid, {}))).toBe('REASON_NEEDED');
    expect(await refusalCode(deliver(uid, { reason: 'Phone is off', collected: 64 }))).toBe(
      'OTHER_AMOUNT',
    );
    expect((await deliver(uid, { reason: 'Phone is off' }))?.status).toBe('DELIVERED');
  });

  test('in vain has a reason, and goes out again with the same code', async () => {
    const uid = await packedOrder();
    await toRound([uid]);
    await start(uid);
    const code = await readCode(uid);
    await rider.api('POST /api/v1/staff/deliveries/{uid}/attempted', {
      params: { uid },
      body: { reason: 'Nobody at home' },
    });
    expect((await readOrder(customer, uid)).history.at(-1)).toMatchObject({
      status: 'ATTEMPTED',
      reason: 'Nobody at home',
    });
    await start(uid);
    expect((await deliver(uid, { code }))?.status).toBe('DELIVERED');
  });

  test('of another rider’s round does not exist; an order that is not out cannot be delivered', async () => {
    const uid = await packedOrder();
    await toRound([uid]);
    const other = await createMember(shop, 'rider');
    expect(await refusalCode(start(uid, other))).toBe('NO_ORDER');
    expect(await refusalCode(deliver(uid, { reason: 'x' }, other))).toBe('NO_ORDER');
    expect(await refusalCode(deliver(uid, { reason: 'x' }))).toBe('CANNOT_MOVE');
  });
});

describe('cash', () => {
  const close = (body: { id?: string; expected: number; counted: number; reason?: string }) =>
    accounts.api('POST /api/v1/staff/cash/{uid}/close', { params: { uid: rider.uid }, body });
  const withRider = async () =>
    (await accounts.api('GET /api/v1/staff/cash')).results.find(
      ({ rider_uid }) => rider_uid === rider.uid,
    );
  const deliverOne = async () => {
    const uid = await packedOrder();
    await toRound([uid]);
    await start(uid);
    await deliver(uid, { code: await readCode(uid) });
  };

  test('is with the rider until it is closed: counted against what was taken, once', async () => {
    await deliverOne();
    await deliverOne();
    expect(await withRider()).toMatchObject({ orders: 2, expected: 130 });
    expect(await refusalCode(close({ expected: 65, counted: 65 }))).toBe('OTHER_AMOUNT');
    expect(await refusalCode(close({ expected: 130, counted: 120 }))).toBe('REASON_NEEDED');
    const body = { expected: 130, counted: 120, reason: 'A torn note' };
    const { fulfilled, refusals } = await settleAll([close(body), close(body), close(body)]);
    expect([fulfilled, refusals.map(({ problem }) => problem.code)]).toEqual([
      1,
      ['NOTHING_TO_CLOSE', 'NOTHING_TO_CLOSE'],
    ]);
    expect(await withRider()).toBeUndefined();
    await deliverOne();
    expect(await withRider()).toMatchObject({ orders: 1, expected: 65 });
    const { closings } = await accounts.api('GET /api/v1/staff/cash');
    expect(closings[0]).toMatchObject({
      expected: 130,
      counted: 120,
      difference: -10,
      reason: 'A torn note',
      closed_by: expect.stringContaining('accounts'),
    });
  });

  test('S10.486 with a difference is not closed by who took it, unless they own the shop', async () => {
    const takeAndClose = async (by: TestMember, counted: number) => {
      const uid = await packedOrder();
      await createRound(manager, by, [uid]);
      await startDelivery(by, uid);
      await deliver(uid, { code: await readCode(uid) }, by);
      const body = { expected: 65, counted, reason: 'Lost' };
      return by.api('POST /api/v1/staff/cash/{uid}/close', { params: { uid: by.uid }, body });
    };
    const [own, owner] = [await createMember(shop, 'manager'), await createMember(shop, 'owner')];
    expect(await refusalCode(takeAndClose(own, 0))).toBe('OWN_CASH');
    const closeAs = (by: TestMember, counted: number) =>
      by.api('POST /api/v1/staff/cash/{uid}/close', {
        params: { uid: own.uid },
        body: { expected: 65, counted, reason: 'Lost' },
      });
    expect(await closeAs(manager, 60)).toMatchObject({ counted: 60 });
    expect(await takeAndClose(own, 65)).toMatchObject({ counted: 65 });
    expect(await takeAndClose(owner, 0)).toMatchObject({ counted: 0 });
  });

  test('S10.366 a close that is sent again closes nothing that was collected since', async () => {
    await deliverOne();
    const body = { id: randomUUID(), expected: 65, counted: 65 };
    const [first, ...others] = await Promise.all([close(body), close(body), close(body)]);
    expect(others).toEqual([first, first]);
    await deliverOne();
    expect(await close(body)).toEqual(first);
    expect(await withRider()).toMatchObject({ orders: 1, expected: 65 });
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from staff.audit
      where action = 'cash.close' and subject_id = ${rider.uid}`.execute(shop.app.db);
    expect(rows).toEqual([{ n: 1 }]);
    expect((await close({ ...body, id: randomUUID() })).uid).not.toBe(first.uid);
  });

  test('a close stays as it is', async () => {
    await deliverOne();
    await close({ expected: 65, counted: 65 });
    const { db } = shop.app;
    for (const change of [
      db.updateTable('orders.cash_closings').set({ counted_paise: 1 }),
      db.deleteFrom('orders.closed_collections'),
    ])
      await expect(change.execute()).rejects.toThrow('is a record');
  });
});
