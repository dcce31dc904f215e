import {
  createCustomer,
  createOrder,
  createStock,
  groceryLine,
  rechargeWallet,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { storeBrokenRules } from '../modules/back-office/index.ts';
import { findBrokenInvariants } from './checks.ts';
import { createJobs } from './jobs.ts';

const { shop, category } = useSellableShop();
let uid: string;
let stock: number;
beforeAll(async () => {
  stock = await createStock(shop, category);
  uid = await createOrder(await createCustomer(shop), [groceryLine(stock, 2)]);
});

/** Returns the names of the checks that find violations after `statement`, which is then rolled back. */
async function foundAfter(statement: string): Promise<string[]> {
  let found: string[] = [];
  const undo = new Error('undo');
  const work = shop.app.db.transaction().execute(async (tx) => {
    await sql.raw(statement).execute(tx);
    found = (await findBrokenInvariants(tx)).map((broken) => broken.check);
    throw undo;
  });
  await expect(work).rejects.toBe(undo);
  return found;
}

test('a consistent shop violates no check', async () => {
  expect(await findBrokenInvariants(shop.app.db)).toEqual([]);
});

test('an order cancelled by a bare update is found: stock, slot, refund and history', async () => {
  expect(
    await foundAfter(`update orders.orders set status = 'CANCELLED' where uid = '${uid}'`),
  ).toEqual([
    'cancelled-order-owes-nothing',
    'order-status-is-its-newest-history',
    'slot-places-are-orders',
    'stock-sold-is-what-orders-took',
  ]);
});

test('stock released without a cancellation is found', async () => {
  expect(
    await foundAfter(
      `update catalogue.stocks set quantity = quantity + 1, sold = sold - 1 where id = ${stock}`,
    ),
  ).toEqual(['stock-sold-is-what-orders-took']);
});

test('a dispatched order without an invoice is found, unless it was dispatched before invoices existed', async () => {
  const leave = (at: string) => `insert into orders.status_history (order_id, status, actor, at)
    select id, 'OUT_FOR_DELIVERY', 'staff', ${at} from orders.orders where uid = '${uid}'`;
  const check = 'invoice-is-of-an-order-that-left';
  expect(await foundAfter(leave(`now() + interval '1 minute'`))).toContain(check);
  expect(await foundAfter(leave(`'2020-01-01'`))).not.toContain(check);
});

test('money in the wallet of a deleted account is found', async () => {
  const customer = await createCustomer(shop);
  await rechargeWallet(shop, customer, 50);
  const deletion = `update identity.customers set deleted_at = now(), mobile_no = null where id = ${customer.id}`;
  expect(await foundAfter(deletion)).toEqual(['deleted-account-holds-nothing']);
});

test('S10.349 a debt of a deleted account is found', async () => {
  const { id } = await createCustomer(shop);
  const found = await foundAfter(`do $$ begin
    update identity.customers set deleted_at = now(), mobile_no = null where id = ${id};
    alter table wallet.accounts disable trigger user;
    insert into wallet.accounts (debtor_id, balance_paise) values (${id}, -5000);
    end $$`);
  expect(found).toContain('deleted-account-holds-nothing');
});

test('S10.428 a reason of staff in an order of a deleted account is found', async () => {
  const found = await foundAfter(`do $$ begin
    update orders.status_history set actor = 'staff', reason = 'Left with Mr X'
      where order_id = (select id from orders.orders where uid = '${uid}');
    update identity.customers set deleted_at = now(), mobile_no = null
      where id = (select customer_id from orders.orders where uid = '${uid}');
    end $$`);
  expect(found).toContain('deleted-account-holds-nothing');
});

test('a lost slot booking is found', async () => {
  expect(await foundAfter('delete from delivery.slot_days')).toEqual(['slot-places-are-orders']);
});

test.each([
  ['reactivating a cancelled order', `update orders.orders set status = 'PLACED'`, 'stays so'],
  [
    'returning more to stock than was sold',
    'update catalogue.stocks set sold = sold - 3',
    'sold_check',
  ],
])('the database refuses %s', async (_, statement, message) => {
  const undone = shop.app.db.transaction().execute(async (tx) => {
    await sql`update orders.orders set status = 'CANCELLED'`.execute(tx);
    await sql.raw(statement).execute(tx);
  });
  await expect(undone).rejects.toThrow(message);
});

test('batches of which more is left than the stock has are found, and more than was received', async () => {
  const batch = `with supply as (
      insert into catalogue.supplies (action_id, supplier, received_at)
      values (gen_random_uuid(), 'Farm', now()) returning id
    ), batch as (
      insert into catalogue.batches (supply_id, stock_id, quantity) select id, ${stock}, 5 from supply returning id
    ) insert into catalogue.batch_units (batch_id, stock_id, units_left, recorded_since)
      select id, ${stock}`;
  const check = 'stock-batches-fit-their-stock';
  expect(await foundAfter(`${batch}, 5, now() from batch`)).not.toContain(check);
  for (const left of [6, 1_000_000])
    expect(await foundAfter(`${batch}, ${left}, now() from batch`)).toContain(check);
});

test('S10.381 a check that cannot be run stops no other, and what is known of its rule stays', async () => {
  const { db } = shop.app;
  const listRules = () => db.selectFrom('back_office.broken_rules').select('rule').execute();
  const alarms: object[] = [];
  const deps = { db, clock: shop.clock, notifications: { jobs: {} } };
  const [, , jobs] = createJobs({
    ...deps,
    metrics: { recordBrokenInvariants: () => {} },
    alarm: (details: object) => alarms.push(details),
  } as never);
  const before = { check: 'combo-is-of-one-department', rows: [{}] };
  await storeBrokenRules(db, [before], [], shop.clock.now());
  await sql`alter table catalogue.combo_lines rename to away`.execute(db);
  const release = (units: number) =>
    sql`update catalogue.stocks set quantity = quantity + ${units}, sold = sold - ${units}
      where id = ${stock}`.execute(db);
  await release(1);
  await expect(jobs?.check_everything?.({})).rejects.toThrow(
    /^not checked: combo-is-of-one-department.*: relation "catalogue.combo_lines" does not exist$/,
  );
  expect(await listRules()).toEqual([
    { rule: 'combo-is-of-one-department' },
    { rule: 'stock-sold-is-what-orders-took' },
  ]);
  expect(alarms).toHaveLength(1);
  await expect(findBrokenInvariants(db)).rejects.toThrow(AggregateError);
  await sql`alter table catalogue.away rename to combo_lines`.execute(db);
  await release(-1);
  await jobs?.check_everything?.({});
  expect(await listRules()).toEqual([]);
});
