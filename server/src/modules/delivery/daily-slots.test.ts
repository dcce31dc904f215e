import type { ApiError } from '@sabuja/contract/client';
import {
  cancelOrder,
  createCustomer,
  createOrder,
  createStock,
  groceryLine,
  kitchenLine,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';

const { shop, category } = useSellableShop();
beforeEach(() => shop.clock.set('2026-11-21T04:30:00Z'));

const slotsOf = (date?: string) =>
  shop.api()('GET /api/v1/settings/time_slots/', { query: date === undefined ? {} : { date } });
const groceryStates = async (date: string) =>
  (await slotsOf(date)).grocery.map((slot) => slot.state);

test('S7b.12 S3.17 without a date the slots are listed by id and name, kitchen and grocery apart', async () => {
  const { kitchen: meals, grocery: lines } = await slotsOf();
  const named = ['7:00 AM - 9:00 AM', '11:00 AM - 1:00 PM', '6:00 PM - 8:00 PM'].map((name) => ({
    id: expect.any(Number),
    name,
  }));
  expect([meals, lines]).toEqual([named, named]);
  expect(new Set([...meals, ...lines].map(({ id }) => id)).size).toBe(6);
});

test.each([
  ['05:59:59', ['open', 'open', 'open']],
  ['06:00:00', ['closed', 'open', 'open']],
  ['10:00:00', ['closed', 'closed', 'open']],
  ['16:59:59', ['closed', 'closed', 'open']],
  ['17:00:00', ['closed', 'closed', 'closed']],
  ['23:59:59', ['closed', 'closed', 'closed']],
])('S4g.5 at %s IST the slots of the day are %o', async (clock, states) => {
  shop.clock.set(`2026-11-21T${clock}+05:30`);
  expect(await groceryStates('2026-11-21')).toEqual(states);
});

test('days change at midnight IST: tomorrow’s slots become today’s', async () => {
  shop.clock.set('2026-11-21T18:29:59Z');
  expect(await groceryStates('2026-11-21')).toEqual(['closed', 'closed', 'closed']);
  expect(await groceryStates('2026-11-22')).toEqual(['open', 'open', 'open']);
  shop.clock.set('2026-11-22T00:30:00Z');
  expect(await groceryStates('2026-11-22')).toEqual(['closed', 'open', 'open']);
});

test('orders book places of their department, day and slot; a full slot says so, a cancelled order frees its place', async () => {
  await sql`update delivery.slots set capacity = 2
    where department = 'GROCERY' and name like '11:00 AM%'`.execute(shop.app.db);
  const sabji = groceryLine(await createStock(shop, category));
  const dalma = kitchenLine(await createStock(shop, category, { department: 'KITCHEN' }));
  const customer = await createCustomer(shop);
  const noon = async (date: string) => {
    const slots = await slotsOf(date);
    return [slots.grocery[1], slots.kitchen[1]].map((slot) => `${slot?.state} ${slot?.left}`);
  };
  await createOrder(customer, [sabji]);
  const second = await createOrder(customer, [sabji]);
  await createOrder(customer, [dalma]);
  expect(await noon('2026-11-24')).toEqual(['full 0', 'open 499']);
  expect(await noon('2026-11-25')).toEqual(['open 2', 'open 500']);
  await cancelOrder(customer, second);
  expect(await noon('2026-11-24')).toEqual(['open 1', 'open 499']);
});

test('the next free slot is the first that is open, has a place and is outside the lead time', async () => {
  shop.clock.set('2026-11-21T09:00:00+05:30');
  const nextFree = async (query: {
    department?: 'KITCHEN' | 'GROCERY';
    lead_time_hours?: number;
  }) => {
    const { slot } = await shop.api()('GET /api/v1/settings/time_slots/next', {
      query: { department: 'GROCERY', ...query },
    });
    return slot && `${slot.date} ${slot.name.split(' - ')[0]}`;
  };
  expect(await nextFree({})).toBe('2026-11-21 11:00 AM');
  await sql`insert into delivery.slot_days (slot_id, date, taken, capacity)
    select id, '2026-11-21', 500, 500 from delivery.slots
    where department = 'GROCERY' and name like '11:00 AM%'`.execute(shop.app.db);
  expect(await nextFree({})).toBe('2026-11-21 6:00 PM');
  expect(await nextFree({ department: 'KITCHEN' })).toBe('2026-11-21 11:00 AM');
  expect(await nextFree({ lead_time_hours: 10 })).toBe('2026-11-22 7:00 AM');
  expect(await nextFree({ lead_time_hours: 720 })).toBe('2026-12-21 11:00 AM');
  shop.clock.set('2026-11-21T18:00:00+05:30');
  expect(await nextFree({ lead_time_hours: 720 })).toBe('2026-12-21 6:00 PM');
  shop.clock.set('2026-11-21T18:30:00+05:30');
  expect(await nextFree({ lead_time_hours: 720 })).toBeNull();
  await sql`delete from delivery.slot_days where taken = 500`.execute(shop.app.db);
});

test('an inactive slot is not offered', async () => {
  await sql`update delivery.slots set inactive = true
    where department = 'KITCHEN' and name like '6:00 PM%'`.execute(shop.app.db);
  expect((await slotsOf('2026-11-24')).kitchen).toHaveLength(2);
});

test.each(['2026-02-30', '2026-13-01', '2026-11-21T00:00', 'today'])(
  'the invalid date %s is a 422 that names the field',
  async (date) => {
    const error = await slotsOf(date).catch((reason: ApiError) => reason);
    expect(error).toMatchObject({ status: 422, problem: { field: 'date' } });
  },
);
