import type { Tx } from '../../platform/db/index.ts';

/** True when there is a complaint with this number, about this order. */
export const isComplaintAbout = async (
  tx: Tx,
  ticketNo: string,
  orderUid: string,
): Promise<boolean> =>
  (await tx
    .selectFrom('complaints.tickets')
    .select('id')
    .where('ticket_no', '=', ticketNo)
    .where('order_uid', '=', orderUid)
    .executeTakeFirst()) !== undefined;
