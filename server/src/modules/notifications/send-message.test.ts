import { addTime, minutes } from '@sabuja/kit';
import { useTestShop } from '@sabuja/testing';
import { expect, test } from 'vitest';
import { selectFailedMessages } from './failed-messages.ts';
import { type Providers, sendMessage, UndeliverableError } from './send-message.ts';

const shop = useTestShop();

type Row = { template: string; attempts?: number; createdAt?: Date };

/** Adds a message that waits to be sent by e-mail; returns its id. */
async function addMessage({ template, attempts = 0, createdAt }: Row): Promise<number> {
  const { id } = await shop.app.db
    .insertInto('notifications.outbox')
    .values({
      channel: 'email',
      template,
      recipient: 'asha@example.in',
      customer_id: null,
      subject: null,
      body: 'a text',
      variables: {},
      created_at: createdAt ?? shop.clock.now(),
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
