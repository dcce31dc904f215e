import type { RecalledOrder } from '@sabuja/contract';
import { orderNumber } from '@sabuja/contract/rules/order-number';
import { type OrderStatus, unpackedStatuses } from '@sabuja/contract/rules/order-status';
import { mayStaff, type StaffRole } from '@sabuja/contract/rules/staff-roles';
import { sql } from 'kysely';
import { toNullableInstant } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/index.ts';
import { listRecalledUnits } from '../../catalogue/index.ts';
import { findAccounts } from '../../identity/index.ts';
import { phoneFor } from '../board/board-views.ts';

/** The data of a recall by which its orders are found. */
export type RecallRef = { id: number; batch_id: number; stock_id: number; recalled_at: Date };
type Row = {
  uid: string;
  status: OrderStatus;
  delivery_date: string;
  customer_name: string;
  contact: string;
  customer_id: number | null;
  /** True when the product was picked, or the order packed, before the batch was recalled. */
  was_picked: boolean;
};
const hasLeftPicker = (status: OrderStatus): boolean =>
  status !== 'CANCELLED' && !unpackedStatuses.includes(status);
export type RecallRecipient = RecalledOrder & { customerId: number | null };

/**
 * Lists the orders that got units of a recalled batch and are not cancelled, newest first. Customers are to be notified
 * if their order was picked before the recall and has left the picker; pickers are warned about later orders.
 */
export async function listRecalledOrders(
  db: Db | Tx,
  recall: RecallRef,
  role: StaffRole,
): Promise<RecallRecipient[]> {
  const all = await listRecalledUnits(db, recall);
  const units = new Map(all.map((each) => [each.order_uid, each]));
  const { rows } = await sql<Row>`
    select o.uid, o.status, o.delivery_date, o.customer_name, o.contact, o.customer_id,
      exists (select from orders.status_history h
        where h.order_id = o.id and h.status = 'PACKED' and h.at <= ${recall.recalled_at})
      or exists (select from orders.items i join orders.picks p using (order_id, line_no)
        where i.order_id = o.id and p.picked_at <= ${recall.recalled_at}
          and i.taken @> jsonb_build_array(jsonb_build_object('stockId', ${recall.stock_id}::int))) as was_picked
    from orders.orders o where o.uid = any(${[...units.keys()]}::uuid[]) and o.status <> 'CANCELLED'
    order by o.id desc`.execute(db);
  const accounts = await findAccounts(
    db,
    rows.flatMap(({ customer_id }) => customer_id ?? []),
  );
  return rows.flatMap((row) => {
    const taken = units.get(row.uid);
    if (!taken) return [];
    return {
      uid: row.uid,
      order_no: orderNumber(row.uid),
      status: row.status,
      delivery_date: row.delivery_date,
      units: taken.units,
      is_estimate: taken.is_estimate,
      customer_name: mayStaff(role, 'orders.read') ? row.customer_name : null,
      phone: mayStaff(role, 'orders.read') ? phoneFor(role, row.contact) : null,
      to_notify:
        taken.notified_at === null &&
        row.customer_id !== null &&
        accounts.has(row.customer_id) &&
        row.was_picked &&
        hasLeftPicker(row.status),
      notified_at: toNullableInstant(taken.notified_at),
      customerId: row.customer_id,
    };
  });
}
