import {
  cancelOrder,
  createCustomer,
  createMember,
  createStock,
  createUnpaidOrder,
  groceryLine,
  payInSandbox,
  requestPayment,
  useShopWithPayments,
  verifyPayment,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { findBrokenInvariants } from '../../app/checks.ts';
import { inTransaction } from '../../platform/db/index.ts';

const { shop, category, sandbox } = useShopWithPayments();
let paid: string;
let cancelled: string;
let recharge: string;
/** One paid order, one paid and cancelled, one recharge: one payment each. */
beforeAll(async () => {
  await sandbox.changeMode({ webhooks: { held: true } });
  const customer = await createCustomer(shop);
  await createMember(shop, 'accounts');
  const createPaidOrder = async () => {
    const { uid, amount } = await createUnpaidOrder(customer, [
      groceryLine(await createStock(shop, category)),
    ]);
    const { id } = await requestPayment(customer, amount, [uid]);
    await verifyPayment(customer, await payInSandbox(sandbox, id), amount);
    return uid;
  };
  [paid, cancelled] = [await createPaidOrder(), await createPaidOrder()];
  await cancelOrder(customer, cancelled);
  const { id } = await requestPayment(customer, 50_000);
  const callback = await payInSandbox(sandbox, id);
  await verifyPayment(customer, callback, 50_000, 'WALLET');
  recharge = callback.payment_id;
});

/** Returns the checks that a statement violates, with the database's triggers disabled; rolls it back afterwards. */
async function findViolations(statement: string): Promise<string[]> {
  let found: string[] = [];
  const undo = inTransaction(shop.app.db, async (tx) => {
    for (const table of [
      'payments.uses',
      'payments.payments',
      'payments.refunds',
      'wallet.entries',
    ]) {
      await sql.raw(`alter table ${table} disable trigger user`).execute(tx);
    }
    await sql.raw(statement).execute(tx);
    found = (await findBrokenInvariants(tx)).map(({ check }) => check);
    throw new Error('rolled back');
  });
  await expect(undo).rejects.toThrow('rolled back');
  return found;
}

test('no check fails initially', async () => {
  expect(await findBrokenInvariants(shop.app.db)).toEqual([]);
});

describe('the checks find', () => {
  test.each<[string, () => string, string]>([
    [
      'a paid order without a payment',
      () => `delete from payments.uses where order_uid = '${paid}'`,
      'online-order-is-paid-for',
    ],
    [
      'an order marked as paid by an unknown payment',
      () => `update orders.orders set payment_id = 'pay_else' where uid = '${paid}'`,
      'online-order-is-paid-for',
    ],
    [
      'captured money without an order, a recharge or a refund',
      () =>
        `update payments.payments set settled_at = null, used_paise = 0 where payment_id = '${recharge}'`,
      'captured-payment-has-its-place',
    ],
    [
      'a cancelled order without a refund',
      () => `delete from payments.refunds where order_uid = '${cancelled}'`,
      'cancelled-order-is-refunded',
    ],
    [
      'a refund for an order that is not cancelled',
      () => `insert into payments.refunds (payment_id, key, reason, order_uid, amount_paise, asked_at)
        select payment_id, 'refund-by-hand', 'CANCELLED', order_uid, amount_paise, now()
        from payments.uses where order_uid = '${paid}'`,
      'cancelled-order-is-refunded',
    ],
    [
      'a refund that counts as credited without being in the wallet',
      () => `update payments.refunds set state = 'FAILED', credited_at = now(),
        credited_by = (select id from staff.members limit 1), credit_reference = order_uid || '/FAILED/' || id
        where order_uid = '${cancelled}'`,
      'failed-refund-is-credited-once',
    ],
    [
      'a payment credited to a wallet although it paid an order',
      () => `update wallet.entries set reference = (select payment_id from payments.uses where order_uid = '${paid}')
        where kind = 'recharge' and reference = '${recharge}'`,
      'recharge-is-credited-once',
    ],
  ])('%s', async (_, statement, check) => {
    expect(await findViolations(statement())).toContain(check);
  });
});

describe('the database refuses', () => {
  const use = (order: string) =>
    `select payment_id from payments.uses where order_uid = '${order}'`;
  test.each<[string, () => string]>([
    [
      'to refund more than was captured',
      () => `insert into payments.refunds (payment_id, key, reason, amount_paise, asked_at)
        values ((${use(cancelled)}), 'refund-too-much', 'UNUSED', 1, now())`,
    ],
    [
      'to allocate more of a payment than its amount',
      () => `insert into payments.uses (payment_id, purpose, amount_paise, used_at)
        values ((${use(paid)}), 'WALLET', 1, now())`,
    ],
    [
      'to pay an order twice',
      () => `insert into payments.uses (payment_id, purpose, order_uid, amount_paise, used_at)
        values ('${recharge}', 'ORDER', '${paid}', 1, now())`,
    ],
    [
      'to settle a payment again',
      () => `update payments.payments set settled_at = null where payment_id = '${recharge}'`,
    ],
    ['to change an allocation', () => 'update payments.uses set amount_paise = 1'],
    ['to change the sums of a payment', () => 'update payments.payments set used_paise = 0'],
    ['to change or delete a refund', () => 'delete from payments.refunds'],
    ['an amount of 0', () => 'update payments.attempts set amount_paise = 0'],
    ['another currency', () => "update payments.attempts set currency = 'USD'"],
  ])('%s', async (_, statement) => {
    await expect(sql.raw(statement()).execute(shop.app.db)).rejects.toMatchObject({
      code: expect.stringMatching(/^23/),
    });
  });
});
