import type { CustomerMessage } from '@sabuja/contract';
import type { Db } from '../../platform/db/index.ts';
import { descending, type Paging, selectPage, toPage } from '../../platform/http/index.ts';
import { secretTemplates } from './message-templates.ts';
import type { NotificationName } from './notification-templates.ts';

/** Texts that only the customer may read: codes, the delivery code for the rider, a link that undoes a change. */
const withheldTemplates: ReadonlySet<string> = new Set<string>([
  ...secretTemplates,
  ...([
    'order_out_for_delivery',
    'paid_order_on_its_way',
    'number_change_pending',
  ] satisfies NotificationName[]),
]);

/** A page of the messages to a customer for staff, newest first; the text of codes is withheld. */
export async function listCustomerMessages(db: Db, customerId: number, paging: Paging) {
  const found = await selectPage(
    db
      .selectFrom('notifications.outbox')
      .where('customer_id', '=', customerId)
      .select(['id', 'channel', 'template', 'subject', 'body', 'state', 'created_at']),
    [descending('id')],
    paging,
  );
  return toPage(
    found,
    paging,
    ({ template, body, created_at, ...row }): CustomerMessage => ({
      ...row,
      body: withheldTemplates.has(template) ? null : body,
      at: created_at.toISOString(),
    }),
  );
}
