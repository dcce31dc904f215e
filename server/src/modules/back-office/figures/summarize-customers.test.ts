import { addTime, days, istDate } from '@sabuja/kit';
import { findBrokenInvariants } from '@sabuja/server/checks';
import {
  createCustomer,
  createMember,
  createOrder,
  createStock,
  expectRefusal,
  groceryLine,
  rechargeWallet,
  transitionAsStaff,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { saveSetting } from '../../content/index.ts';
import { summarizeCustomers } from './summarize-customers.ts';

const { shop, category } = useSellableShop();
const summarize = () => summarizeCustomers(shop.app.db, shop.clock.now());
const query = async <T>(text: ReturnType<typeof sql<T>>): Promise<T[]> =>
  (await text.execute(shop.app.db)).rows;
const period = () => ({ from: '2026-11-01', to: istDate(shop.clock.now()) });
const accounts = () => createMember(shop, 'accounts');
const readAges = async () => {
  const ages = await (await accounts()).api('GET /api/v1/staff/figures/wallet-ages', {
    query: period(),
  });
  return { ...ages, amounts: ages.results.map(({ amount }) => amount) };
};
/** The total of the ledger, computed independently. */
const readLedger = async () =>
  (
    await query(sql<{ rupees: number }>`
      select coalesce(sum(balance_paise), 0)::float8 / 100 as rupees from wallet.accounts
      where customer_id is not null`)
  )[0]?.rupees;

let stock = 0;
beforeAll(async () => {
  await saveSetting(shop.app.db, 'PAYMENT_METHODS', 'COD,WALLET');
  stock = await createStock(shop, category, { cost: 33.33 });
});
const buy = (buyer: Awaited<ReturnType<typeof createCustomer>>, overrides: object = {}) =>
  createOrder(buyer, [groceryLine(stock)], {
    delivery_date: istDate(addTime(shop.clock.now(), days(1))),
    ...overrides,
  });
/** The customer's session has expired by then. */
const signInAgain = ({ mobileNo }: { mobileNo: string }) => createCustomer(shop, mobileNo);
const ship = async (uid: string) => {
  for (const to of ['CONFIRMED', 'PACKED', 'OUT_FOR_DELIVERY'] as const)
    await transitionAsStaff(shop, uid, to);
};

test('S10.195 S10.196 before anything is sold, there is nothing', async () => {
  const reader = await accounts();
  expect(await reader.api('GET /api/v1/staff/figures/cohorts')).toEqual({
    updated_at: null,
    results: [],
  });
  await summarize();
  expect((await readAges()).amounts).toEqual([0, 0, 0, 0, 0]);
});

test('S10.195 customers by the month in India of their first order, and who ordered again', async () => {
  const [loyal, once, cancelled] = [
    await createCustomer(shop),
    await createCustomer(shop),
    await createCustomer(shop),
  ];
  for (const each of [loyal, loyal, once]) await ship(await buy(each));
  await buy(cancelled);
  // 1 December in India, November still in UTC.
  shop.clock.set('2026-11-30T19:00:00Z');
  await ship(await buy(await createCustomer(shop)));
  shop.clock.set('2027-01-10T06:00:00Z');
  await ship(await buy(await signInAgain(loyal)));
  await summarize();
  await summarize();
  const reader = await accounts();
  const { results } = await reader.api('GET /api/v1/staff/figures/cohorts');
  expect(results).toEqual([
    { month: '2026-12', customers: 1, returned: 0, months: [0] },
    { month: '2026-11', customers: 2, returned: 1, months: [0, 1] },
  ]);
  const [{ customers = 0 } = {}] = await query(sql<{ customers: number }>`
    select count(distinct o.customer_id)::int as customers from orders.invoices i
    join orders.orders o on o.id = i.order_id where i.kind = 'INVOICE'`);
  expect(results.reduce((sum, row) => sum + row.customers, 0)).toBe(customers);
  const { body } = await shop.app.http.inject({
    url: '/api/v1/staff/figures/cohorts/csv',
    headers: reader.headers,
  });
  expect(body.split('\r\n').slice(0, 3)).toEqual([
    '\uFEFFmonth,customers,returned,1,2',
    '2026-12,1,0,0,',
    '2026-11,2,1,0,1',
  ]);
});

test('S10.196 what wallets hold by the age of the credit: the oldest is spent first, and all is the ledger to the paisa', async () => {
  const [saver, spender] = [await createCustomer(shop), await createCustomer(shop)];
  shop.clock.set('2027-02-01T06:00:00Z');
  await rechargeWallet(shop, saver, 100.01);
  await rechargeWallet(shop, spender, 200.5);
  shop.clock.advance(days(31));
  await rechargeWallet(shop, spender, 50.25);
  await buy(await signInAgain(spender), { payment_method: 'WALLET' });
  const [{ spent = 0 } = {}] = await query(sql<{ spent: number }>`
    select -sum(l.amount_paise)::float8 / 100 as spent from wallet.lines l
    join wallet.entries e on e.id = l.entry_id and e.kind = 'order'
    join wallet.accounts a on a.id = l.account_id and a.customer_id is not null`);
  expect(spent).toBeGreaterThan(33);
  await summarize();
  const found = await readAges();
  const old = Math.floor((100.01 + 200.5 - spent) * 100 + 0.5) / 100;
  expect(found.amounts).toEqual([50.25, old, 0, 0, 0]);
  expect(found.results.map(({ wallets }) => wallets)).toEqual([1, 2, 0, 0, 0]);
  expect(found.total).toBe(await readLedger());
  // Each bound belongs to the younger age: 90, 180 and 365 days after the first credit.
  for (const [instant, expected] of [
    ['2027-05-02T06:00:00Z', [0, old + 50.25, 0, 0, 0]],
    ['2027-05-03T06:00:00Z', [0, 50.25, old, 0, 0]],
    ['2027-07-31T06:00:00Z', [0, 0, old + 50.25, 0, 0]],
    ['2027-08-01T06:00:00Z', [0, 0, 50.25, old, 0]],
    ['2028-02-01T06:00:00Z', [0, 0, 0, old + 50.25, 0]],
    ['2028-02-02T06:00:00Z', [0, 0, 0, 50.25, old]],
  ] as const) {
    shop.clock.set(instant);
    await summarize();
    const { amounts, total } = await readAges();
    expect(amounts.map((amount) => amount.toFixed(2))).toEqual(
      expected.map((amount) => amount.toFixed(2)),
    );
    expect(total).toBe(await readLedger());
  }
});

test('S10.196 a spent wallet is in no age, days that were missed are summed, and a settled one is checked against the ledger', async () => {
  const buyer = await createCustomer(shop);
  await rechargeWallet(shop, buyer, 40);
  shop.clock.advance(days(3));
  await Promise.all([summarize(), summarize(), summarize()]);
  const rows = await query(sql<{ day: string; rows: number }>`
    select day::text, count(*)::int as rows from back_office.wallet_ages
    group by day order by day desc limit 4`);
  expect(rows.map((row) => row.rows)).toEqual([5, 5, 5, 5]);
  expect(rows.map(({ day }) => day)).toEqual([
    '2028-02-05',
    '2028-02-04',
    '2028-02-03',
    '2028-02-02',
  ]);
  expect(await findBrokenInvariants(shop.app.db)).toEqual([]);
  await sql`update back_office.wallet_ages set amount_paise = amount_paise + 1
    where day = '2028-02-03' and bucket = '366+'`.execute(shop.app.db);
  expect((await findBrokenInvariants(shop.app.db)).map(({ check }) => check)).toEqual([
    'wallet-ages-are-the-ledger',
  ]);
  await sql`update back_office.wallet_ages set amount_paise = amount_paise - 1
    where day = '2028-02-03' and bucket = '366+'`.execute(shop.app.db);
});

test('S10.195 S10.196 who sees no figures sees none of these, and a CSV is in the audit log', async () => {
  const support = await createMember(shop, 'support');
  for (const path of ['cohorts', 'wallet-ages'] as const)
    expect(
      (
        await expectRefusal(
          path === 'cohorts'
            ? support.api('GET /api/v1/staff/figures/cohorts')
            : support.api('GET /api/v1/staff/figures/wallet-ages', { query: period() }),
        )
      ).status,
    ).toBe(403);
  const reader = await accounts();
  const to = istDate(shop.clock.now());
  const { body } = await shop.app.http.inject({
    url: `/api/v1/staff/figures/wallet-ages/csv?from=${to}&to=${to}`,
    headers: reader.headers,
  });
  expect(body).toMatch(new RegExp(`^\uFEFFday,age,wallets,amount\r\n${to},0-30,1,40\r\n`));
  const { results } = await reader.api('GET /api/v1/staff/audit', {
    query: { action: 'figures.export' },
  });
  expect(results[0]).toMatchObject({ subject_id: 'wallet-ages', after: { to, rows: 5 } });
});
