import { randomUUID } from 'node:crypto';
import { figureDimensions } from '@sabuja/contract/rules/figure-dimensions';
import { hours, toPaise } from '@sabuja/kit';
import {
  cancelOrder,
  createCombo,
  createCustomer,
  createMember,
  createOrder,
  createStock,
  createUnpaidOrder,
  groceryLine,
  kitchenLine,
  packWith,
  payInSandbox,
  rechargeWallet,
  requestPayment,
  type TestCustomer,
  transitionAsMember,
  transitionAsStaff,
  useMember,
  useShopWithPayments,
  verifyPayment,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { findBrokenInvariants } from '../../../app/checks.ts';
import { readBalance } from '../../wallet/index.ts';
import { readSales } from './read-sales.ts';
import { summarizeDay } from './summarize-day.ts';
import { summarizeDays } from './summarize-days.ts';

const { shop, category, sandbox } = useShopWithPayments();
const picker = useMember(shop, 'picker');
const manager = useMember(shop, 'manager');

const FIRST_DAY = '2026-11-21';
const NEXT_MONTH = '2026-12-21';
const query = async <T>(text: ReturnType<typeof sql<T>>): Promise<T[]> =>
  (await text.execute(shop.app.db)).rows;
const summarize = () => summarizeDays(shop.app.db, shop.clock.now());
async function ship(uid: string, to: 'OUT_FOR_DELIVERY' | 'DELIVERED') {
  for (const step of ['CONFIRMED', 'PACKED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const) {
    await transitionAsStaff(shop, uid, step).catch(() => {});
    if (step === to) return uid;
  }
  return uid;
}
async function payOnline(buyer: TestCustomer, id: number, quantity: number) {
  const { uid, amount } = await createUnpaidOrder(buyer, [groceryLine(id, quantity)]);
  const { id: asked } = await requestPayment(buyer, amount, [uid]);
  await verifyPayment(buyer, await payInSandbox(sandbox, asked), amount);
  return uid;
}
const readAll = () =>
  query(sql<object>`
    select to_jsonb(f) - 'summed_at' as row from back_office.day_figures f
    union all select to_jsonb(s) from back_office.day_sales s
    union all select to_jsonb(t) from back_office.day_taxes t order by 1`);

/** A new owner refunds one unit of an order's first line, which writes a credit note. */
async function refundOne(uid: string) {
  const owner = await createMember(shop, 'owner');
  const { items } = await owner.api('GET /api/v1/staff/orders/{uid}', { params: { uid } });
  const item = items[0]?.uid ?? '';
  await owner.api('POST /api/v1/staff/orders/{uid}/refunds', {
    params: { uid },
    body: {
      id: randomUUID(),
      target: 'WALLET',
      reason: 'Soft',
      lines: [{ item, quantity: 1, disposition: 'WASTE' }],
    },
  });
}

let delivered = '';
let buyer: TestCustomer;
beforeAll(async () => {
  buyer = await createCustomer(shop);
  const odd = await createStock(shop, category, { cost: 33.33, discountPercent: 7, gstPercent: 5 });
  const other = await createStock(shop, category, { cost: 19.99, gstPercent: 18, hsn: '2106' });
  const dish = await createStock(shop, category, {
    cost: 101.01,
    department: 'KITCHEN',
    gstPercent: 5,
    hsn: '9963',
  });
  const combo = await createCombo(shop, category.subcategoryId, [odd, other], { cost: 50 });
  await rechargeWallet(shop, buyer, 150.55);
  // Delivered: cash; online with a short line, a substitute; wallet; a combo.
  delivered = await ship(await createOrder(buyer, [groceryLine(odd, 3)]), 'DELIVERED');
  const short = await payOnline(buyer, odd, 4);
  await packWith(shop, picker, short, [{ found: 3, reason: 'NOT_THERE' }]);
  await ship(short, 'OUT_FOR_DELIVERY');
  const replaced = await createOrder(buyer, [groceryLine(odd, 2), groceryLine(other, 1)]);
  await packWith(shop, picker, replaced, [
    { found: 1, reason: 'DAMAGED', substitute: { stock_id: other, quantity: 1 } },
  ]);
  await ship(replaced, 'DELIVERED');
  await ship(
    await createOrder(buyer, [kitchenLine(dish)], { payment_method: 'WALLET' }),
    'DELIVERED',
  );
  await ship(
    await createOrder(buyer, [{ ...groceryLine(combo, 2), type: 'COMBO' }]),
    'OUT_FOR_DELIVERY',
  );
  // Never invoiced: placed, cancelled, unpaid.
  await createOrder(buyer, [groceryLine(odd)]);
  await cancelOrder(buyer, await createOrder(buyer, [groceryLine(odd, 2)]));
  await createUnpaidOrder(buyer, [groceryLine(odd, 6)]);
  // Cancelled after dispatch, and refunded in part: credit notes.
  const returned = await createOrder(buyer, [groceryLine(odd, 5)]);
  await ship(returned, 'OUT_FOR_DELIVERY');
  await transitionAsMember(manager, returned, 'CANCELLED');
  await refundOne(delivered);
  await summarize();
});

test('S10.101 the figures of a day equal its documents, computed apart, by every dimension', async () => {
  const [documents] = await query(sql<{ sales: number; credited: number; gst: number }>`
    select sum((content ->> 'total')::bigint) filter (where kind = 'INVOICE')::bigint as sales,
      sum((content ->> 'total')::bigint) filter (where kind = 'CREDIT_NOTE')::bigint as credited,
      sum(((content ->> 'cgst')::bigint + (content ->> 'sgst')::bigint)
        * case kind when 'INVOICE' then 1 else -1 end)::bigint as gst
    from orders.invoices`);
  const [orders] = await query(sql<{ sales: number }>`
    select sum(final_paise)::bigint as sales from orders.orders
    where status in ('OUT_FOR_DELIVERY', 'DELIVERED') or id in (select order_id from orders.invoices)`);
  expect(documents?.sales).toBe(orders?.sales);
  expect(documents?.credited).toBeGreaterThan(0);
  const sums = await query(sql<{ dimension: string; sales: number; credited: number; gst: number }>`
    select dimension, sum(sales_paise)::bigint as sales, sum(credited_paise)::bigint as credited,
      sum(tax_paise - credited_tax_paise)::bigint as gst
    from back_office.day_sales where day = ${FIRST_DAY} group by 1`);
  expect(sums).toHaveLength(7);
  for (const { dimension: _, ...sum } of sums) expect(sum).toEqual(documents);
});

test('S10.101 GST by HSN code and rate equals the documents, credit notes apart', async () => {
  const computed = await query(sql<object>`
    select kind, line ->> 'hsn' as hsn, (line ->> 'percent')::numeric as percent,
      sum((line ->> 'taxable')::bigint)::bigint as taxable_paise,
      sum((line ->> 'cgst')::bigint)::bigint as cgst_paise,
      sum((line ->> 'sgst')::bigint)::bigint as sgst_paise
    from orders.invoices, jsonb_array_elements(content -> 'lines') as line
    where (line ->> 'total')::bigint <> 0 group by 1, 2, 3 order by 1, 2, 3`);
  const stored = await query(sql<object>`
    select kind, hsn, percent, taxable_paise, cgst_paise, sgst_paise
    from back_office.day_taxes where day = ${FIRST_DAY} order by 1, 2, 3`);
  expect(stored).toEqual(computed);
  expect(stored).toHaveLength(4);
});

test('S10.101 products, units, statuses, shortages and wallets are those of the orders', async () => {
  const [figures] = await shop.app.db.selectFrom('back_office.day_figures').selectAll().execute();
  expect(figures).toMatchObject({
    placed: 8,
    cancelled: 2,
    delivered: 3,
    on_time: 3,
    first_orders: 1,
    repeat_orders: 5,
    units_ordered: 18,
    units_found: 16,
    substituted_lines: 1,
  });
  expect(figures?.wallet_change_paise).toBe(await readBalance(shop.app.db, buyer.id));
  const units = await query(sql<{ units: number }>`
    select units from back_office.day_sales where dimension = 'product' order by units`);
  expect(units.map((row) => row.units)).toEqual([0, 1, 2, 2, 12]);
});

test('S10.102 a day summed again, by several servers at once, is the same', async () => {
  const before = await readAll();
  expect(before.length).toBeGreaterThan(10);
  const { db } = shop.app;
  await Promise.all([1, 2, 3].map(() => summarizeDay(db, FIRST_DAY, shop.clock.now())));
  expect(await readAll()).toEqual(before);
});

test('S10.102 what is corrected a month later falls on its own day, and missed days are caught up', async () => {
  const before = await readAll();
  shop.clock.advance(hours(24 * 30));
  await refundOne(delivered);
  await summarize();
  const after = await readAll();
  expect(after).toEqual(expect.arrayContaining(before));
  const days = await query(sql<{ day: string; credited: number }>`
    select f.day, coalesce(sum(s.credited_paise), 0)::bigint as credited
    from back_office.day_figures f
    left join back_office.day_sales s on s.day = f.day and s.dimension = 'all'
    group by 1 having f.day = ${NEXT_MONTH} or coalesce(sum(s.credited_paise), 0) > 0 order by 1`);
  expect(days.map(({ day }) => day)).toEqual([FIRST_DAY, NEXT_MONTH]);
  expect(days[1]?.credited).toBe(3100);
  const { length } = await shop.app.db
    .selectFrom('back_office.day_figures')
    .select('day')
    .execute();
  expect(length).toBe(31);
  // A settled day is not summed again; a day that is not stored is.
  await sql`delete from back_office.day_figures where day = '2026-12-01'`.execute(shop.app.db);
  await summarize();
  expect(await readAll()).toEqual(after);
});

test('S10.259 a month that is over is summed once, to what its days come to, and read by its days while one is summed again', async () => {
  const { db } = shop.app;
  const months = () => query(sql<{ month: string }>`select month from back_office.month_figures`);
  expect(await months()).toEqual([{ month: '2026-11-01' }]);
  const period = { from: '2026-11-01', to: NEXT_MONTH, locale: 'en' as const };
  const read = () =>
    Promise.all(
      figureDimensions.map(async (by) => (await readSales(db, { ...period, by })).results),
    );
  const fromMonth = await read();
  for (const [index, by] of figureDimensions.entries()) {
    const days = await query(sql<{ key: string; sales: number; credited: number; units: number }>`
      select key, sum(sales_paise)::bigint as sales, sum(credited_paise)::bigint as credited, sum(units) as units
      from back_office.day_sales where dimension = ${by} and day between ${period.from} and ${period.to}
      group by key order by 2 desc, 1`);
    const rows = (fromMonth[index] ?? []).map(({ key, sales, credited, units }) => ({
      ...{ key, sales: toPaise(sales), credited: toPaise(credited), units },
    }));
    expect([by, rows]).toEqual([by, days]);
  }
  await Promise.all([1, 2].map(() => summarize()));
  expect(await read()).toEqual(fromMonth);
  await summarizeDay(db, FIRST_DAY, shop.clock.now());
  expect(await months()).toEqual([]);
  expect(await read()).toEqual(fromMonth);
  await summarize();
  expect(await months()).toEqual([{ month: '2026-11-01' }]);
  expect(await read()).toEqual(fromMonth);
  // The stored month is what is read: a wrong sum is shown, and the nightly check finds it.
  await sql`update back_office.month_sales set sales_paise = sales_paise + 100 where dimension = 'slot'`.execute(
    db,
  );
  expect(await read()).not.toEqual(fromMonth);
  const found = await findBrokenInvariants(db);
  expect(found.map(({ check }) => check)).toContain('month-figures-are-their-days');
  await summarizeDay(db, FIRST_DAY, shop.clock.now());
  await summarize();
});
