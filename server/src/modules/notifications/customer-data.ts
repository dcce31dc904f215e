import type { Db, Tx } from '../../platform/db/index.ts';
import { codeTemplates } from './templates.ts';

/** A number or an e-mail address, and until when it was this customer's; null is until now. */
type Contact = { contact: string; until: Date | null };

const rowsTo = (db: Db | Tx, { contact, until }: Contact) =>
  db
    .selectFrom('notifications.outbox')
    .where('recipient', '=', contact)
    .$if(until !== null, (query) => query.where('created_at', '<=', until ?? new Date(0)));

/** What was written to a customer, without the text of codes. */
export async function tellMessages(db: Db, contacts: readonly Contact[]) {
  const messages = [];
  for (const contact of contacts) {
    const rows = await rowsTo(db, contact)
      .select(['channel', 'recipient as to', 'template', 'subject', 'body', 'created_at'])
      .orderBy('id')
      .execute();
    messages.push(
      ...rows.map(({ template, body, ...row }) => ({
        ...row,
        ...(!codeTemplates.has(template) && { body }),
      })),
    );
  }
  return messages;
}

/** Forgets what was written to these contacts as long as they were the customer's, and to their browsers; what waits isn't sent. */
export async function forgetMessages(
  tx: Tx,
  customerId: number,
  contacts: readonly Contact[],
): Promise<void> {
  await tx
    .deleteFrom('notifications.outbox')
    .where('channel', '=', 'push')
    .where('recipient', 'in', (query) =>
      query
        .selectFrom('notifications.push_subscriptions')
        .select('endpoint')
        .where('customer_id', '=', customerId),
    )
    .execute();
  for (const contact of contacts) {
    await tx
      .deleteFrom('notifications.outbox')
      .where('id', 'in', rowsTo(tx, contact).select('id'))
      .execute();
  }
}
