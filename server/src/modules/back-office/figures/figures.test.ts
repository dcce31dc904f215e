import {
  createOrder,
  createStock,
  expectRefusal,
  groceryLine,
  kitchenLine,
  rechargeWallet,
  transitionAsMember,
  transitionAsStaff,
  useCustomer,
  useMember,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { summarizeDays } from './summarize-days.ts';

const { shop, category } = useSellableShop();
const customer = useCustomer(shop);
const accounts = useMember(shop, 'accounts');
const manager = useMember(shop, 'manager');
const support = useMember(shop, 'support');

const period = { from: '2026-11-01', to: '2026-11-30' };
const sales = (by?: 'day' | 'category' | 'product' | 'slot' | 'zone' | 'department' | 'payment') =>
  accounts.api('GET /api/v1/staff/figures/sales', { query: { ...period, ...(by && { by }) } });
const download = async (path: string) => {
  const { headers, body } = await shop.app.http.inject({
    url: `/api/v1/staff/figures/${path}`,
    headers: accounts.headers,
  });
  return { name: headers['content-disposition'], lines: body.split('\r\n') };
};
let stock = 0;

beforeAll(async () => {
  stock = await createStock(shop, category, { name: 'Tomato', cost: 118, gstPercent: 18 });
  const translations = { hi: { name: 'टमाटर', units: '1 किलो' } };
  await sql`update catalogue.stocks set translations = ${JSON.stringify(translations)}::jsonb
    where id = ${stock}`.execute(shop.app.db);
});

test('S10.101 nothing was sold yet', async () => {
  expect(await sales()).toMatchObject({ updated_at: null, total: { sales: 0 }, results: [] });
  await summarizeDays(shop.app.db, shop.clock.now());
  expect((await sales()).results).toMatchObject([{ key: '2026-11-21', orders: 0, sales: 0 }]);
});

test('S10.101 S10.103 sales are listed by each dimension, with names in the reader’s language', async () => {
  await rechargeWallet(shop, customer, 100);
  const dish = await createStock(shop, category, { cost: 200, department: 'KITCHEN', hsn: '9963' });
  const cancelled = await createOrder(customer, [groceryLine(stock)]);
  for (const uid of [
    await createOrder(customer, [groceryLine(stock, 2)]),
    await createOrder(customer, [kitchenLine(dish)], { delivery_slot: '7:00 AM - 9:00 AM' }),
    cancelled,
  ])
    await transitionAsStaff(shop, uid, 'CONFIRMED', 'PACKED', 'OUT_FOR_DELIVERY');
  await transitionAsMember(manager, cancelled, 'CANCELLED');
  await summarizeDays(shop.app.db, shop.clock.now());

  const byDay = await sales();
  expect(byDay).toMatchObject({
    updated_at: shop.clock.now().toISOString(),
    total: { orders: 3, units: 4, sales: 629, tax: 54, average: 209.67, credited: 143 },
    results: [{ key: '2026-11-21', sales: 629, credit_notes: 1 }],
  });
  const rows = async (by: Parameters<typeof sales>[0]) =>
    (await sales(by)).results.map((row) => [row.name || row.key, row.sales, row.credited]);
  expect(await rows('product')).toEqual([
    ['Tomato · 1 kg', 354, 118],
    [expect.stringContaining('Stock'), 200, 0],
    ['delivery', 75, 25],
  ]);
  expect(await rows('department')).toEqual([
    ['GROCERY', 404, 143],
    ['KITCHEN', 225, 0],
  ]);
  expect(await rows('slot')).toEqual([
    ['11:00 AM - 1:00 PM', 404, 143],
    ['7:00 AM - 9:00 AM', 225, 0],
  ]);
  expect(await rows('payment')).toEqual([['COD', 629, 143]]);
  expect(await rows('zone')).toEqual([[expect.stringMatching(/^Zone/), 629, 143]]);
  const inHindi = shop.api({ ...accounts.headers, 'accept-language': 'hi' });
  const { results } = await inHindi('GET /api/v1/staff/figures/sales', {
    query: { ...period, by: 'product' },
  });
  expect(results[0]?.name).toBe('टमाटर · 1 किलो');

  const service = await accounts.api('GET /api/v1/staff/figures/service', { query: period });
  expect(service.total).toMatchObject({
    placed: 3,
    cancelled: 1,
    first_orders: 1,
    repeat_orders: 2,
    wallet_balance: 100,
  });
});

test('S10.101 S10.104 S10.262 GST in the columns of the return, and every CSV in the audit log', async () => {
  const gst = await accounts.api('GET /api/v1/staff/figures/gst', { query: period });
  expect(gst).toMatchObject({
    rates: [
      { document: 'INVOICE', percent: 0, taxable: 200, value: 200 },
      { document: 'INVOICE', percent: 18, taxable: 300, cgst: 27, sgst: 27, value: 354 },
      { document: 'CREDIT_NOTE', percent: 18, taxable: 100, cgst: 9, sgst: 9 },
    ],
    delivery: 75,
    credited_delivery: 25,
  });
  const days = `from=${period.from}&to=${period.to}`;
  const hsn = await download(`gst/csv?${days}&table=hsn`);
  expect(hsn.name).toBe('attachment; filename="gst-hsn-2026-11-01-2026-11-30.csv"');
  expect(hsn.lines[0]).toContain(
    'HSN,Description,UQC,Total Quantity,Total Value,Rate,Taxable Value',
  );
  expect(hsn.lines).toContain('INVOICE,0702,,PAC-PACKS,3,354,18,300,0,27,27,0');
  // Food service has neither unit nor quantity.
  expect(hsn.lines).toContain('INVOICE,9963,,NA,0,200,0,200,0,0,0,0');
  expect((await download(`gst/csv?${days}&table=rates`)).lines).toHaveLength(5);
  expect((await download(`service/csv?${days}`)).lines[1]).toMatch(/^2026-11-21,3,1,0,0,4,4,/);
  const products = await download(`sales/csv?${days}&by=product`);
  expect(products.lines[1]).toBe(`${stock},Tomato · 1 kg,2,3,354,54,177,1,118`);
  const { results } = await manager.api('GET /api/v1/staff/audit', {
    query: { action: 'figures.export' },
  });
  expect(results.map(({ subject_id, after }) => [subject_id, after])).toEqual([
    ['sales', { ...period, by: 'product', rows: 3 }],
    ['service', { ...period, rows: 1 }],
    ['gst', { ...period, table: 'rates', rows: 3 }],
    ['gst', { ...period, table: 'hsn', rows: 3 }],
  ]);
});

test.each([
  ['2026-02-30', '2026-03-01'],
  ['2026-03-02', '2026-03-01'],
  ['2020-01-01', '2026-03-01'],
])('S10.101 from %s to %s is refused with a clear message', async (from, to) => {
  const error = await expectRefusal(
    accounts.api('GET /api/v1/staff/figures/gst', { query: { from, to } }),
  );
  expect([error.status, error.problem.code]).toEqual([422, 'BAD_PERIOD']);
});

test('S10.104 support sees no figures', async () => {
  const error = await expectRefusal(
    support.api('GET /api/v1/staff/figures/sales', { query: period }),
  );
  expect(error.status).toBe(403);
});
