import type { FreeSlot, PlaceOrder } from '@sabuja/contract';
import {
  buildOrder,
  createCustomer,
  createOrder,
  createStock,
  expectRefusal,
  groceryLine,
  readOrder,
  readStockQuantity,
  sendOrder,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';

const { shop, category } = useSellableShop();
let stock: number;
/** Ids of the grocery slots by their start time. */
const ids = new Map<string, number>();
beforeAll(async () => {
  stock = await createStock(shop, category);
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from delivery.slots where department = 'GROCERY'`.execute(shop.app.db);
  for (const { id, name } of rows) ids.set(name.split(' - ')[0] ?? '', id);
});

const [morning, noon, evening] = ['7:00 AM - 9:00 AM', '11:00 AM - 1:00 PM', '6:00 PM - 8:00 PM'];

/** A new customer and an order at a time in IST. */
async function orderAt(moment: string, overrides: Partial<PlaceOrder>) {
  shop.clock.set(`${moment}+05:30`);
  const customer = await createCustomer(shop);
  return { customer, body: buildOrder([groceryLine(stock)], overrides) };
}

async function refusalAt(moment: string, overrides: Partial<PlaceOrder>) {
  const { customer, body } = await orderAt(moment, overrides);
  const { status, problem } = await expectRefusal(sendOrder(customer, body));
  const { next } = problem.details as { next?: FreeSlot };
  return { status, ...problem, next };
}

const fill = (date: string, start: string) =>
  sql`insert into delivery.slot_days (slot_id, date, taken, capacity)
    values (${ids.get(start)}, ${date}, 500, 500)`.execute(shop.app.db);
const empty = () => sql`delete from delivery.slot_days where taken = 500`.execute(shop.app.db);

test('an order is accepted until the minute in which its slot closes', async () => {
  const today = { delivery_date: '2026-11-21', delivery_slot: morning };
  const { customer, body } = await orderAt('2026-11-21T05:59:59', today);
  const { data } = await sendOrder(customer, body);
  expect((await readOrder(customer, data[0] ?? '')).delivery_slot).toBe(morning);
  expect(await refusalAt('2026-11-21T06:00:00', today)).toMatchObject({
    status: 409,
    code: 'SLOT_CLOSED',
    field: 'delivery_slot',
    message: `It is too late for the slot ${morning}. Please choose another. The next free one is ${noon} on 21 Nov 2026.`,
    next: { date: '2026-11-21', slot_id: ids.get('11:00 AM'), name: noon },
  });
});

test('at midnight IST the previous day closes and the new one opens', async () => {
  const late = { delivery_date: '2026-11-21', delivery_slot: evening };
  expect(await refusalAt('2026-11-21T23:59:59', late)).toMatchObject({
    code: 'SLOT_CLOSED',
    next: { date: '2026-11-22', name: morning },
  });
  const { customer, body } = await orderAt('2026-11-22T00:00:00', late);
  expect((await expectRefusal(sendOrder(customer, body))).problem.code).toBe('PAST_DATE');
  const tomorrow = { delivery_date: '2026-11-22', delivery_slot: morning };
  const first = await orderAt('2026-11-22T00:00:00', tomorrow);
  expect((await sendOrder(first.customer, first.body)).data).toHaveLength(1);
});

test('a slot that has filled up is refused with the next free one, and nothing is reserved', async () => {
  await fill('2026-11-28', '11:00 AM');
  await fill('2026-11-28', '6:00 PM');
  const before = await readStockQuantity(shop, stock);
  const overrides = { delivery_date: '2026-11-28', delivery_slot: noon };
  expect(await refusalAt('2026-11-21T10:00:00', overrides)).toMatchObject({
    status: 409,
    code: 'SLOT_FULL',
    message: `The slot ${noon} is full. Please choose another. The next free one is ${morning} on 29 Nov 2026.`,
    next: { date: '2026-11-29', slot_id: ids.get('7:00 AM'), name: morning },
  });
  expect(await readStockQuantity(shop, stock)).toBe(before);
  await empty();
});

test('the offered slot can be ordered', async () => {
  await fill('2026-11-28', '11:00 AM');
  const overrides = { delivery_date: '2026-11-28', delivery_slot: noon };
  const { next } = await refusalAt('2026-11-21T10:00:00', overrides);
  const customer = await createCustomer(shop);
  const again = { delivery_date: next?.date ?? '', delivery_slot: next?.slot_id ?? 0 };
  expect(again).toEqual({ delivery_date: '2026-11-28', delivery_slot: ids.get('6:00 PM') });
  const uid = await createOrder(customer, [groceryLine(stock)], again);
  expect((await readOrder(customer, uid)).delivery_slot).toBe(evening);
  await empty();
});

test('when no slot is free within the booking window, none is offered', async () => {
  await fill('2026-12-21', '11:00 AM');
  await fill('2026-12-21', '6:00 PM');
  const overrides = { delivery_date: '2026-12-21', delivery_slot: noon };
  expect(await refusalAt('2026-11-21T10:00:00', overrides)).toMatchObject({
    code: 'SLOT_FULL',
    message: `The slot ${noon} is full. Please choose another.`,
    next: undefined,
  });
  await empty();
});
