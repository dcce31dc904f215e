import { randomUUID } from 'node:crypto';
import {
  cancelOrder,
  createOrder,
  createStock,
  deliverOrder,
  expectRefusal,
  groceryLine,
  listMessagesTo,
  readPicking,
  refusalCode,
  startPicking,
  transitionAsMember,
  transitionAsStaff,
  useCustomer,
  useMember,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';

const { shop, category } = useSellableShop();
const customer = useCustomer(shop);
const manager = useMember(shop, 'manager');
const member = useMember(shop, 'catalogue');
const picker = useMember(shop, 'picker');

let stock: number;
let label: string;
beforeEach(async () => {
  stock = await createStock(shop, category, { quantity: 0 });
  label = `L${stock}`;
});

type Line = { quantity: number; batch?: string; expires_on?: string };
const receive = (lines: Line[], supplier = 'Maa Tarini Farm') =>
  manager.api('POST /api/v1/staff/stock/supplies', {
    body: {
      action_id: randomUUID(),
      supplier,
      lines: lines.map((line) => ({ stock_id: stock, ...line })),
    },
  });
const batches = async (query: object = { stock_id: stock }) =>
  (await manager.api('GET /api/v1/staff/stock/batches', { query })).results;
const batchCalled = async (batch: string) =>
  (await batches()).find((each) => each.batch === batch)?.id ?? 0;
const recallId = (batch_id: number, action_id: string = randomUUID(), api = manager.api) =>
  api('POST /api/v1/staff/recalls', {
    body: { action_id, batch_id, reason: 'Salmonella, the farm says' },
  });
const recall = async (batch: string, ...rest: [string?, typeof manager.api?]) =>
  recallId(await batchCalled(batch), ...rest);
const read = (recall_id: number, api = manager.api) =>
  api('GET /api/v1/staff/recalls/{recall_id}', { params: { recall_id } });
const notify = (recall_id: number) =>
  manager.api('POST /api/v1/staff/recalls/{recall_id}/notify', { params: { recall_id } });
const order = (quantity: number) => createOrder(customer, [groceryLine(stock, quantity)]);
const left = async () =>
  Object.fromEntries((await batches()).map((each) => [each.batch, each.left]));
const quantities = async () => {
  const { rows } = await sql<{ quantity: number; moved: number; left: number }>`
    select quantity, (select sum(change)::int from catalogue.stock_movements where stock_id = s.id) as moved,
      (select sum(units_left)::int from catalogue.batch_units where stock_id = s.id) as left
    from catalogue.stocks s where id = ${stock}`.execute(shop.app.db);
  return rows[0];
};
const audited = async (action: string) =>
  (
    await shop.app.db
      .selectFrom('staff.audit')
      .select(['after', 'reason'])
      .where('action', '=', action)
      .orderBy('id', 'desc')
      .execute()
  )[0];

const receiveTwo = () =>
  receive([
    { quantity: 5, batch: `${label}-late`, expires_on: '2026-12-24' },
    { quantity: 4, batch: `${label}-soon`, expires_on: '2026-11-30' },
  ]);

describe('S10.176 orders take the batches that expire first', () => {
  test('and give back what they took', async () => {
    await receiveTwo();
    const uid = await order(6);
    expect(await left()).toEqual({ [`${label}-soon`]: 0, [`${label}-late`]: 3 });
    await cancelOrder(customer, uid);
    expect(await left()).toEqual({ [`${label}-soon`]: 4, [`${label}-late`]: 5 });
  });

  test('units without a batch are taken before those of a batch', async () => {
    await receive([{ quantity: 3 }]);
    await sql`update catalogue.stocks set quantity = quantity + 2 where id = ${stock}`.execute(
      shop.app.db,
    );
    await order(3);
    expect((await batches())[0]?.left).toBe(2);
  });

  test('batches are found by number, supplier and product', async () => {
    await receive([{ quantity: 2, batch: `${label}-x` }], `Farm ${label}`);
    for (const q of [`${label}-X`, `farm ${label}`])
      expect((await batches({ q })).map(({ stock_id }) => stock_id)).toEqual([stock]);
    expect(await batches({ q: `${label}%` })).toEqual([]);
  });
});

describe('S10.177 a recall', () => {
  test('takes what is left off sale, with a movement and an audit row, once', async () => {
    await receiveTwo();
    const action = randomUUID();
    const both = await Promise.all([
      recall(`${label}-soon`, action),
      recall(`${label}-soon`, action),
    ]);
    expect(both[0].id).toBe(both[1].id);
    expect(both[0]).toMatchObject({ units_removed: 4, ended_at: null, orders: [] });
    expect(await quantities()).toEqual({ quantity: 5, moved: 5, left: 5 });
    const { results } = await member.api('GET /api/v1/staff/stock/{stock_id}/movements', {
      params: { stock_id: stock },
    });
    expect(results[0]).toMatchObject({ reason: 'RECALLED', change: -4 });
    expect(await audited('stock.recall')).toMatchObject({ reason: 'Salmonella, the farm says' });
    expect(await refusalCode(recall(`${label}-soon`))).toBe('RECALLED_ALREADY');
    expect(await refusalCode(recall(`${label}-late`, action))).toBe('ACTION_REUSED');
    expect(await refusalCode(recallId(9_999_999))).toBe('NO_BATCH');
  });

  test('is for those who may change stock', async () => {
    await receiveTwo();
    const { problem } = await expectRefusal(recall(`${label}-soon`, randomUUID(), picker.api));
    expect(problem.code).toBe('NOT_PERMITTED');
    expect((await recall(`${label}-soon`, randomUUID(), member.api)).units_removed).toBe(4);
  });

  test('lists the orders that have units of the batch, customers as the role may see them', async () => {
    await receiveTwo();
    const [first, second, third] = [await order(3), await order(2), await order(1)];
    await deliverOrder(shop, first);
    const { id } = await recall(`${label}-soon`);
    const seen = await read(id);
    expect(seen.orders.map(({ uid, status, units }) => [uid, status, units])).toEqual([
      [second, 'PLACED', 1],
      [first, 'DELIVERED', 3],
    ]);
    expect(seen.orders.some(({ uid }) => uid === third)).toBe(false);
    expect(seen.orders[0]).toMatchObject({ phone: customer.mobileNo, is_estimate: false });
    expect((await read(id, picker.api)).orders[0]?.phone).toMatch(/^\+91 •+\d{4}$/);
    expect((await read(id, member.api)).orders[0]).toMatchObject({
      customer_name: null,
      phone: null,
    });
  });

  test('lists orders from before batches were recorded as an estimate', async () => {
    await receiveTwo();
    const uid = await order(2);
    await sql`delete from catalogue.order_batches where order_uid = ${uid}`.execute(shop.app.db);
    shop.clock.advance(60_000);
    await sql`update catalogue.batch_units set recorded_since = ${shop.clock.now()} where stock_id = ${stock}`.execute(
      shop.app.db,
    );
    const { orders } = await recall(`${label}-late`);
    expect(orders).toMatchObject([{ uid, units: 2, is_estimate: true }]);
  });

  test('is exported as CSV, which the audit log records', async () => {
    await receiveTwo();
    const uid = await order(3);
    const { id } = await recall(`${label}-soon`);
    const { headers, body } = await shop.app.http.inject({
      url: `/api/v1/staff/recalls/${id}/csv`,
      headers: manager.headers,
    });
    expect(headers['content-type']).toContain('text/csv');
    expect(body).toContain(`${uid.split('-')[0]},PLACED,2026-11-24,3,false,`);
    expect(await audited('stock.recall.export')).toMatchObject({ after: { rows: 1 } });
  });
});

describe('S10.178 recalled units never return to sale', () => {
  test('by a cancellation, of which the other units do', async () => {
    await receiveTwo();
    const uid = await order(6);
    await recall(`${label}-soon`);
    await cancelOrder(customer, uid);
    expect(await left()).toEqual({ [`${label}-soon`]: 0, [`${label}-late`]: 5 });
    expect(await quantities()).toEqual({ quantity: 5, moved: 5, left: 5 });
  });

  test('after the recall is ended either', async () => {
    await receiveTwo();
    const uid = await order(4);
    const { id } = await recall(`${label}-soon`);
    const ended = await manager.api('POST /api/v1/staff/recalls/{recall_id}/end', {
      params: { recall_id: id },
    });
    expect(ended.ended_at).not.toBeNull();
    await cancelOrder(customer, uid);
    expect((await quantities())?.quantity).toBe(5);
    expect(await refusalCode(notify(id))).toBe('RECALL_ENDED');
  });

  test('when staff say that a picked order goes back on the shelf', async () => {
    await receiveTwo();
    const uid = await order(4);
    await startPicking(shop, manager, uid);
    await recall(`${label}-soon`);
    await transitionAsMember(manager, uid, 'CANCELLED');
    expect(await quantities()).toEqual({ quantity: 5, moved: 5, left: 5 });
  });

  test('and the database refuses them', async () => {
    await receiveTwo();
    const uid = await order(1);
    const { batch } = await recall(`${label}-soon`);
    for (const statement of [
      sql`update catalogue.batch_units set units_left = 1 where batch_id = ${batch.id}`,
      sql`update catalogue.order_batches set units = 9 where order_uid = ${uid}`,
      sql`insert into catalogue.order_batches values (${randomUUID()}, ${batch.id}, ${stock}, 1)`,
    ])
      await expect(statement.execute(shop.app.db)).rejects.toThrow('is recalled');
    const other = await batchCalled(`${label}-late`);
    await expect(
      sql`insert into catalogue.recalls (batch_id, action_id, reason, units_removed, member_id, recalled_at)
        values (${other}, ${randomUUID()}, 'x', 0, 1, now())`.execute(shop.app.db),
    ).rejects.toThrow('are on sale');
  });
});

test('S10.268 the picker sees until when what the order has is good, what is over on its day at the top, without recalled batches', async () => {
  await receiveTwo();
  const uid = await createOrder(customer, [groceryLine(stock, 6)], {
    delivery_date: '2026-11-30',
  });
  await startPicking(shop, picker, uid);
  const expiringOf = async () => (await readPicking(picker, uid)).lines[0]?.expiring;
  const soon = { batch: `${label}-soon`, units: 4, expires_on: '2026-11-30', is_over: true };
  const late = { batch: `${label}-late`, units: 2, expires_on: '2026-12-24', is_over: false };
  expect(await expiringOf()).toMatchObject([soon, late]);
  await recall(`${label}-soon`);
  expect(await expiringOf()).toMatchObject([late]);
});

describe('S10.179 those who have recalled units', () => {
  test('the picker sees it at the line until it is resolved', async () => {
    await receiveTwo();
    const uid = await order(3);
    const [item = ''] = await startPicking(shop, picker, uid);
    await recall(`${label}-soon`);
    const recalledOf = async () => (await readPicking(picker, uid)).lines[0]?.recalled;
    expect(await recalledOf()).toMatchObject([
      { batch: `${label}-soon`, supplier: 'Maa Tarini Farm', units: 3 },
    ]);
    await picker.api('PUT /api/v1/staff/orders/{uid}/picking/{item}', {
      params: { uid, item },
      body: { found: 1, reason: 'DAMAGED' },
    });
    await transitionAsMember(picker, uid, 'PACKED');
    expect(await recalledOf()).toMatchObject([{ units: 1 }]);
    expect(await quantities()).toEqual({ quantity: 5, moved: 5, left: 5 });
  });

  test('customers are notified once, in their language, and only when their order was picked before', async () => {
    await receive([{ quantity: 9, batch: `${label}-a` }]);
    const { uid } = customer;
    await customer.api('PUT /api/v1/users/{uid}/language', {
      params: { uid },
      body: { language: 'hi' },
    });
    const [delivered, packed, open] = [await order(1), await order(1), await order(1)];
    await deliverOrder(shop, delivered);
    await transitionAsStaff(shop, packed, 'CONFIRMED');
    await transitionAsStaff(shop, packed, 'PACKED');
    shop.clock.advance(1000);
    const { id } = await recall(`${label}-a`);
    shop.clock.advance(1000);
    await transitionAsStaff(shop, open, 'CONFIRMED');
    await transitionAsStaff(shop, open, 'PACKED');
    const counts = await Promise.all([notify(id), notify(id), notify(id)]);
    expect(counts.map(({ notified }) => notified).sort()).toEqual([0, 0, 2]);
    const sms = (await listMessagesTo(shop, customer.mobileNo)).filter(({ body }) =>
      body.includes('न खाएँ'),
    );
    expect(sms).toHaveLength(2);
    expect(sms.map(({ body }) => body).join()).toContain(delivered.split('-')[0]);
    const { orders } = await read(id);
    expect(orders.map(({ uid, notified_at }) => [uid, notified_at !== null])).toEqual([
      [open, false],
      [packed, true],
      [delivered, true],
    ]);
    expect(await audited('stock.recall.notify')).toBeDefined();
  });
});
