import type { FilledTemplates } from '@sabuja/contract';
import { fillPlaceholders } from '@sabuja/contract/rules/answer-placeholders';
import { orderNumber } from '@sabuja/contract/rules/order-number';
import { fail, formatPaise, localize } from '@sabuja/kit';
import type { Db } from '../../platform/db/index.ts';
import { readShopName } from '../content/index.ts';
import { findContact } from '../identity/index.ts';
import { listRecipients, readTicketRefunds } from '../orders/index.ts';
import { templateQuery } from './templates-store.ts';

/**
 * Returns the offered templates in the language of the complaint's customer. The placeholders are filled with name,
 * order number, ticket number, refunded amount and shop name. Fails with NO_TICKET.
 */
export async function fillTemplates(db: Db, ticketNo: string) {
  const ticket = await db
    .selectFrom('complaints.tickets')
    .select(['customer_id', 'order_uid'])
    .where('ticket_no', '=', ticketNo)
    .executeTakeFirst();
  if (!ticket) return fail('NO_TICKET');
  const { customer_id, order_uid } = ticket;
  const language = (await findContact(db, customer_id))?.language ?? 'en';
  const recipient = (await listRecipients(db, [order_uid])).get(order_uid);
  const refunded = (await readTicketRefunds(db, [ticketNo])).get(ticketNo)?.paid ?? 0;
  const values = {
    name: recipient?.customer_name.trim() ?? '',
    order: orderNumber(order_uid),
    ticket: ticketNo,
    refund: refunded > 0 ? formatPaise(refunded) : '',
    shop: await readShopName(db),
  };
  const rows = await templateQuery(db, { offered: 'yes' }).execute();
  const filled: FilledTemplates = {
    language,
    results: rows.map(({ id, name, body, translations }) => ({
      template_id: id,
      name,
      text: fillPlaceholders(localize({ body, translations }, language).body, values),
    })),
  };
  return filled;
}
