import { MESSAGE_RETENTION_DAYS } from '@sabuja/contract/limits';
import { addTime, days } from '@sabuja/kit';
import type { Db, Tx } from '../../platform/db/index.ts';
import { addressTemplates, secretTemplates } from './message-templates.ts';

/**
 * How long a message is retained after it was sent or given up: long enough for questions about its order.
 */
const MESSAGE_RETENTION = days(MESSAGE_RETENTION_DAYS);

/** The messages to a customer, without the text of codes and other secrets. */
export async function exportMessages(db: Db, customerId: number) {
  const rows = await db
    .selectFrom('notifications.outbox')
    .select(['channel', 'recipient as to', 'template', 'subject', 'body', 'created_at'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
  return rows.map(({ template, body, ...row }) => ({
    ...row,
    ...(!secretTemplates.has(template) && { body }),
  }));
}

/** The browsers that a customer subscribed to push messages with. */
export const exportPushSubscriptions = (db: Db, customerId: number) =>
  db
    .selectFrom('notifications.push_subscriptions')
    .select(['endpoint', 'created_at'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .execute();

/**
 * Assigns the codes that were sent to a number without an account to the customer who has proved to own the
 * number.
 */
export const assignCodesToCustomer = (tx: Tx, customerId: number, mobileNo: string) =>
  tx
    .updateTable('notifications.outbox')
    .set({ customer_id: customerId })
    .where('recipient', '=', mobileNo)
    .where('customer_id', 'is', null)
    .execute();

type AddressChange = { channel: 'sms' | 'email'; from: string; to: string | null };

/**
 * Redirects the messages of a customer that have not arrived yet to the new number or e-mail; deletes them when the
 * e-mail is removed. What was meant for the owner of the old address stays with it.
 */
export async function redirectMessages(
  tx: Tx,
  customerId: number,
  { channel, from, to }: AddressChange,
): Promise<void> {
  const undelivered = tx
    .selectFrom('notifications.outbox')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('channel', '=', channel)
    .where('recipient', '=', from)
    .where('state', 'in', ['waiting', 'given_up'])
    .where('template', 'not in', [...addressTemplates]);
  if (to === null) {
    await tx.deleteFrom('notifications.outbox').where('id', 'in', undelivered).execute();
    return;
  }
  await tx
    .updateTable('notifications.outbox')
    .set({ recipient: to })
    .where('id', 'in', undelivered)
    .execute();
}

/** Erases the messages of a customer, whatever address they went to; those not sent yet are not sent. */
export const eraseMessages = (tx: Tx, customerId: number) =>
  tx.deleteFrom('notifications.outbox').where('customer_id', '=', customerId).execute();

/** Purges messages that were settled before the retention period. */
export const purgeOldMessages = (db: Db, now: Date) =>
  db
    .deleteFrom('notifications.outbox')
    .where('created_at', '<', addTime(now, -MESSAGE_RETENTION))
    .where('settled_at', 'is not', null)
    .execute();
