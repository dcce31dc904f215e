import { addTime, days, hours, istDate } from '@sabuja/kit';
import { findBrokenInvariants } from '@sabuja/server/checks';
import {
  createCustomer,
  createOrder,
  createStock,
  groceryLine,
  settleAll,
  transitionAsStaff,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { addToCustomerMonths } from '../../orders/index.ts';
import { summarizeCustomers } from './summarize-customers.ts';

const { shop, category } = useSellableShop();
let stock = 0;
beforeAll(async () => {
  stock = await createStock(shop, category, { cost: 80, quantity: 999 });
});

const summarize = () => summarizeCustomers(shop.app.db, shop.clock.now());
/** Signs a customer in again (sessions expire), creates an order and ships it. */
async function sell(mobileNo: string) {
  const delivery_date = istDate(addTime(shop.clock.now(), days(1)));
  const buyer = await createCustomer(shop, mobileNo);
  const uid = await createOrder(buyer, [groceryLine(stock)], { delivery_date });
  await transitionAsStaff(shop, uid, 'CONFIRMED', 'PACKED', 'OUT_FOR_DELIVERY');
}
type Row = { month: string; customers: number; returned: number; later: Record<string, number> };
const query = async <T>(text: ReturnType<typeof sql<T>>): Promise<T[]> =>
  (await text.execute(shop.app.db)).rows;
const readStored = () =>
  query(sql<Row>`
    select month::text, customers, returned, coalesce((
      select jsonb_object_agg(months_since, customers) from back_office.cohort_months m
      where m.month = c.month), '{}') as later
    from back_office.cohorts c order by month`);

/** Computes the same rows from single invoices, independently of the shop's SQL. */
async function computeApart(): Promise<Row[]> {
  const invoices = await query(sql<{ customer: number; at: Date }>`
    select o.customer_id as customer, i.issued_at as at
    from orders.invoices i join orders.orders o on o.id = i.order_id where i.kind = 'INVOICE'`);
  const monthsOf = new Map<number, string[]>();
  for (const { customer, at } of invoices)
    monthsOf.set(customer, [...(monthsOf.get(customer) ?? []), istDate(at).slice(0, 7)].sort());
  const cohorts = new Map<string, Row>();
  const index = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
  for (const months of monthsOf.values()) {
    const [first = ''] = months;
    const row = cohorts.get(first) ?? {
      month: `${first}-01`,
      customers: 0,
      returned: 0,
      later: {},
    };
    row.customers++;
    if (months.length > 1) row.returned++;
    for (const month of new Set(months.filter((each) => each > first))) {
      const since = String(index(month) - index(first));
      row.later[since] = (row.later[since] ?? 0) + 1;
    }
    cohorts.set(first, row);
  }
  return [...cohorts.values()].sort((a, b) => (a.month < b.month ? -1 : 1));
}

test('S10.308 cohorts come to what all invoices say, whenever and however often they were summed, and nothing is counted twice', async () => {
  const [a, b, c, d] = ['+919000000001', '+919000000002', '+919000000003', '+919000000004'];
  const rounds: string[][] = [[a, b], [a], [b, c], [c, c], [a, d], [d], [b, d]] as string[][];
  for (const [n, buyers] of rounds.entries()) {
    for (const buyer of buyers) await sell(buyer);
    if (n % 3 === 0) await settleAll([summarize(), summarize(), summarize()]);
    else await summarize();
    expect(await readStored()).toEqual(await computeApart());
    shop.clock.advance(days(n === 3 ? 70 : 17) + hours(5));
  }
  // After a long gap, the missing months are summed in steps.
  shop.clock.advance(days(100));
  await sell(a as string);
  await summarize();
  await addToCustomerMonths(shop.app.db, istDate(shop.clock.now()));
  const stored = await readStored();
  expect(stored).toEqual(await computeApart());
  expect(stored.length).toBeGreaterThan(2);
  expect(await findBrokenInvariants(shop.app.db)).toEqual([]);
});

test('S10.308 a day is added once it is settled, and only the invoices since are read beside the sums', async () => {
  const read = async () =>
    (
      await query(
        sql<{ orders: number }>`select sum(orders)::int as orders from orders.customer_months`,
      )
    )[0]?.orders ?? 0;
  shop.clock.advance(days(2));
  await summarize();
  const before = await read();
  await sell('+919000000001');
  await summarize();
  expect(await read()).toBe(before);
  // Twenty minutes after the end of the day, then an hour later.
  const midnight = new Date(`${istDate(addTime(shop.clock.now(), days(1)))}T00:20:00+05:30`);
  shop.clock.set(midnight.toISOString());
  await summarize();
  expect(await read()).toBe(before);
  shop.clock.advance(hours(1));
  await summarize();
  expect(await read()).toBe(before + 1);
  expect(await readStored()).toEqual(await computeApart());
});

test('S10.308 a sum that is not its invoices is found at night', async () => {
  await sell('+919000000002');
  shop.clock.advance(days(2));
  await summarize();
  const { db } = shop.app;
  expect(await findBrokenInvariants(db)).toEqual([]);
  await sql`update orders.customer_months set orders = orders + 1`.execute(db);
  expect((await findBrokenInvariants(db)).map(({ check }) => check)).toEqual([
    'customer-months-are-their-invoices',
  ]);
  await sql`update orders.customer_months set orders = orders - 1`.execute(db);
});
