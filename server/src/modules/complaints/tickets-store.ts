import type { Tx } from '../../platform/db/index.ts';

/** Locks a ticket until the transaction ends; undefined when there is none. */
export const lockTicket = (tx: Tx, ticketNo: string) =>
  tx
    .selectFrom('complaints.tickets')
    .selectAll()
    .where('ticket_no', '=', ticketNo)
    .forUpdate()
    .executeTakeFirst();
