import type { Complaint } from '@sabuja/contract';
import { fail } from '@sabuja/kit';
import type { Db } from '../../platform/db/index.ts';
import { isOwnOrder } from '../orders/index.ts';

/** Returns a customer's complaints about one of their own orders, newest first. Fails with NOT_YOURS. */
export async function listComplaints(db: Db, { customerId }: { customerId: number }, uid: string) {
  if (!(await isOwnOrder(db, { customerId }, uid))) return fail('NOT_YOURS');
  const rows = await db
    .selectFrom('complaints.tickets')
    .select(['ticket_no', 'reason', 'details', 'state', 'answer', 'created_at', 'answered_at'])
    .where('order_uid', '=', uid)
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .execute();
  const results: Complaint[] = rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    answered_at: row.answered_at?.toISOString() ?? null,
  }));
  return { results };
}
