import type { FoundCustomer } from '@sabuja/contract';
import type { Db } from '../../platform/db/index.ts';
import { type Paging, toPage } from '../../platform/http/index.ts';
import { findCustomerOfTicket } from '../complaints/index.ts';
import { maskNumber, searchCustomers } from '../identity/index.ts';
import { findCustomersOfOrders, type OrderingHabits, readOrderingHabits } from '../orders/index.ts';

type Account = Awaited<ReturnType<typeof searchCustomers>>['rows'][number];

/**
 * A page of the customers that a text finds, newest account first: by name or phone of the account or of an order, by
 * order number, by ticket.
 */
export async function findCustomers(db: Db, q: string, paging: Paging) {
  const text = q.trim();
  const [ofOrders, ofTicket] = await Promise.all([
    findCustomersOfOrders(db, text),
    findCustomerOfTicket(db, text),
  ]);
  const ids = ofTicket === undefined ? ofOrders : [...ofOrders, ofTicket];
  const found = await searchCustomers(db, { text, ids }, paging);
  const habits = await readOrderingHabits(
    db,
    found.rows.map(({ id }) => id),
  );
  return toPage(found, paging, (row) => toFoundCustomer(row, habits.get(row.id)));
}

/** A customer with a masked phone. */
export const toFoundCustomer = (
  row: Account,
  habits: OrderingHabits | undefined,
): FoundCustomer => ({
  uid: row.uid,
  name: row.full_name ?? habits?.name ?? null,
  phone: maskNumber(row.mobile_no ?? ''),
  since: row.created_at.toISOString(),
  orders: habits?.orders ?? 0,
  last_order_at: habits?.lastOrderAt?.toISOString() ?? null,
  is_blocked: row.blocked_at !== null,
});
