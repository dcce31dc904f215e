import type { Complaint } from '@sabuja/contract';
import { fail, type Locale } from '@sabuja/kit';
import type { Db } from '../../platform/db/index.ts';
import { isOwnOrder } from '../orders/index.ts';
import { ticketQuery, toComplaints } from './complaint-views.ts';

/**
 * Returns a customer's complaints about one of their own orders, newest first, with the reason in a
 * language. Fails with NOT_YOURS.
 */
export async function listComplaints(
  db: Db,
  { customerId, locale }: { customerId: number; locale: Locale },
  uid: string,
) {
  if (!(await isOwnOrder(db, { customerId }, uid))) return fail('NOT_YOURS');
  return { results: await readComplaints(db, { uid, locale, customerId }) };
}

type Reading = { uid: string; locale: Locale; customerId?: number };

/** The complaints about an order, newest first; those of one customer, or of all for staff. */
export async function readComplaints(
  db: Db,
  { uid, locale, customerId }: Reading,
): Promise<Complaint[]> {
  const rows = await ticketQuery(db)
    .selectAll('t')
    .where('order_uid', '=', uid)
    .$if(customerId !== undefined, (query) => query.where('customer_id', '=', customerId ?? 0))
    .orderBy('t.id', 'desc')
    .execute();
  return toComplaints(db, rows, locale);
}
