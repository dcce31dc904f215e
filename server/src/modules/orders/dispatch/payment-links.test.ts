import { randomUUID } from 'node:crypto';
import {
  createMember,
  eventually,
  listMessagesTo,
  readOrder,
  rechargeWallet,
  refusalCode,
  sandboxKeys,
  setCustomerEmail,
  useDoorPayments,
} from '@sabuja/testing';
import { describe, expect, test } from 'vitest';
import { findBrokenInvariants } from '../../../app/checks.ts';
import { takesLinks } from '../../payments/index.ts';
import { sign } from '../../payments/providers/razorpay/signatures.ts';

const {
  shop,
  sandbox,
  address,
  customer,
  rider,
  orderOnItsWay,
  dueOf,
  open,
  check,
  deliver,
  deliveries,
  idOf,
  linkOf,
  refundsOf,
  cashOf,
  holdWebhooks,
} = useDoorPayments();

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
    const { webhookSecret } = sandboxKeys;
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
