import type { FreeSlot } from '@sabuja/contract';
import {
  buildOrder,
  createCombo,
  createCustomer,
  createOrder,
  createStock,
  expectRefusal,
  kitchenLine,
  readStockQuantity,
  sendOrder,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';

const { shop, category } = useSellableShop();
beforeEach(() => shop.clock.set('2026-11-21T11:00:00+05:30'));

const noon = '11:00 AM - 1:00 PM';
const morning = '7:00 AM - 9:00 AM';
const kitchenStock = (overrides: { leadTimeHours?: number; name?: string } = {}) =>
  createStock(shop, category, { department: 'KITCHEN', ...overrides });
const leadTimeOf = async (id: number) =>
  (await shop.api()('GET /api/v1/stocks/{id}', { params: { id } })).lead_time_hours;

test('an item that must be ordered 24 hours ahead is refused for an earlier slot, with the next free one', async () => {
  const tray = await kitchenStock({ leadTimeHours: 24, name: 'Dalma tray' });
  const customer = await createCustomer(shop);
  const quick = await kitchenStock();
  const lines = [kitchenLine(quick), kitchenLine(tray)];
  const tooEarly = { delivery_date: '2026-11-22', delivery_slot: morning };
  const { status, problem } = await expectRefusal(sendOrder(customer, buildOrder(lines, tooEarly)));
  expect({ status, ...problem }).toMatchObject({
    status: 409,
    code: 'LEAD_TIME',
    field: 'delivery_slot',
    message: `Dalma tray must be ordered 24 hours ahead. Please choose a later slot. The next free one is ${noon} on 22 Nov 2026.`,
  });
  expect((problem.details as { next: FreeSlot }).next).toMatchObject({
    date: '2026-11-22',
    name: noon,
  });
  expect(await readStockQuantity(shop, quick)).toBe(100);

  const atNoon = { delivery_date: '2026-11-22', delivery_slot: noon };
  await createOrder(customer, lines, atNoon);
  shop.clock.set('2026-11-21T11:01:00+05:30');
  const late = await expectRefusal(sendOrder(customer, buildOrder(lines, atNoon)));
  expect(late.problem.code).toBe('LEAD_TIME');
  await createOrder(customer, [kitchenLine(quick)], tooEarly);
});

test('without a lead time of its own a product has that of its subcategory, else of its category', async () => {
  const plain = await kitchenStock();
  const own = await kitchenStock({ leadTimeHours: 2 });
  const setLeadTime = (id: number, hours: number | null) =>
    sql`update catalogue.categories set lead_time_hours = ${hours} where id = ${id}`.execute(
      shop.app.db,
    );
  const leadTimes = async () => [await leadTimeOf(plain), await leadTimeOf(own)];
  expect(await leadTimes()).toEqual([0, 2]);
  await setLeadTime(category.categoryId, 48);
  expect(await leadTimes()).toEqual([48, 2]);
  await setLeadTime(category.subcategoryId, 6);
  expect(await leadTimes()).toEqual([6, 2]);
  expect(await leadTimeOf(await kitchenStock())).toBe(6);
  await setLeadTime(category.subcategoryId, null);
  await setLeadTime(category.categoryId, null);
  expect(await leadTimes()).toEqual([0, 2]);
});

test('a combo has the longest lead time among its parts', async () => {
  const parts = [
    await kitchenStock({ leadTimeHours: 3 }),
    await kitchenStock({ leadTimeHours: 8 }),
  ];
  const id = await createCombo(shop, category.subcategoryId, parts, { department: 'KITCHEN' });
  const combo = await shop.api()('GET /api/v1/combo/{id}', { params: { id } });
  expect(combo.lead_time_hours).toBe(8);
  expect(combo.combos[0]).not.toHaveProperty('lead_time_hours');
  const line = { ...kitchenLine(id), type: 'COMBO' as const };
  const evening = { delivery_date: '2026-11-21', delivery_slot: '6:00 PM - 8:00 PM' };
  const order = buildOrder([line], evening);
  const { problem } = await expectRefusal(sendOrder(await createCustomer(shop), order));
  expect(problem.code).toBe('LEAD_TIME');
});
