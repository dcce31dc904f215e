import { readFile } from 'node:fs/promises';
import { hours } from '@sabuja/kit';
import { createCustomer, useTestShop } from '@sabuja/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

const shop = useTestShop();

const migration = new URL('../../../migrations/0024_whose_message.sql', import.meta.url);

test('older messages are assigned to a customer only where the number was certainly theirs', async () => {
  const customer = await createCustomer(shop);
  const other = await createCustomer(shop);
  const now = shop.clock.now().getTime();
  const at = (h: number) => new Date(now + hours(h));
  const undo = new Error('undo');
  const work = shop.app.db.transaction().execute(async (tx) => {
    await sql`drop trigger skip_deleted on notifications.outbox`.execute(tx);
    await sql`drop trigger skip_deleted on orders.delivery_photos`.execute(tx);
    await sql`drop function notifications.skip_deleted`.execute(tx);
    await sql`alter table notifications.outbox drop column customer_id`.execute(tx);
    await sql`create table identity.former_contacts
      (customer_id bigint, contact text, until timestamptz)`.execute(tx);
    await sql`insert into identity.former_contacts
      values (${other.id}, '+916000000000', ${at(4)})`.execute(tx);
    await sql`update identity.customers set email = 'both@example.com'`.execute(tx);
    for (const [to, hour] of [
      [customer.mobileNo, -1],
      [customer.mobileNo, 1],
      ['both@example.com', 2],
      [other.mobileNo, 3],
      [other.mobileNo, 5],
    ] as const) {
      await sql`insert into notifications.outbox (channel, template, recipient, body, created_at, state)
        values ('sms', 'otp', ${to}, ${`hour ${hour}`}, ${at(hour)}, 'sent')`.execute(tx);
    }
    const [untilIndexes = ''] = (await readFile(migration, 'utf8')).split('create index');
    for (const statement of untilIndexes.split(';').slice(0, -1)) {
      await sql.raw(statement).execute(tx);
    }
    const rows = await tx
      .selectFrom('notifications.outbox')
      .select(['customer_id', 'body'])
      .where('customer_id', 'is not', null)
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { customer_id: customer.id, body: 'hour 1' },
      { customer_id: other.id, body: 'hour 5' },
    ]);
    throw undo;
  });
  await expect(work).rejects.toBe(undo);
});
