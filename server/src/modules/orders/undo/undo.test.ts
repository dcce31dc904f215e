import { randomUUID } from 'node:crypto';
import type { OrderLine } from '@sabuja/contract';
import { minutes } from '@sabuja/kit';
import { findBrokenInvariants } from '@sabuja/server/checks';
import {
  createEstimate,
  createMember,
  createOrder,
  createRound,
  createStock,
  groceryLine,
  packWith,
  readOrder,
  readPicking,
  rechargeWallet,
  refusalCode,
  settleAll,
  startDelivery,
  type TestMember,
  transitionAsStaff,
  useRiderOrders,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { saveSetting } from '../../content/index.ts';

const { shop, category, customer, manager, rider, orderOut } = useRiderOrders();
beforeAll(async () => {
  await saveSetting(shop.app.db, 'PAYMENT_METHODS', 'COD,WALLET');
});

type Status = 'PACKED' | 'ATTEMPTED' | 'DELIVERED';
const undo = (by: TestMember, uid: string, status: Status, reason?: string) =>
  by.api('POST /api/v1/staff/orders/{uid}/undo', {
    params: { uid },
    body: { status, ...(reason !== undefined && { reason }) },
  });
const readDeliveries = () => rider.api('GET /api/v1/staff/deliveries');
const findUndo = async (by: TestMember, uid: string) =>
  (await by.api('GET /api/v1/staff/orders/{uid}', { params: { uid } })).undo;

const deliver = (uid: string) =>
  rider.api('POST /api/v1/staff/deliveries/{uid}/delivered', {
    params: { uid },
    body: { reason: 'Left with the guard' },
  });
const closeCash = (expected: number) =>
  manager.api('POST /api/v1/staff/cash/{uid}/close', {
    params: { uid: rider.uid },
    body: { expected, counted: expected },
  });

describe('a delivery that did not happen', () => {
  test.each([
    ['COD', 0, 100],
    ['WALLET', 1, 40],
  ] as const)(
    'S10.43 %s: goes on its way again, its cash is due and taken once',
    async (method, payment_status, due) => {
      if (method === 'WALLET') await rechargeWallet(shop, customer, 60);
      const uid = await orderOut({ cost: 75, payment_method: method });
      await deliver(uid);
      expect(await readDeliveries()).toMatchObject({
        cash: due,
        results: [],
        undoable: [{ uid, status: 'DELIVERED' }],
      });
      expect(await undo(rider, uid, 'DELIVERED')).toEqual({ uid, status: 'OUT_FOR_DELIVERY' });
      expect(await undo(rider, uid, 'DELIVERED')).toEqual({ uid, status: 'OUT_FOR_DELIVERY' });
      expect(await readOrder(customer, uid)).toMatchObject({
        o_status: 'OUT_FOR_DELIVERY',
        payment_status,
        pending_amount: due,
      });
      expect(await readDeliveries()).toMatchObject({ cash: 0, results: [{ uid }], undoable: [] });
      await deliver(uid);
      expect((await readDeliveries()).cash).toBe(due);
      expect((await readOrder(customer, uid)).payment_status).toBe(1);
    },
  );

  test('S10.396 is unpaid again when its twin had emptied the wallet', async () => {
    const dish = await createStock(shop, category, { cost: 200, department: 'KITCHEN' });
    const lines = [
      groceryLine(await createStock(shop, category, { cost: 75 })),
      { id: dish, quantity: 1, type: 'STOCK', department: 'KITCHEN' } as const,
    ] as const;
    await rechargeWallet(shop, customer, 30);
    const { estimation_id: id } = await createEstimate(customer, [...lines], true);
    const place = (line: OrderLine, half: string) =>
      createOrder(customer, [line], {
        ...{ payment_method: 'WALLET', department: line.department },
        estimation_id: `${id}__${half}`,
      });
    await place(lines[0], '2');
    const uid = await place(lines[1], '1');
    const unpaid = { payment_status: 0, pending_amount: 225 };
    expect(await readOrder(customer, uid)).toMatchObject(unpaid);
    await transitionAsStaff(shop, uid, 'CONFIRMED', 'PACKED');
    await createRound(manager, rider, [uid]);
    await startDelivery(rider, uid);
    await deliver(uid);
    await undo(rider, uid, 'DELIVERED');
    expect(await readOrder(customer, uid)).toMatchObject(unpaid);
    expect(await findBrokenInvariants(shop.app.db)).toEqual([]);
  });

  test('S10.43 stays when its cash has been counted', async () => {
    const uid = await orderOut({ cost: 75 });
    await deliver(uid);
    await closeCash(100);
    expect(await refusalCode(undo(rider, uid, 'DELIVERED'))).toBe('CASH_CLOSED');
    expect((await readOrder(customer, uid)).o_status).toBe('DELIVERED');
  });

  test('S10.43 is undone or its cash is closed, whatever comes at once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const uid = await orderOut({ cost: 75 });
      await deliver(uid);
      const undos = [1, 2, 3].map(() => undo(rider, uid, 'DELIVERED'));
      const [undone, closed] = await Promise.all([settleAll(undos), settleAll([closeCash(100)])]);
      expect([0, 3]).toContain(undone.fulfilled);
      expect(undone.fulfilled === 3).toBe(closed.fulfilled === 0);
    }
  });
});

const cancelAs = async (by: TestMember, uid: string) => {
  const { items } = await by.api('GET /api/v1/staff/orders/{uid}', { params: { uid } });
  return by.api('POST /api/v1/staff/orders/{uid}/move', {
    params: { uid },
    body: {
      ...{ to: 'CANCELLED', reason: 'It came back' },
      dispositions: items.map((item) => ({ item: item.uid, disposition: 'WASTE' })),
    },
  });
};

describe('who may undo', () => {
  test('S10.43 for 5 minutes who did it; later a manager, with a reason that the audit log has', async () => {
    const uid = await orderOut({ cost: 75 });
    await deliver(uid);
    expect(await refusalCode(undo(await createMember(shop, 'rider'), uid, 'DELIVERED'))).toBe(
      'NO_ORDER',
    );
    expect(await refusalCode(undo(await createMember(shop, 'picker'), uid, 'DELIVERED'))).toBe(
      'UNDO_TOO_LATE',
    );
    shop.clock.advance(minutes(5) + 1);
    expect((await readDeliveries()).undoable).toEqual([]);
    expect(await refusalCode(undo(rider, uid, 'DELIVERED'))).toBe('UNDO_TOO_LATE');
    const boss = await createMember(shop, 'manager');
    expect(await findUndo(boss, uid)).toEqual({ status: 'DELIVERED', needs_reason: true });
    expect(await refusalCode(undo(boss, uid, 'DELIVERED', ' '))).toBe('REASON_NEEDED');
    await undo(boss, uid, 'DELIVERED', 'The neighbour got it');
    const { results } = await boss.api('GET /api/v1/staff/audit', { query: { subject: 'order' } });
    expect(results[0]).toMatchObject({
      action: 'order.undo',
      personal: { reason: 'The neighbour got it' },
    });
    expect(await findUndo(boss, uid)).toBeNull();
  });

  test('S10.478 who undid a delivery of others or of before does not cancel the order, and a requested refund stays', async () => {
    await rechargeWallet(shop, customer, 6_500);
    const uid = await orderOut({ cost: 6_000, payment_method: 'WALLET' });
    await deliver(uid);
    shop.clock.advance(minutes(5) + 1);
    const [boss, other] = [
      await createMember(shop, 'manager'),
      await createMember(shop, 'manager'),
    ];
    const refund = await boss.api('POST /api/v1/staff/orders/{uid}/refunds', {
      params: { uid },
      body: { id: randomUUID(), target: 'WALLET', reason: 'Spoilt', amount: 5_500 },
    });
    const [requested] = refund.refunds;
    expect(requested?.state).toBe('REQUESTED');
    expect(await refusalCode(undo(boss, uid, 'DELIVERED', 'A mistake'))).toBe('CANNOT_UNDO');
    await other.api('POST /api/v1/staff/refund-requests/{uid}/refuse', {
      params: { uid: requested?.uid ?? '' },
    });
    const cancel = (by: TestMember) => cancelAs(by, uid);
    await undo(boss, uid, 'DELIVERED', 'The neighbour got it');
    expect(await refusalCode(cancel(boss))).toBe('SECOND_PERSON_NEEDED');
    const cancelled = sql`insert into orders.status_history (order_id, status, actor, at, reason, member_id)
      select order_id, 'CANCELLED', 'staff', at, 'again', member_id from orders.status_history
      where undoes is not null and order_id = (select id from orders.orders where uid = ${uid})`;
    await expect(cancelled.execute(shop.app.db)).rejects.toThrow('by another person');
    const read = { params: { uid } };
    const cancelling = async (by: TestMember) =>
      (await by.api('GET /api/v1/staff/orders/{uid}', read)).moves.find(
        ({ to }) => to === 'CANCELLED',
      );
    expect((await cancelling(boss))?.refused).toContain('You undid the delivery');
    expect((await cancelling(other))?.refused).toBeNull();
    await cancel(other);
    expect((await readOrder(customer, uid)).o_status).toBe('CANCELLED');
  });

  test('S10.478 nor records what is refused of it at the door; an owner, and who corrects a mis-click, may cancel', async () => {
    const [boss, owner] = [await createMember(shop, 'manager'), await createMember(shop, 'owner')];
    const deliverAs = (uid: string, refused?: { item: string }) =>
      boss.api('POST /api/v1/staff/deliveries/{uid}/delivered', {
        params: { uid },
        body: {
          reason: 'Left with the guard',
          ...(refused && {
            refused: [{ ...refused, part: 'ORDERED', quantity: 1, reason: 'NOT_FRESH' }],
          }),
        },
      });
    const deliveredByBoss = async () => {
      const uid = await orderOut({ by: boss, cost: 75 });
      await deliverAs(uid);
      return uid;
    };
    const misclick = await deliveredByBoss();
    await undo(boss, misclick, 'DELIVERED');
    await cancelAs(boss, misclick);
    expect((await readOrder(customer, misclick)).o_status).toBe('CANCELLED');
    const late = await deliveredByBoss();
    shop.clock.advance(minutes(5) + 1);
    await undo(boss, late, 'DELIVERED', 'Another door');
    const { items } = await boss.api('GET /api/v1/staff/orders/{uid}', { params: { uid: late } });
    const refused = deliverAs(late, { item: items[0]?.uid ?? '' });
    expect(await refusalCode(refused)).toBe('SECOND_PERSON_NEEDED');
    await deliverAs(late);
    await undo(owner, late, 'DELIVERED', 'Another door');
    await cancelAs(owner, late);
    expect((await readOrder(customer, late)).o_status).toBe('CANCELLED');
  });

  test('S10.43 nobody undoes what the order has left behind, or that it was sent out', async () => {
    const uid = await orderOut({ cost: 75 });
    expect(await refusalCode(undo(manager, uid, 'PACKED', 'x'))).toBe('CANNOT_UNDO');
    expect(await findUndo(manager, uid)).toBeNull();
  });
});

describe('an order', () => {
  test('S10.43 reported as not delivered is on its way again', async () => {
    const uid = await orderOut({ cost: 75 });
    await rider.api('POST /api/v1/staff/deliveries/{uid}/attempted', {
      params: { uid },
      body: { reason: 'Nobody there' },
    });
    await undo(rider, uid, 'ATTEMPTED');
    expect((await readOrder(customer, uid)).o_status).toBe('OUT_FOR_DELIVERY');
  });

  test('S10.43 packed by mistake is with its picker again, with its picks, and in no round', async () => {
    const picker = await createMember(shop, 'picker');
    const id = await createStock(shop, category);
    const uid = await createOrder(customer, [groceryLine(id, 2)]);
    await packWith(shop, picker, uid, [{ found: 2 }]);
    await createRound(manager, rider, [uid]);
    await undo(picker, uid, 'PACKED');
    expect(await readPicking(picker, uid)).toMatchObject({
      status: 'PICKING',
      is_mine: true,
      lines: [{ pick: { found: 2 } }],
    });
    expect((await readDeliveries()).results).toEqual([]);
  });

  test('S10.376 packed by mistake again, after a manager had undone it, is with its picker once more', async () => {
    const picker = await createMember(shop, 'picker');
    const uid = await createOrder(customer, [groceryLine(await createStock(shop, category), 2)]);
    await packWith(shop, picker, uid, [{ found: 2 }]);
    for (const round of [1, 2]) {
      await undo(manager, uid, 'PACKED', 'Another order was meant');
      expect(await readPicking(picker, uid)).toMatchObject({ status: 'PICKING', is_mine: true });
      const body = { to: 'PACKED' } as const;
      const packed = picker.api('POST /api/v1/staff/orders/{uid}/move', { params: { uid }, body });
      expect([round, (await packed).status]).toEqual([round, 'PACKED']);
    }
  });

  test('S10.43 with something missing stays packed: its bill was lowered', async () => {
    const picker = await createMember(shop, 'picker');
    const id = await createStock(shop, category);
    const uid = await createOrder(customer, [groceryLine(id, 2)]);
    await packWith(shop, picker, uid, [{ found: 1 }]);
    expect(await refusalCode(undo(picker, uid, 'PACKED'))).toBe('BILL_LOWERED');
    expect((await readOrder(customer, uid)).o_status).toBe('PACKED');
  });
});

test('the database refuses an undo out of order, without a reason, and cash that vanishes', async () => {
  const { db } = shop.app;
  const uid = await orderOut({ cost: 75 });
  await deliver(uid);
  const refused = (statement: ReturnType<typeof sql>, message: string) =>
    expect(statement.execute(db)).rejects.toThrow(message);
  const insert = (status: string, reason: string | null, at = shop.clock.now()) => sql`
    insert into orders.status_history (order_id, status, actor, at, reason, undoes)
    select o.id, ${status}, 'staff', ${at}::timestamptz, ${reason}, max(h.id)
    from orders.orders o join orders.status_history h on h.order_id = o.id where o.uid = ${uid} group by o.id`;
  await refused(insert('PACKED', 'x'), 'cannot be undone');
  await refused(insert('OUT_FOR_DELIVERY', null), 'with a reason only');
  await refused(
    sql`update orders.orders set status = 'OUT_FOR_DELIVERY' where uid = ${uid}`,
    'stays so',
  );
  await refused(
    sql`delete from orders.cash_collections where order_id = (select id from orders.orders where uid = ${uid})`,
    'is a record',
  );
});
