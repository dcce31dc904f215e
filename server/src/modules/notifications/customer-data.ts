import { days } from '@sabuja/kit';
import type { Db, Tx } from '../../platform/db/index.ts';
import { codeTemplates } from './message-templates.ts';

/** How long a message is kept once it has left or stays for good: questions about an order come within it. */
const MESSAGE_RETENTION = days(90);

/** What was written to a customer, without the text of codes. */
export async function exportMessages(db: Db, customerId: number) {
  const rows = await db
    .selectFrom('notifications.outbox')
    .select(['channel', 'recipient as to', 'template', 'subject', 'body', 'created_at'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
  return rows.map(({ template, body, ...row }) => ({
    ...row,
    ...(!codeTemplates.has(template) && { body }),
  }));
}

/** The browsers that a customer asked to be told in. */
export const exportPushSubscriptions = (db: Db, customerId: number) =>
  db
    .selectFrom('notifications.push_subscriptions')
    .select(['endpoint', 'created_at'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .execute();

/** Codes that went to a number while it was nobody's are of whoever has proved that it is theirs. */
export const assignCodesToCustomer = (tx: Tx, customerId: number, mobileNo: string) =>
  tx
    .updateTable('notifications.outbox')
    .set({ customer_id: customerId })
    .where('recipient', '=', mobileNo)
    .where('customer_id', 'is', null)
    .execute();

/** Forgets what was written to a customer, wherever it went; what waits isn't sent. */
export const eraseMessages = (tx: Tx, customerId: number) =>
  tx.deleteFrom('notifications.outbox').where('customer_id', '=', customerId).execute();

/** Deletes messages that were settled long ago. */
export const purgeOldMessages = (db: Db, now: Date) =>
  db
    .deleteFrom('notifications.outbox')
    .where('created_at', '<', new Date(now.getTime() - MESSAGE_RETENTION))
    .where('settled_at', 'is not', null)
    .execute();
