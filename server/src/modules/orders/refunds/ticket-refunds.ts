import type { Paise } from '@sabuja/kit';
import type { Db, Tx } from '../../../platform/db/index.ts';

type TicketRefunds = {
  paid: Paise;
  /** The amount that waits for a second person. */
  requested: Paise;
};

/** Returns the refunds for complaints (paise) by complaint number; complaints without a refund have no entry. */
export async function readTicketRefunds(
  db: Db | Tx,
  ticketNos: readonly string[],
): Promise<Map<string, TicketRefunds>> {
  if (ticketNos.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders.staff_refunds')
    .select((e) => ['ticket_no', 'state', e.fn.sum<number>('amount_paise').as('paise')])
    .where('ticket_no', 'in', ticketNos)
    .where('state', '!=', 'REFUSED')
    .groupBy(['ticket_no', 'state'])
    .execute();
  const refunds = new Map<string, TicketRefunds>();
  for (const { ticket_no, state, paise } of rows) {
    const sums = refunds.get(ticket_no ?? '') ?? { paid: 0, requested: 0 };
    refunds.set(ticket_no ?? '', {
      ...sums,
      [state === 'PAID' ? 'paid' : 'requested']: Number(paise),
    });
  }
  return refunds;
}
