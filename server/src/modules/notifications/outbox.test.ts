import { useTestShop } from '@sabuja/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createEnqueueMessage } from './outbox.ts';

const shop = useTestShop();

test('codes are sent before older messages of lower priority', async () => {
  const notify = createEnqueueMessage({
    hasProvider: { sms: true, email: true, push: true },
    smsLanguage: () => 'en',
  });
  const to = '+919876543210';
  const variables = { shop: 'Sabuja', ending: '3210' };
  const code = { shop: 'Sabuja', code: '12345', minutes: 5, host: 'shop.example' };
  const tx = await shop.app.db.startTransaction().execute();
  const now = shop.clock.now();
  const reader = { channel: 'sms', to, customerId: null, language: 'en' } as const;
  await notify(tx, { ...reader, template: 'number_changed', variables }, now);
  await notify(tx, { ...reader, template: 'otp', variables: code }, now);
  // Ordered as the workers take the jobs.
  const { rows } = await sql<{ template: string }>`
    select o.template from graphile_worker._private_jobs j
    join notifications.outbox o on o.id = (j.payload ->> 'id')::bigint
    where o.recipient = ${to} order by j.priority, j.run_at, j.id`.execute(tx);
  await tx.rollback().execute();
  expect(rows.map(({ template }) => template)).toEqual(['otp', 'number_changed']);
});
