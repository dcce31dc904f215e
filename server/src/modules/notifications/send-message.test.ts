import { addTime, minutes } from '@sabuja/kit';
import { useCustomer, useTestShop } from '@sabuja/testing';
import { expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/index.ts';
import { selectFailedMessages } from './failed-messages.ts';
import type { NotificationName } from './notification-templates.ts';
import { createNotify, createPrepareNotification, type Notify } from './notify.ts';
import { type Providers, sendMessage, UndeliverableError } from './send-message.ts';
import type { Channel } from './tables.ts';

const shop = useTestShop();
const customer = useCustomer(shop);

type Row = {
  template: string;
  channel?: Channel;
  attempts?: number;
  createdAt?: Date;
  expiresAt?: Date;
  link?: string;
};

/** Adds a message to the customer that waits to be sent, by e-mail unless the row says otherwise; returns its id. */
async function addMessage({
  template,
  channel = 'email',
  attempts = 0,
  createdAt,
  expiresAt,
  link,
}: Row): Promise<number> {
  const { id } = await shop.app.db
    .insertInto('notifications.outbox')
    .values({
      channel,
      template,
      recipient: 'asha@example.in',
      customer_id: customer.id,
      link: link ?? null,
      subject: null,
      body: 'a text',
      variables: {},
      created_at: createdAt ?? shop.clock.now(),
      expires_at: expiresAt ?? null,
      state: 'waiting',
      attempts,
      provider_answer: null,
      settled_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const send = (id: number, providers: Providers) =>
  sendMessage({ db: shop.app.db, providers, clock: shop.clock })({ id });

const find = (id: number) =>
  shop.app.db
    .selectFrom('notifications.outbox')
    .select(['state', 'body', 'provider_answer'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test('S10.426 a message that meets no provider is tried again, and at last given up', async () => {
  const id = await addMessage({ template: 'order_placed' });
  await expect(send(id, {})).rejects.toThrow('no provider of email on this server');
  expect(await find(id)).toMatchObject({ state: 'waiting' });
  await send(id, { email: async () => 'queued' });
  expect(await find(id)).toMatchObject({ state: 'sent' });

  const last = await addMessage({ template: 'order_placed', attempts: 7 });
  await send(last, {});
  expect(await find(last)).toMatchObject({
    state: 'given_up',
    provider_answer: 'no provider of email on this server',
  });
});

test('S10.427 the link of an invitation is sent however late, and listed when it fails', async () => {
  const createdAt = addTime(shop.clock.now(), -minutes(30));
  const late = await addMessage({ template: 'staff_link', createdAt });
  await send(late, { email: async () => 'queued' });
  expect(await find(late)).toMatchObject({ state: 'sent', body: '(sent)' });

  const failed = await addMessage({ template: 'staff_link', createdAt });
  const refuse = () => Promise.reject(new UndeliverableError('no mailbox'));
  await send(failed, { email: refuse });
  expect(await find(failed)).toMatchObject({ state: 'given_up', body: '(sent)' });
  const listed = await selectFailedMessages(shop.app.db).execute();
  expect(listed).toContainEqual(expect.objectContaining({ id: failed, is_erased: true }));
});

const queued = async () => 'queued';
const pathOf = (uid: string) => `/orderSummary/${uid}`;
const origin = () => 'https://shop.example';
const linkOf = (uid: string) => origin() + pathOf(uid);
/** Sends a message, and returns what became of it. */
const stateAfterSending = async (id: number) => {
  await send(id, { email: queued, sms: queued });
  return (await find(id)).state;
};

const params = {
  ...{ number: '1', amount: '₹540', due: '₹540', fee: '₹40', code: '1234', items: '' },
  ...{ date: '1 December', slot: '8-10 AM', reduction: '', reason: '', refund: '' },
};

/** Notifies the customer, who has no e-mail, of something about an order. */
const notifyOf = (template: NotificationName, uid: string) =>
  inTransaction(shop.app.db, (tx) =>
    createNotify(
      createPrepareNotification({
        ...{ hasProvider: { sms: true, email: true, push: true }, smsLanguage: () => 'en', origin },
        readShopName: async () => 'Sabuja',
      }),
      origin,
    )(
      tx,
      { customerId: customer.id, mobile_no: '9876543210', email: null, language: 'en' },
      { template, params, path: pathOf(uid) } as unknown as Parameters<Notify>[2],
      shop.clock.now(),
    ),
  );

test.each<[NotificationName, NotificationName]>([
  ['order_placed', 'order_cancelled'],
  ['order_placed', 'order_cancelled_by_customer'],
  ['order_out_for_delivery', 'order_delivered'],
  ['order_rescheduled', 'order_out_for_delivery'],
  ['order_packed_short', 'paid_order_cancelled'],
  ['order_packed_short', 'delivery_charged'],
  ['order_packed_short', 'order_part_refused'],
])(
  'S10.429 an SMS %s is not sent after %s of the same order, nor listed as failed',
  async (first, second) => {
    const link = linkOf(`${first}-${second}`);
    const late = await addMessage({ template: first, channel: 'sms', link, attempts: 1 });
    const failed = await addMessage({ template: first, channel: 'sms', link, attempts: 7 });
    await send(failed, {});
    const list = async () =>
      (await selectFailedMessages(shop.app.db).execute()).map(({ id }) => id);
    expect(await list()).toContain(failed);
    await notifyOf(second, `${first}-${second}`);
    expect(await stateAfterSending(late)).toBe('outdated');
    expect(await list()).not.toContain(failed);
  },
);

test.each<[NotificationName, NotificationName]>([
  ['order_packed_short', 'paid_order_on_its_way'],
  ['unpaid_order_packed_short', 'order_out_for_delivery'],
  ['order_placed', 'delivery_charged'],
  ['order_out_for_delivery', 'delivery_charged'],
  ['order_rescheduled', 'order_packed_short'],
  ['order_rescheduled', 'order_confirmed'],
  ['order_corrected', 'order_delivered'],
  ['order_refunded', 'order_cancelled'],
  ['batch_recalled', 'order_delivered'],
])('S10.429 %s is still sent after %s: it is still true', async (first, second) => {
  const uid = `${first}-${second}`;
  const late = await addMessage({ template: first, link: linkOf(uid), attempts: 1 });
  await notifyOf(second, uid);
  expect(await stateAfterSending(late)).toBe('sent');
});

test('S10.429 an e-mail with a time is not sent after an SMS with another', async () => {
  const link = linkOf('moved');
  const late = await addMessage({ template: 'order_placed', link, attempts: 1 });
  await notifyOf('order_rescheduled', 'moved');
  expect(await stateAfterSending(late)).toBe('outdated');
});

test('S10.429 a prompt first attempt sends a message though the next step was as quick', async () => {
  const quick = await addMessage({ template: 'order_placed', link: linkOf('quick') });
  await notifyOf('order_cancelled', 'quick');
  expect(await stateAfterSending(quick)).toBe('sent');
});

test('S10.429 a message that no worker sent for hours is not sent after the next step', async () => {
  const createdAt = addTime(shop.clock.now(), -minutes(240));
  const link = linkOf('stopped');
  const late = await addMessage({ template: 'order_placed', link, createdAt });
  await notifyOf('order_cancelled', 'stopped');
  expect(await stateAfterSending(late)).toBe('outdated');
});

test('S10.429 a code that an older server wrote without its end is not sent after it', async () => {
  const createdAt = addTime(shop.clock.now(), -minutes(5));
  const late = await addMessage({ template: 'otp', channel: 'sms', createdAt });
  const inTime = await addMessage({ template: 'otp', channel: 'sms' });
  expect(await stateAfterSending(late)).toBe('outdated');
  expect(await stateAfterSending(inTime)).toBe('sent');
});

test('S10.429 a message about another order, or a step that another channel reports, replaces nothing', async () => {
  const late = await addMessage({ template: 'order_placed', link: linkOf('own'), attempts: 1 });
  await notifyOf('order_cancelled', 'other');
  await notifyOf('order_confirmed', 'own');
  expect(await stateAfterSending(late)).toBe('sent');
});

test('S10.429 a message that has expired is not sent', async () => {
  const expiresAt = addTime(shop.clock.now(), minutes(1));
  const inTime = await addMessage({ template: 'payment_link', expiresAt });
  const late = await addMessage({ template: 'payment_link', expiresAt });
  expect(await stateAfterSending(inTime)).toBe('sent');
  shop.clock.advance(minutes(1));
  expect(await stateAfterSending(late)).toBe('outdated');
});
