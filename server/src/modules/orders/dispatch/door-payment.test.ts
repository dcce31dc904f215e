import { randomUUID } from 'node:crypto';
import { minutes } from '@sabuja/kit';
import { deriveKeys } from '@sabuja/sandbox-razorpay/control';
import {
  createMember,
  createOrder,
  createRound,
  createStock,
  eventually,
  groceryLine,
  listMessagesTo,
  readOrder,
  rechargeWallet,
  refusalCode,
  setCustomerEmail,
  settleAll,
  type TestMember,
  transitionAsStaff,
  useCustomer,
  useShopWithPayments,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findBrokenInvariants } from '../../../app/checks.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import { findOpenLink, paymentJobs, takesLinks } from '../../payments/index.ts';
import { sign } from '../../payments/providers/razorpay/signatures.ts';
import { reduceBill } from '../picking/reduce-bill.ts';
import { lockOrder } from '../transitions-store.ts';

const { shop, category, sandbox, address } = useShopWithPayments();
const customer = useCustomer(shop);
let rider: TestMember;
beforeEach(async () => {
  rider = await createMember(shop, 'rider');
});
afterEach(() => sandbox.resetMode());

/** An order of units of 40 rupees and delivery, on its way with the rider. */
async function orderOnItsWay(quantity = 1, overrides = {}): Promise<string> {
  const line = groceryLine(await createStock(shop, category), quantity);
  const uid = await createOrder(customer, [line], overrides);
  for (const to of ['CONFIRMED', 'PACKED'] as const) await transitionAsStaff(shop, uid, to);
  await createRound(await createMember(shop, 'manager'), rider, [uid]);
  await rider.api('POST /api/v1/staff/deliveries/{uid}/start', { params: { uid }, body: {} });
  return uid;
}
const dueOf = async (uid: string) => (await readOrder(customer, uid)).pending_amount;
const open = (uid: string) =>
  rider.api('POST /api/v1/staff/deliveries/{uid}/upi', { params: { uid } });
const check = (uid: string) =>
  rider.api('POST /api/v1/staff/deliveries/{uid}/upi/check', { params: { uid } });
const deliver = (uid: string, collected: number, despite_link = false) =>
  rider.api('POST /api/v1/staff/deliveries/{uid}/delivered', {
    params: { uid },
    body: { action_id: randomUUID(), reason: 'Known customer', collected, despite_link },
  });
const deliveries = () => rider.api('GET /api/v1/staff/deliveries');
const idOf = ({ url }: { url: string }) => url.split('/').at(-1) ?? '';
const linkOf = async (link: { url: string }) =>
  (await sandbox.state()).links.find(({ id }) => id === idOf(link));
const paymentsOf = async (link: { url: string }) => {
  const orderId = (await linkOf(link))?.order_id;
  return (await sandbox.state()).payments.filter(({ order_id }) => order_id === orderId);
};
const refundsOf = async (link: { url: string }) => {
  const ids = (await paymentsOf(link)).map(({ id }) => id);
  return (await sandbox.state()).refunds
    .filter(({ payment_id }) => ids.includes(payment_id))
    .map(({ amount }) => amount);
};
const cashOf = async (uid: string) => {
  const rows = await shop.app.db
    .selectFrom('orders.cash_collections as c')
    .innerJoin('orders.orders as o', 'o.id', 'c.order_id')
    .select('c.amount_paise')
    .where('o.uid', '=', uid)
    .execute();
  return rows.map(({ amount_paise }) => amount_paise / 100);
};
const holdWebhooks = () => sandbox.changeMode({ webhooks: { held: true } });
const runJob = (name: string) => paymentJobs(shop.app.payments)[name]?.({});

describe('S10.145 the link of an order', () => {
  test('is one for what is due, the same whoever asks how often', async () => {
    const uid = await orderOnItsWay();
    const due = await dueOf(uid);
    const links = await Promise.all(Array.from({ length: 5 }, () => open(uid)));
    expect(new Set(links.map(({ url }) => url)).size).toBe(1);
    expect(links[0]?.amount).toBe(due);
    expect(await linkOf(links[0] as { url: string })).toMatchObject({
      amount: due * 100,
      status: 'created',
    });
    const [stop] = (await deliveries()).results;
    expect(stop?.upi).toEqual(links[0]);
  });

  test('is for the rider of the order, on its way, with something due', async () => {
    const uid = await orderOnItsWay();
    const other = await createMember(shop, 'rider');
    const params = { uid };
    const calls = [
      () => other.api('POST /api/v1/staff/deliveries/{uid}/upi', { params }),
      () => other.api('POST /api/v1/staff/deliveries/{uid}/upi/check', { params }),
    ];
    for (const call of calls) expect(await refusalCode(call())).toBe('NO_ORDER');
    await deliver(uid, await dueOf(uid));
    expect(await refusalCode(open(uid))).toBe('NO_ORDER');
  });

  test('is found again after the provider’s answer was lost', async () => {
    const uid = await orderOnItsWay();
    await sandbox.fail('POST /v1/payment_links', 'lost_answer');
    expect(await refusalCode(open(uid))).toBe('UPI_UNAVAILABLE');
    const before = (await sandbox.state()).links.length;
    await open(uid);
    expect((await sandbox.state()).links).toHaveLength(before);
  });

  test('is offered by a provider that has links, and its opening is in the audit log', async () => {
    expect((await deliveries()).takes_upi).toBe(true);
    expect(takesLinks({ providers: [] })).toBe(false);
    const uid = await orderOnItsWay();
    const { amount } = await open(uid);
    await open(uid);
    const owner = await createMember(shop, 'owner');
    const { results } = await owner.api('GET /api/v1/staff/audit', { query: { subject: 'order' } });
    const entries = results.filter(({ action }) => action === 'order.payment_link');
    expect(entries.filter(({ subject_id }) => subject_id === uid)).toEqual([
      expect.objectContaining({ role: 'rider', after: { amount } }),
    ]);
  });

  test('the database refuses a second open one', async () => {
    const uid = await orderOnItsWay();
    await open(uid);
    const { id: _, ...attempt } = await shop.app.db
      .selectFrom('payments.attempts')
      .selectAll()
      .where('order_key', '=', uid)
      .executeTakeFirstOrThrow();
    const second = { ...attempt, receipt: randomUUID(), provider_order_id: 'plink_other' };
    await expect(
      shop.app.db.insertInto('payments.attempts').values(second).execute(),
    ).rejects.toThrow('one_open_attempt');
  });
});

describe('S10.146 a link that was paid', () => {
  test('settles what is due as an online payment, and no cash', async () => {
    const uid = await orderOnItsWay();
    const due = await dueOf(uid);
    const email = await setCustomerEmail(shop, customer);
    const link = await open(uid);
    expect(await sandbox.payLink(idOf(link))).toBe(true);
    await eventually(() => dueOf(uid)).toBe(0);
    const [receipt] = await listMessagesTo(shop, email);
    expect(receipt?.body).toContain(`We have your payment of ₹${due}.00`);
    expect(await readOrder(customer, uid)).toMatchObject({
      payment_status: 1,
      payment_id: expect.any(String),
    });
    const [stop] = (await deliveries()).results;
    expect(stop).toMatchObject({ to_collect: 0, paid_by_upi: due, upi: null });
    await deliver(uid, 0);
    expect(await cashOf(uid)).toEqual([]);
    expect((await deliveries()).cash).toBe(0);
  });

  test('counts once, however often and in whichever order it is reported', async () => {
    await sandbox.changeMode({ webhooks: { copies: 3, reversed: true } });
    const uid = await orderOnItsWay();
    const link = await open(uid);
    await sandbox.payLink(idOf(link));
    await Promise.all([check(uid), check(uid)]);
    await eventually(() => dueOf(uid)).toBe(0);
    await sandbox.release();
    expect(await refundsOf(link)).toEqual([]);
    const uses = shop.app.db.selectFrom('payments.uses').selectAll().where('order_uid', '=', uid);
    expect(await uses.execute()).toHaveLength(1);
  });

  test('is found by asking, without any webhook', async () => {
    await holdWebhooks();
    const uid = await orderOnItsWay();
    const due = await dueOf(uid);
    await sandbox.payLink(idOf(await open(uid)));
    expect(await check(uid)).toMatchObject({ to_collect: 0, paid_by_upi: due });
  });

  test('a forged report, and one of another amount, pay nothing', async () => {
    await holdWebhooks();
    const uid = await orderOnItsWay();
    const due = await dueOf(uid);
    const link = await open(uid);
    const id = idOf(link);
    const { webhookSecret } = deriveKeys('a secret for tests only');
    const report = (amount: number, secret: string) => {
      const payment = {
        id: `pay_${randomUUID()}`,
        order_id: 'order_of_the_link',
        amount,
        currency: 'INR',
        status: 'captured',
        created_at: 0,
      };
      const entity = {
        ...link,
        id,
        short_url: link.url,
        reference_id: '',
        currency: 'INR',
        status: 'paid',
      };
      const body = JSON.stringify({
        event: 'payment_link.paid',
        created_at: Math.floor(shop.clock.now().getTime() / 1000),
        payload: { payment: { entity: payment }, payment_link: { entity } },
      });
      return fetch(`${address()}/api/v1/payment/webhook`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-razorpay-event-id': randomUUID(),
          'x-razorpay-signature': sign(secret, Buffer.from(body)),
        },
        body,
      });
    };
    expect((await report(due * 100, 'another secret')).status).toBe(400);
    expect((await report(100, webhookSecret)).status).toBe(200);
    await eventually(async () => {
      const inbox = shop.app.db.selectFrom('payments.webhook_inbox').select('id');
      return (await inbox.where('worked_at', 'is', null).execute()).length;
    }).toBe(0);
    expect(await dueOf(uid)).toBe(due);
  });
});

describe('S10.147 cash', () => {
  test('cancels the open link at the provider first', async () => {
    const uid = await orderOnItsWay();
    const due = await dueOf(uid);
    const link = await open(uid);
    await deliver(uid, due);
    expect((await linkOf(link))?.status).toBe('cancelled');
    expect(await sandbox.payLink(idOf(link))).toBe(false);
    expect(await cashOf(uid)).toEqual([due]);
  });

  test('is not recorded for a link that was paid meanwhile, and the rider gives it back', async () => {
    await holdWebhooks();
    const uid = await orderOnItsWay();
    const due = await dueOf(uid);
    await sandbox.payLink(idOf(await open(uid)));
    expect(await deliver(uid, due)).toMatchObject({ status: 'DELIVERED', paid_by_upi: due });
    expect(await cashOf(uid)).toEqual([]);
    expect((await deliveries()).to_return).toEqual([
      { uid, order_no: expect.any(String), amount: due },
    ]);
  });

  test('and a payment at the same time: one of the two counts', async () => {
    for (let i = 0; i < 6; i++) {
      const uid = await orderOnItsWay();
      const due = await dueOf(uid);
      const link = await open(uid);
      const [isPaid] = await Promise.all([sandbox.payLink(idOf(link)), deliver(uid, due)]);
      expect(await cashOf(uid)).toEqual(isPaid ? [] : [due]);
      expect((await readOrder(customer, uid)).o_status).toBe('DELIVERED');
      expect(await refundsOf(link)).toEqual([]);
    }
  });

  test('and another device that opens a link at the same time: no link stays open beside cash', async () => {
    for (let i = 0; i < 6; i++) {
      const uid = await orderOnItsWay();
      const due = await dueOf(uid);
      await settleAll([open(uid), deliver(uid, due), open(uid)]);
      const isDelivered = (await cashOf(uid)).length > 0;
      const link = await findOpenLink(shop.app.db, uid);
      expect(isDelivered && link !== undefined).toBe(false);
    }
  });

  test('waits while the provider is away, unless the rider takes it nevertheless; money twice goes back once', async () => {
    const uid = await orderOnItsWay();
    const due = await dueOf(uid);
    const link = await open(uid);
    await sandbox.fail('POST /v1/payment_links/:id/cancel', 503, 9);
    await sandbox.fail('GET /v1/payment_links/:id', 503, 9);
    expect(await refusalCode(deliver(uid, due))).toBe('UPI_OPEN');
    expect(await cashOf(uid)).toEqual([]);
    await deliver(uid, due, true);
    expect(await cashOf(uid)).toEqual([due]);
    expect(await sandbox.payLink(idOf(link))).toBe(true);
    await eventually(() => refundsOf(link)).toEqual([due * 100]);
    expect((await deliveries()).to_return).toEqual([]);
  });

  test('a late payment of a cancelled link goes back by itself', async () => {
    await holdWebhooks();
    const uid = await orderOnItsWay();
    const due = await dueOf(uid);
    const link = await open(uid);
    await sandbox.payLink(idOf(link), 'late');
    await deliver(uid, due);
    const [payment] = await paymentsOf(link);
    await sandbox.authorise(payment?.id ?? '', { capture: true });
    shop.clock.advance(minutes(6));
    await runJob('reconcile_payments');
    await eventually(() => refundsOf(link)).toEqual([due * 100]);
  });
});

describe('S10.140 S10.147 what is refused of an order that was paid by its link', () => {
  /** Rupees that one unit costs. */
  const UNIT = 40;
  const refuseOne = async (uid: string, collected: number) => {
    const stop = (await deliveries()).results.find((one) => one.uid === uid);
    const [line] = stop?.lines ?? [];
    if (!line) throw new Error('no line');
    const { item, part } = line;
    const refused = [{ item, part, quantity: 1, reason: 'NOT_FRESH' as const }];
    return rider.api('POST /api/v1/staff/deliveries/{uid}/delivered', {
      params: { uid },
      body: { action_id: randomUUID(), reason: 'Known customer', collected, refused },
    });
  };

  test('goes back to the payment', async () => {
    const uid = await orderOnItsWay(2);
    const link = await open(uid);
    await sandbox.payLink(idOf(link));
    await eventually(() => dueOf(uid)).toBe(0);
    await refuseOne(uid, 0);
    await eventually(() => refundsOf(link)).toEqual([UNIT * 100]);
    expect(await cashOf(uid)).toEqual([]);
  });

  test('goes back too when the rider has taken cash, which they return', async () => {
    await holdWebhooks();
    const uid = await orderOnItsWay(2);
    const due = await dueOf(uid);
    const link = await open(uid);
    await sandbox.payLink(idOf(link));
    expect(await refuseOne(uid, due - UNIT)).toMatchObject({
      status: 'DELIVERED',
      paid_by_upi: due,
    });
    expect((await deliveries()).to_return).toEqual([
      { uid, order_no: expect.any(String), amount: due - UNIT },
    ]);
    await runJob('resend_refunds');
    await eventually(() => refundsOf(link)).toEqual([UNIT * 100]);
    expect(await cashOf(uid)).toEqual([]);
  });

  test('is not lost when the shop has recorded the delivery first', async () => {
    const uid = await orderOnItsWay(2);
    const due = await dueOf(uid);
    const stop = (await deliveries()).results.find((one) => one.uid === uid);
    await transitionAsStaff(shop, uid, 'DELIVERED');
    const [line] = stop?.lines ?? [];
    if (!line) throw new Error('no line');
    const refused = [
      { item: line.item, part: line.part, quantity: 1, reason: 'NOT_FRESH' as const },
    ];
    const late = rider.api('POST /api/v1/staff/deliveries/{uid}/delivered', {
      params: { uid },
      body: { action_id: randomUUID(), reason: 'Known customer', collected: due - UNIT, refused },
    });
    expect(await refusalCode(late)).toBe('DELIVERED_ALREADY');
  });

  test('is not taken in cash as long as the link may be paid', async () => {
    const uid = await orderOnItsWay(2);
    const due = await dueOf(uid);
    const link = await open(uid);
    await refuseOne(uid, due - UNIT);
    expect((await linkOf(link))?.status).toBe('cancelled');
    expect(await cashOf(uid)).toEqual([due - UNIT]);
  });
});

test('S10.147 cash that a rider reports after the shop recorded an order as paid by its link is given back', async () => {
  await holdWebhooks();
  const uid = await orderOnItsWay();
  const due = await dueOf(uid);
  await sandbox.payLink(idOf(await open(uid)));
  await check(uid);
  await transitionAsStaff(shop, uid, 'DELIVERED');
  await deliver(uid, due);
  expect((await deliveries()).to_return).toEqual([
    { uid, order_no: expect.any(String), amount: due },
  ]);
});

test('S10.147 a repeated report of a delivery asks the provider nothing', async () => {
  const uid = await orderOnItsWay();
  const due = await dueOf(uid);
  await open(uid);
  const action_id = randomUUID();
  const body = { action_id, reason: 'Known customer', collected: due };
  const send = () =>
    rider.api('POST /api/v1/staff/deliveries/{uid}/delivered', { params: { uid }, body });
  await send();
  await sandbox.fail('POST /v1/payment_links', 'lost_answer');
  await send();
  expect(await cashOf(uid)).toEqual([due]);
});

test('S10.146 the rest of an order by wallet is paid by its link, and the books agree on the way', async () => {
  await rechargeWallet(shop, customer, 40);
  const uid = await orderOnItsWay(1, { payment_method: 'WALLET' });
  const due = await dueOf(uid);
  expect(due).toBeGreaterThan(0);
  await sandbox.payLink(idOf(await open(uid)));
  await eventually(() => dueOf(uid)).toBe(0);
  expect(await findBrokenInvariants(shop.app.db)).toEqual([]);
  const params = { uid };
  const body = { reason: 'Nobody at home' };
  await rider.api('POST /api/v1/staff/deliveries/{uid}/attempted', { params, body });
  expect(await findBrokenInvariants(shop.app.db)).toEqual([]);
});

describe('S10.148 a link that is obsolete', () => {
  const lowerTo = (uid: string, paise: number) =>
    shop.app.db
      .updateTable('orders.orders')
      .set({ pending_paise: paise })
      .where('uid', '=', uid)
      .execute();

  test('of another amount is replaced, and cannot be paid', async () => {
    const uid = await orderOnItsWay();
    const due = await dueOf(uid);
    const old = await open(uid);
    await lowerTo(uid, due * 100 - 1000);
    const link = await open(uid);
    expect(link.amount).toBe(due - 10);
    expect((await linkOf(old))?.status).toBe('cancelled');
    await lowerTo(uid, due * 100);
    await deliver(uid, due);
  });

  test('that was paid before is settled with what is due now, and the rest goes back', async () => {
    await holdWebhooks();
    const uid = await orderOnItsWay();
    const due = await dueOf(uid);
    const link = await open(uid);
    await sandbox.payLink(idOf(link));
    await lowerTo(uid, due * 100 - 1000);
    expect(await refusalCode(open(uid))).toBe('NOTHING_DUE');
    await eventually(() => refundsOf(link)).toEqual([1000]);
  });

  test('is withdrawn by a job when the bill is lowered', async () => {
    const uid = await orderOnItsWay();
    await open(uid);
    const lowered = inTransaction(shop.app.db, async (tx) => {
      const order = await lockOrder(tx, { uid });
      if (order) await reduceBill(tx, order, { amount: 1000, cause: 'SHORTAGE' }, shop.clock.now());
      const jobs = sql`select 1 from graphile_worker.jobs where task_identifier = 'withdraw_link'`;
      expect((await jobs.execute(tx)).rows).toHaveLength(1);
      throw new Error('rolled back');
    });
    await expect(lowered).rejects.toThrow('rolled back');
  });

  test('is cancelled when staff record the delivery', async () => {
    const uid = await orderOnItsWay();
    const link = await open(uid);
    await transitionAsStaff(shop, uid, 'DELIVERED');
    await eventually(async () => (await linkOf(link))?.status).toBe('cancelled');
  });

  test('is cancelled when the order comes back', async () => {
    const uid = await orderOnItsWay();
    const link = await open(uid);
    const params = { uid };
    const body = { reason: 'Nobody at home' };
    await rider.api('POST /api/v1/staff/deliveries/{uid}/attempted', { params, body });
    await eventually(async () => (await linkOf(link))?.status).toBe('cancelled');
  });

  test('is withdrawn when its time is over', async () => {
    const uid = await orderOnItsWay();
    await open(uid);
    for (const pause of [6, 16, 31]) {
      shop.clock.advance(minutes(pause));
      await runJob('reconcile_payments');
    }
    const { withdrawn_at } = await shop.app.db
      .selectFrom('payments.attempts')
      .select('withdrawn_at')
      .where('order_key', '=', uid)
      .executeTakeFirstOrThrow();
    expect(withdrawn_at).not.toBeNull();
  });
});

test('S10.147 what was paid by a link goes back to its source when the order is cancelled', async () => {
  const uid = await orderOnItsWay();
  const link = await open(uid);
  await sandbox.payLink(idOf(link));
  await eventually(() => dueOf(uid)).toBe(0);
  await transitionAsStaff(shop, uid, 'CANCELLED');
  await eventually(() => refundsOf(link)).toEqual([link.amount * 100]);
});

test('S10.147 ten presses of cash and one payment, from all sides', async () => {
  const uid = await orderOnItsWay();
  const due = await dueOf(uid);
  const link = await open(uid);
  const presses = Array.from({ length: 5 }, () => deliver(uid, due));
  const checks = Array.from({ length: 3 }, () => check(uid));
  await settleAll([...presses, sandbox.payLink(idOf(link)), ...checks]);
  const paid = (await linkOf(link))?.status === 'paid';
  expect(await cashOf(uid)).toEqual(paid ? [] : [due]);
});
