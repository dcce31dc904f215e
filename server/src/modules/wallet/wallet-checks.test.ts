import type { OrderLine } from '@sabuja/contract';
import {
  createCustomer,
  createPlan,
  createStock,
  rechargeWallet,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { findBrokenInvariants } from '../../app/checks.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { saveSetting } from '../content/index.ts';

const { shop, category } = useSellableShop();
/** A customer with a plan and an order of ₹65 paid in full from the wallet. */
beforeAll(async () => {
  await saveSetting(shop.app.db, 'PAYMENT_METHODS', 'COD,WALLET');
  const customer = await createCustomer(shop);
  await createCustomer(shop);
  await rechargeWallet(shop, customer, 600, await createPlan(shop, { cashback: 20 }));
  const item: OrderLine = {
    id: await createStock(shop, category),
    quantity: 1,
    type: 'STOCK',
    department: 'GROCERY',
  };
  await customer.api('POST /api/v1/orders/', {
    body: {
      deliver_to: 'Asha',
      customer_address: '12, Lane 3, Patia',
      pincode: '751024',
      contact: customer.mobileNo,
      customer_name: 'Asha Das',
      delivery_date: '2026-11-23',
      delivery_slot: '11:00 AM - 1:00 PM',
      order_from: 'PWA_WEB',
      payment_method: 'WALLET',
      items: [item],
    },
  });
});

/** The checks that the statements violate, with the database's triggers disabled; rolled back afterwards. */
async function findViolations(statements: string): Promise<string[]> {
  let found: string[] = [];
  const undo = inTransaction(shop.app.db, async (tx) => {
    for (const table of ['entries', 'lines', 'accounts']) {
      await sql.raw(`alter table wallet.${table} disable trigger user`).execute(tx);
    }
    for (const statement of statements.split(';')) await sql.raw(statement).execute(tx);
    found = (await findBrokenInvariants(tx)).map(({ check }) => check);
    throw new Error('rolled back');
  });
  await expect(undo).rejects.toThrow('rolled back');
  return found;
}

const wallet = '(select id from wallet.accounts where customer_id is not null)';
const entry = (kind: string) => `(select id from wallet.entries where kind = '${kind}')`;

test('no check fails in a consistent shop', async () => {
  expect(await findBrokenInvariants(shop.app.db)).toEqual([]);
});

test.each([
  [
    'an entry whose lines do not sum to 0',
    `update wallet.lines set amount_paise = amount_paise - 1
      where entry_id = ${entry('recharge')} and account_id <> ${wallet}`,
    'wallet-sums-to-zero',
  ],
  [
    'an entry without lines',
    `delete from wallet.lines where entry_id = ${entry('cashback')}`,
    'wallet-sums-to-zero',
  ],
  [
    'a balance below 0',
    `update wallet.lines set amount_paise = -100000
      where entry_id = ${entry('order')} and account_id = ${wallet}`,
    'wallet-is-never-below-zero',
  ],
  [
    'a stored balance that differs from the lines',
    'update wallet.accounts set balance_paise = balance_paise + 1 where customer_id is not null',
    'wallet-balance-is-its-lines',
  ],
  [
    'a recharge with a negative amount',
    `update wallet.lines set amount_paise = -amount_paise where entry_id = ${entry('recharge')}`,
    'wallet-moves-are-of-their-kind',
  ],
  [
    'a payment credited twice',
    `alter table wallet.entries drop constraint recorded_once;
      insert into wallet.entries (kind, reference, description, created_at)
      select kind, reference, description, created_at from wallet.entries where kind = 'recharge'`,
    'wallet-records-once',
  ],
  [
    'a plan bought for less than its minimum',
    'update wallet.subscriptions set min_amount_paise = 60001',
    'wallet-plan-is-paid-for',
  ],
  [
    'a plan whose cashback was not credited',
    'update wallet.subscriptions set cashback_paise = 9900',
    'wallet-plan-is-paid-for',
  ],
  ['a cashback without a plan', 'delete from wallet.subscriptions', 'wallet-plan-is-paid-for'],
  [
    'a debit without an order',
    `update wallet.entries set reference = 'no order' where kind = 'order'`,
    'wallet-debit-has-its-order',
  ],
  [
    'a debit for an order of another customer',
    `update orders.orders set customer_id =
      (select max(id) from identity.customers)`,
    'wallet-debit-has-its-order',
  ],
  [
    'a debit for an order paid in cash',
    `update orders.orders set payment_method = 'COD'`,
    'wallet-debit-has-its-order',
  ],
  [
    'an order paid by wallet without a debit',
    `delete from wallet.lines where entry_id = ${entry('order')}`,
    'wallet-order-is-debited',
  ],
  [
    'an order with less pending than was not debited',
    'update orders.orders set pending_paise = 1',
    'wallet-order-is-debited',
  ],
  [
    'an order marked unpaid although the wallet was debited',
    'update orders.orders set payment_status = 0',
    'wallet-order-is-debited',
  ],
  [
    'a cancelled order without a refund',
    `update orders.orders set status = 'CANCELLED'`,
    'wallet-refund-is-for-a-cancelled-order',
  ],
  [
    'a refund for an order that is not cancelled',
    `with entry as (
        insert into wallet.entries (kind, reference, description, created_at)
        select 'refund', reference, description, created_at from wallet.entries where kind = 'order'
        returning id
      ) insert into wallet.lines
        select entry.id, account_id, -amount_paise from entry, wallet.lines where entry_id = ${entry('order')}`,
    'wallet-refund-is-for-a-cancelled-order',
  ],
])('%s is found', async (_, statement, check) => {
  expect(await findViolations(statement)).toContain(check);
});
