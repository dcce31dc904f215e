import { randomUUID } from 'node:crypto';
import { isFailure, toPaise } from '@sabuja/kit';
import { createCustomer, rechargeWallet, useTestShop } from '@sabuja/testing';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { findBrokenInvariants } from '../../app/checks.ts';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import { creditRecharge, debitForOrder, readBalance, refundForOrder } from './index.ts';

const shop = useTestShop({ checksInvariants: false });

const now = () => shop.clock.now();
const balance = (customerId: number) => readBalance(shop.app.db, customerId);
const debit = (customerId: number, rupees: number, orderUid: string = randomUUID()) =>
  inTransaction(shop.app.db, (tx) => debitIn(tx, customerId, rupees, orderUid));
const debitIn = (tx: Tx, customerId: number, rupees: number, orderUid: string = randomUUID()) =>
  debitForOrder(tx, {
    customerId,
    orderUid,
    amount: toPaise(rupees),
    description: 'Order #test',
    now: now(),
  });
const refund = (orderUid: string) =>
  inTransaction(shop.app.db, (tx) => refundForOrder(tx, { orderUid, now: now() }));
const recharge = (customerId: number, paymentId: string, rupees: number) =>
  inTransaction(shop.app.db, (tx) =>
    creditRecharge(tx, { customerId, paymentId, amount: toPaise(rupees), now: now() }),
  );

describe('concurrency on one wallet', () => {
  test('50 debits on a balance for 10 leave a balance of 0 and 10 debited orders', async () => {
    const customer = await createCustomer(shop);
    await rechargeWallet(shop, customer, 1000);
    const results = await Promise.all(Array.from({ length: 50 }, () => debit(customer.id, 100)));
    const paid = results.filter((result) => !isFailure(result));
    expect(paid).toEqual(Array(10).fill({ debited: 10_000 }));
    expect(results.flatMap((result) => (isFailure(result) ? [result.code] : []))).toEqual(
      Array(40).fill('EMPTY_WALLET'),
    );
    expect(await balance(customer.id)).toBe(0);
  });

  test('the last debit takes exactly the remaining balance', async () => {
    const customer = await createCustomer(shop);
    await rechargeWallet(shop, customer, 250.75);
    const results = await Promise.all(Array.from({ length: 9 }, () => debit(customer.id, 100)));
    const debitedAmounts = results.flatMap((result) => (isFailure(result) ? [] : [result.debited]));
    expect(debitedAmounts.sort((a, b) => b - a)).toEqual([10_000, 10_000, 5075]);
    expect(await balance(customer.id)).toBe(0);
  });

  test('concurrent credits, debits and refunds lose nothing and do not deadlock', async () => {
    const customers = await Promise.all([
      createCustomer(shop),
      createCustomer(shop),
      createCustomer(shop),
    ]);
    for (const customer of customers) await rechargeWallet(shop, customer, 500);
    const orders = customers.map(() => randomUUID());
    for (const [i, { id }] of customers.entries()) await debit(id, 50, orders[i]);
    await Promise.all(
      Array.from({ length: 60 }, (_, n) => {
        const { id } = customers[n % 3] ?? { id: 0 };
        if (n % 4 === 0) return recharge(id, `pay_cross_${n}`, 10);
        if (n % 4 === 1) return refund(orders[n % 3] ?? '');
        return debit(id, 10);
      }),
    );
    // 500 in, 50 out and back, 5 recharges and 10 debits of 10 each.
    for (const { id } of customers) expect(await balance(id)).toBe(45_000);
  });

  test('a payment credited concurrently is credited once', async () => {
    const customer = await createCustomer(shop);
    await Promise.all(Array.from({ length: 12 }, () => recharge(customer.id, 'pay_same', 75)));
    expect(await balance(customer.id)).toBe(7500);
  });

  test('an order debited or refunded concurrently is so once', async () => {
    const customer = await createCustomer(shop);
    await rechargeWallet(shop, customer, 100);
    const orderUid = randomUUID();
    const debits = await Promise.all(
      Array.from({ length: 8 }, () => debit(customer.id, 40, orderUid)),
    );
    expect(debits).toEqual(Array(8).fill({ debited: 4000 }));
    expect(await balance(customer.id)).toBe(6000);
    const refunds = await Promise.all(Array.from({ length: 8 }, () => refund(orderUid)));
    expect(refunds).toEqual(Array(8).fill(4000));
    expect(await balance(customer.id)).toBe(10_000);
  });
});

test('a rolled-back debit leaves no entry and can be retried', async () => {
  const customer = await createCustomer(shop);
  await rechargeWallet(shop, customer, 100);
  const orderUid = randomUUID();
  const crash = inTransaction(shop.app.db, async (tx) => {
    await debitIn(tx, customer.id, 60, orderUid);
    throw new Error('the server went down');
  });
  await expect(crash).rejects.toThrow('the server went down');
  expect(await balance(customer.id)).toBe(10_000);
  expect(await debit(customer.id, 60, orderUid)).toEqual({ debited: 6000 });
});

test('an order without a debit gets no refund', async () => {
  expect(await refund(randomUUID())).toBe(0);
});

test('a payment or an order of one customer never changes the wallet of another', async () => {
  const [owner, other] = await Promise.all([createCustomer(shop), createCustomer(shop)]);
  const paymentId = await rechargeWallet(shop, owner, 100);
  const orderUid = randomUUID();
  await debit(owner.id, 10, orderUid);
  await expect(recharge(other.id, paymentId, 100)).rejects.toThrow(
    'was credited to another customer',
  );
  await expect(recharge(owner.id, paymentId, 101)).rejects.toThrow(
    'was credited to another customer',
  );
  await expect(debit(other.id, 10, orderUid)).rejects.toThrow("another customer's wallet");
  expect([await balance(owner.id), await balance(other.id)]).toEqual([9000, 0]);
});

describe('the database refuses', () => {
  let accountId: number;
  let entryId: number;
  beforeAll(async () => {
    const customer = await createCustomer(shop);
    await rechargeWallet(shop, customer, 50);
    const { rows } = await sql<{ account_id: number; entry_id: number }>`
      select l.account_id, l.entry_id from wallet.lines l
      join wallet.accounts a on a.id = l.account_id where a.customer_id = ${customer.id}`.execute(
      shop.app.db,
    );
    accountId = rows[0]?.account_id ?? 0;
    entryId = rows[0]?.entry_id ?? 0;
  });

  let count = 0;
  /** Inserts an entry with these lines, bypassing the module's own code. */
  const write = (lines: (orders: number) => [account: number, paise: number][]) =>
    inTransaction(shop.app.db, async (tx) => {
      const entry = await sql<{ id: number }>`
        insert into wallet.entries (kind, reference, description, created_at)
        values ('order', ${`direct-${++count}`}, '', now()) returning id`.execute(tx);
      const orders = await sql<{ id: number }>`
        select id from wallet.accounts where purpose = 'orders'`.execute(tx);
      for (const [account, paise] of lines(orders.rows[0]?.id ?? 0)) {
        await sql`insert into wallet.lines values (${entry.rows[0]?.id}, ${account}, ${paise})`.execute(
          tx,
        );
      }
    });
  const run = (statement: ReturnType<typeof sql>) => statement.execute(shop.app.db);

  test('an entry that does not sum to 0, at commit', async () => {
    const unbalanced = write((orders) => [
      [accountId, -1000],
      [orders, 999],
    ]);
    await expect(unbalanced).rejects.toThrow('does not sum to zero');
  });
  test('an entry of one line, or of none', async () => {
    await expect(write(() => [[accountId, -1000]])).rejects.toThrow('does not sum to zero');
    await expect(write(() => [])).rejects.toThrow('does not sum to zero');
  });
  test('a balance below 0, also for concurrent writers without locks', async () => {
    const insertDebit = (paise: number) =>
      write((orders) => [
        [accountId, -paise],
        [orders, paise],
      ]);
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => insertDebit(1500)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    for (const result of results) {
      if (result.status === 'rejected') expect(String(result.reason)).toContain('no_overdraft');
    }
  });
  test('a transfer from one customer to another', async () => {
    const other = await createCustomer(shop);
    await rechargeWallet(shop, other, 50);
    const { rows } = await sql<{ id: number }>`
      select id from wallet.accounts where customer_id = ${other.id}`.execute(shop.app.db);
    const transfer = write(() => [
      [rows[0]?.id ?? 0, -100],
      [accountId, 100],
    ]);
    await expect(transfer).rejects.toThrow('moves 2 wallets');
  });
  test('an order entry that credits a wallet, or a recharge entry that debits it', async () => {
    const customer = await createCustomer(shop);
    await rechargeWallet(shop, customer, 50);
    await expect(debit(customer.id, -10)).rejects.toThrow('goes the wrong way');
    await expect(recharge(customer.id, 'pay_negative', -10)).rejects.toThrow('goes the wrong way');
    expect(await balance(customer.id)).toBe(5000);
  });
  test('a balance changed without ledger lines', async () => {
    const directUpdate = run(
      sql`update wallet.accounts set balance_paise = 99 where customer_id is not null`,
    );
    await expect(directUpdate).rejects.toThrow('moves by ledger lines alone');
    const stranger = await createCustomer(shop);
    const rich = run(
      sql`insert into wallet.accounts (customer_id, balance_paise) values (${stranger.id}, 5)`,
    );
    await expect(rich).rejects.toThrow('opened with a balance of 0');
  });
  test('more lines for an entry that is complete', async () => {
    const late = run(sql`insert into wallet.lines
      select ${entryId}, id, 5 from wallet.accounts where purpose in ('orders', 'cashback')`);
    await expect(late).rejects.toThrow('is complete');
  });
  test.each([
    ['update wallet.entries set description = $$else$$'],
    ['update wallet.lines set amount_paise = 1'],
    ['delete from wallet.lines'],
    ['delete from wallet.entries'],
    ['truncate wallet.lines'],
    ['truncate wallet.entries cascade'],
  ])('a change of what is written: %s', async (statement) => {
    await expect(run(sql.raw(statement))).rejects.toThrow(/kept/);
  });
  test('a second entry for the same payment', async () => {
    const again = run(sql`insert into wallet.entries (kind, reference, description, created_at)
      select kind, reference, description, created_at from wallet.entries limit 1`);
    await expect(again).rejects.toThrow('recorded_once');
  });
});

test('no check of the whole ledger fails', async () => {
  const violations = (await findBrokenInvariants(shop.app.db)).filter(
    // The debits here are for orders that do not exist.
    ({ check }) => check !== 'wallet-debit-has-its-order',
  );
  expect(violations).toEqual([]);
});
