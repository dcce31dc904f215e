import type { CustomerTicket } from '@sabuja/contract';
import { orderNumber } from '@sabuja/contract/rules/order-number';
import type { Locale } from '@sabuja/kit';
import type { Db } from '../../platform/db/index.ts';
import { descending, type Paging, selectPage, toPage } from '../../platform/http/index.ts';
import { describeReason, ticketQuery } from './complaint-views.ts';
import { selectTickets } from './find-ticket.ts';

/** The id of the customer who raised a complaint, by its number; undefined when there is none. */
export async function findCustomerOfTicket(db: Db, text: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('complaints.tickets')
    .select('customer_id')
    .where('ticket_no', '=', text.toUpperCase())
    .executeTakeFirst();
  return row?.customer_id ?? undefined;
}

/** A page of a customer's complaints for staff, newest first, their reasons in a language. */
export async function listCustomerTickets(
  db: Db,
  { customerId, locale }: { customerId: number; locale: Locale },
  paging: Paging,
) {
  const own = ticketQuery(db).where('t.customer_id', '=', customerId);
  const found = await selectPage(selectTickets(own), [descending('t.id')], paging);
  return toPage(
    found,
    paging,
    (row): CustomerTicket => ({
      ticket_no: row.ticket_no,
      order_no: orderNumber(row.order_uid),
      reason: describeReason(row, locale),
      stage: row.stage,
      created_at: row.created_at.toISOString(),
    }),
  );
}
