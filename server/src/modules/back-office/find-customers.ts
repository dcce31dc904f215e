import type { FoundCustomer } from '@sabuja/contract';
import { toNullableInstant } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/index.ts';
import { type Paging, toPage } from '../../platform/http/index.ts';
import { findCustomerOfTicket } from '../complaints/index.ts';
import { maskNumber, searchCustomers } from '../identity/index.ts';
import { findCustomersOfOrders, type OrderingStats, readOrderingStats } from '../orders/index.ts';

type Account = Awaited<ReturnType<typeof searchCustomers>>['rows'][number];

/**
 * Returns a page of customers, newest account first. `q` is a name or phone (of the account or of an order), an order
 * number or a ticket number.
 */
export async function findCustomers(
  db: Db,
  { q, mayContact }: { q: string; mayContact: boolean },
  paging: Paging,
) {
  const text = q.trim();
  const [ofOrders, ofTicket] = await Promise.all([
    findCustomersOfOrders(db, text),
    findCustomerOfTicket(db, text),
  ]);
  const ids = ofTicket === undefined ? ofOrders : [...ofOrders, ofTicket];
  const found = await searchCustomers(db, { text, ids, mayContact }, paging);
  const stats = await readOrderingStats(
    db,
    found.rows.map(({ id }) => id),
  );
  return toPage(found, paging, (row) => toFoundCustomer(row, stats.get(row.id)));
}

/** A customer with a masked phone. */
export const toFoundCustomer = (row: Account, stats: OrderingStats | undefined): FoundCustomer => ({
  uid: row.uid,
  name: row.full_name ?? stats?.name ?? null,
  phone: maskNumber(row.mobile_no ?? ''),
  since: row.created_at.toISOString(),
  orders: stats?.orders ?? 0,
  last_order_at: toNullableInstant(stats?.lastOrderAt),
  is_blocked: row.blocked_at !== null,
});
