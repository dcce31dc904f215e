import type { OrderLine } from '@sabuja/contract';
import { addTime, minutes } from '@sabuja/kit';
import {
  cancelOrder,
  createStock,
  eventually,
  groceryLine,
  kitchenLine,
  listMessagesTo,
  readOrder,
  readStockQuantity,
  refusalCode,
  requestPayment,
  useCustomer,
  useMember,
  useShopWithPayments,
} from '@sabuja/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { paymentJobs } from '../../payments/index.ts';
import { findOpenLinks } from '../../payments/links-store.ts';
import { cancelUnpaidOrders } from '../cancel-unpaid-orders.ts';
import { sendDueLink } from './send-payment-link.ts';

const { shop, category, sandbox } = useShopWithPayments();
const customer = useCustomer(shop);
const support = useMember(shop, 'support');

const home = {
  ...{ room_no: '12', locality: 'Lane 3', area: 'Patia', full_address: '' },
  type: 'Home' as const,
};
async function place(items: OrderLine[], estimation?: string, half = '') {
  const params = { uid: customer.uid };
  const address = await support.api('POST /api/v1/staff/customers/{uid}/addresses', {
    params,
    body: { ...home, pincode: '751024' },
  });
  const id =
    estimation ??
    (
      await support.api('POST /api/v1/staff/customers/{uid}/estimates', {
        params,
        body: { lines: items, pincode: '751024', payment_method: 'ONLINE', is_same: false },
      })
    ).estimation_id;
  const { data } = await support.api('POST /api/v1/staff/customers/{uid}/orders', {
    params,
    body: {
      deliver_to: 'Mina',
      customer_address: address.uid,
      pincode: '751024',
      contact: '',
      customer_name: 'Mina',
      delivery_date: '2026-11-24',
      delivery_slot: '11:00 AM - 1:00 PM',
      payment_method: 'ONLINE',
      estimation_id: id + half,
      items,
    },
  });
  return data[0] ?? expect.fail('an order has a uid');
}
const deps = () => ({ ...shop.app, clock: shop.clock });
const stockLine = async () => groceryLine(await createStock(shop, category, { quantity: 5 }), 2);
/** The link in the newest message to the customer. */
const readLink = async () => {
  const messages = await listMessagesTo(shop, customer.mobileNo);
  return messages.map(({ body }) => /https?:\/\/\S+$/.exec(body)?.[0]).find(Boolean);
};
const idOf = (url = '') => url.split('/').at(-1) ?? '';
const statusOf = async (uid: string) => (await readOrder(customer, uid)).o_status;
/** Read from the database, since the customer's session may have ended. */
const storedStatus = async (uid: string) =>
  (
    await shop.app.db
      .selectFrom('orders.orders')
      .select('status')
      .where('uid', '=', uid)
      .executeTakeFirst()
  )?.status;
afterEach(() => sandbox.resetMode());

/** Places the first order of a checkout of both departments. */
async function placeFirst() {
  const kitchen = await createStock(shop, category, { department: 'KITCHEN', quantity: 5 });
  const lines = [await stockLine(), kitchenLine(kitchen)] as const;
  const { estimation_id, final_amount } = await support.api(
    'POST /api/v1/staff/customers/{uid}/estimates',
    {
      params: { uid: customer.uid },
      body: { lines: [...lines], pincode: '751024', payment_method: 'ONLINE', is_same: false },
    },
  );
  const first = await place([lines[0]], estimation_id);
  return { first, placeSecond: () => place([lines[1]], estimation_id), final_amount };
}
const linkStatus = async (link?: string) =>
  (await sandbox.state()).links.find(({ id }) => id === idOf(link))?.status;
/** Counts the open links of an order. */
const countOpen = async (uid: string) => (await findOpenLinks(shop.app.db, [uid])).length;

describe('S10.245 a payment link', () => {
  test('S10.245 S10.429 is sent once the order waits for its payment, which it then pays; the cart stays', async () => {
    const line = await stockLine();
    await customer.api('POST /api/v1/cart/item/', { query: { item_id: line.id, quantity: 1 } });
    const uid = await place([line]);
    expect(await readOrder(customer, uid)).toMatchObject({ o_status: 'PAYMENT_PENDING' });
    await sendDueLink(deps(), uid);
    const link = await readLink();
    expect(link).toBeDefined();
    const ends = await shop.app.db
      .selectFrom('notifications.outbox as m')
      .innerJoin('orders.orders as o', 'o.customer_id', 'm.customer_id')
      .select(['m.expires_at', 'o.created_at'])
      .where('m.template', '=', 'payment_link')
      .where('o.uid', '=', uid)
      .executeTakeFirst();
    expect(ends?.expires_at).toEqual(addTime(ends?.created_at ?? new Date(0), minutes(20)));
    const again = await support.api('POST /api/v1/staff/orders/{uid}/payment-link', {
      params: { uid },
    });
    expect([await readLink(), again.amount]).toEqual([
      link,
      (await readOrder(customer, uid)).final_amount,
    ]);
    expect(await sandbox.payLink(idOf(link))).toBe(true);
    await eventually(() => statusOf(uid)).toBe('PLACED');
    expect(await readOrder(customer, uid)).toMatchObject({ payment_status: 1, pending_amount: 0 });
    expect((await customer.api('GET /api/v1/cart/')).items).toHaveLength(1);
    const late = support.api('POST /api/v1/staff/orders/{uid}/payment-link', { params: { uid } });
    expect(await refusalCode(late)).toBe('NOTHING_TO_PAY');
  });

  test('S10.387 that a late bank authorizes is captured while its order waits', async () => {
    const uid = await place([await stockLine()]);
    await sendDueLink(deps(), uid);
    expect(await sandbox.payLink(idOf(await readLink()), 'late')).toBe(true);
    const late = (await sandbox.state()).payments.find(({ status }) => status === 'created');
    await sandbox.authorise(late?.id ?? '');
    shop.clock.advance(minutes(6));
    await paymentJobs(shop.app.payments).reconcile_payments?.({});
    await eventually(() => storedStatus(uid)).toBe('PLACED');
  });

  test('S10.245 pays both orders of a checkout', async () => {
    const { first, placeSecond, final_amount } = await placeFirst();
    const second = await placeSecond();
    await sendDueLink(deps(), second);
    const link = await readLink();
    const { links } = await sandbox.state();
    expect(links.find(({ id }) => id === idOf(link))?.amount).toBe(Math.round(final_amount * 100));
    await sandbox.payLink(idOf(link));
    await eventually(() => Promise.all([first, second].map(statusOf))).toEqual([
      'PLACED',
      'PLACED',
    ]);
  });

  test('S10.245 that is not paid ends with its order, whose stock returns', async () => {
    const line = await stockLine();
    const uid = await place([line]);
    await sendDueLink(deps(), uid);
    shop.clock.advance(minutes(21));
    await cancelUnpaidOrders(deps());
    expect(await storedStatus(uid)).toBe('CANCELLED');
    expect(await readStockQuantity(shop, line.id)).toBe(5);
  });

  test('S10.245 is made once a provider that was down for minutes responds, for as long as it asks; paid after the order ended, the money goes back', async () => {
    await sandbox.fail('POST /v1/payment_links', 503, 9);
    const uid = await place([await stockLine()]);
    await expect(sendDueLink(deps(), uid)).rejects.toThrow('unavailable');
    shop.clock.advance(minutes(18));
    await sandbox.resetMode();
    await sendDueLink(deps(), uid);
    const link = (await readLink()) ?? expect.fail('a link is sent');
    const findLink = async () =>
      (await sandbox.state()).links.find(({ id }) => id === idOf(link)) ?? expect.fail('no link');
    const end = (await findLink()).expire_by * 1000;
    expect(end - shop.clock.now().getTime()).toBeGreaterThanOrEqual(minutes(15));
    const attempt = await shop.app.db
      .selectFrom('payments.attempts')
      .select('link_expires_at')
      .where('link_url', '=', link)
      .executeTakeFirst();
    expect(Math.floor((attempt?.link_expires_at?.getTime() ?? 0) / 1000) * 1000).toBe(end);
    await sandbox.fail('POST /v1/payment_links/:id/cancel', 503, 99);
    shop.clock.advance(minutes(3));
    await cancelUnpaidOrders(deps());
    expect(await storedStatus(uid)).toBe('CANCELLED');
    expect(await sandbox.payLink(idOf(link))).toBe(true);
    const { order_id, amount } = await findLink();
    const refunds = async () => {
      const { payments, refunds } = await sandbox.state();
      const ids = payments.filter((one) => one.order_id === order_id).map(({ id }) => id);
      return refunds.filter((one) => ids.includes(one.payment_id)).map((one) => one.amount);
    };
    await eventually(refunds).toEqual([amount]);
  });

  test('S10.245 makes room when the customer pays on the page of the shop, and none is sent then', async () => {
    const uid = await place([await stockLine()]);
    await sendDueLink(deps(), uid);
    const link = await readLink();
    const { final_amount } = await readOrder(customer, uid);
    await requestPayment(customer, Math.round(final_amount * 100), [uid]);
    const { links } = await sandbox.state();
    expect(links.find(({ id }) => id === idOf(link))?.status).toBe('cancelled');
    const again = support.api('POST /api/v1/staff/orders/{uid}/payment-link', { params: { uid } });
    expect(await refusalCode(again)).toBe('BEING_PAID');
  });

  test('S10.245 of two orders makes room when one of them is paid on the page of the shop', async () => {
    const { first, placeSecond } = await placeFirst();
    await sendDueLink(deps(), await placeSecond());
    const link = await readLink();
    const { final_amount } = await readOrder(customer, first);
    await requestPayment(customer, Math.round(final_amount * 100), [first]);
    expect(await linkStatus(link)).toBe('cancelled');
  });

  test('S10.245 of two orders is replaced by one of the order that stands when the other is cancelled', async () => {
    const { first, placeSecond } = await placeFirst();
    const second = await placeSecond();
    await sendDueLink(deps(), second);
    const both = await readLink();
    await cancelOrder(customer, first);
    await eventually(() => linkStatus(both)).toBe('cancelled');
    await eventually(readLink).not.toBe(both);
    expect(await sandbox.payLink(idOf(await readLink()))).toBe(true);
    await eventually(() => statusOf(second)).toBe('PLACED');
  });

  test('S10.245 of one order and one of both are withdrawn when it is cancelled', async () => {
    const { first, placeSecond } = await placeFirst();
    await sendDueLink(deps(), first);
    await sandbox.fail('POST /v1/payment_links/:id/cancel', 503, 99);
    await sendDueLink(deps(), await placeSecond()).catch(() => {});
    expect(await countOpen(first)).toBe(2);
    await sandbox.resetMode();
    await cancelOrder(customer, first);
    await eventually(() => countOpen(first)).toBe(0);
  });

  test('S10.245 is for orders that staff placed', async () => {
    const missing = support.api('POST /api/v1/staff/orders/{uid}/payment-link', {
      params: { uid: customer.uid },
    });
    expect(await refusalCode(missing)).toBe('NO_ORDER');
  });
});
