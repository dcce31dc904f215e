import type { StaffOrder } from '@sabuja/contract';
import { orderNumber } from '@sabuja/contract/rules/order-number';
import { mayStaff, type StaffRole } from '@sabuja/contract/rules/staff-roles';
import { toRupees } from '@sabuja/kit';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/index.ts';
import {
  ascending,
  descending,
  type Paging,
  selectPage,
  toPage,
} from '../../../platform/http/index.ts';
import { readZoneNames, type ZoneNames } from '../../delivery/index.ts';
import { maskEmail, maskNumber } from '../../identity/index.ts';
import { listMemberNames } from '../../staff/index.ts';
import type { OrderRow } from '../tables.ts';
import { type BoardFilter, boardQuery } from './board-query.ts';
import { latenessOf } from './lateness.ts';

export type BoardRow = Selectable<OrderRow> & { lines: number; units: number };
type Reader = { role: StaffRole };
type Names = ReadonlyMap<number, string>;

/** Columns for a query on `orders.orders as o`: the number of lines and units of an order. */
export const itemCounts = {
  lines: sql<number>`(select count(*)::int from orders.items i where i.order_id = o.id)`,
  units: sql<number>`(select coalesce(sum(i.quantity), 0)::int from orders.items i where i.order_id = o.id)`,
};

/** Returns a page of the orders board, by day, slot and number; amounts in rupees. */
export async function listBoard(db: Db, reader: Reader, filter: BoardFilter & Paging, now: Date) {
  const searcher = { mayContact: mayStaff(reader.role, 'orders.contact') };
  const [query, zones] = await Promise.all([
    boardQuery(db, searcher, filter, now),
    readZoneNames(db),
  ]);
  const found = await selectPage(
    query.selectAll('o').select([itemCounts.lines.as('lines'), itemCounts.units.as('units')]),
    [
      filter.date === undefined ? descending('o.delivery_date') : ascending('o.delivery_date'),
      ascending('o.slot_id'),
      ascending('o.id'),
    ],
    filter,
  );
  const names = await listPickerNames(db, found.rows);
  return toPage(found, filter, (row) => toStaffOrder(row, { zones, names, reader, now }));
}

type BoardContext = { zones: ZoneNames; names: Names; reader: Reader; now: Date };

/** Returns the names of these orders' pickers by member id. */
export const listPickerNames = (db: Db | Tx, rows: readonly BoardRow[]): Promise<Names> =>
  listMemberNames(
    db,
    rows.flatMap(({ picker_id }) => picker_id ?? []),
  );

/** One order as a row of the board. */
export const toStaffOrder = (
  row: BoardRow,
  { zones, names, reader, now }: BoardContext,
): StaffOrder => ({
  uid: row.uid,
  order_no: orderNumber(row.uid),
  department: row.department,
  status: row.status,
  delivery_date: row.delivery_date,
  slot_id: row.slot_id,
  slot: row.slot_name,
  zone: zones.of(row),
  pincode: row.pincode,
  customer_name: row.customer_name,
  phone: phoneFor(reader.role, row.contact),
  address: addressFor(reader.role, row),
  lines: row.lines,
  units: row.units,
  final_amount: toRupees(row.final_paise),
  pending_amount: toRupees(row.pending_paise),
  payment_method: row.payment_method,
  lateness: latenessOf({ status: row.status, date: row.delivery_date, slot: row.slot_name }, now),
  picker: row.picker_id === null ? null : (names.get(row.picker_id) ?? null),
  is_new: row.status === 'PLACED' && row.seen_at === null,
  created_at: row.created_at.toISOString(),
});

/** The address of an order as a role may see it: only the pincode for roles that neither pick nor contact customers. */
const addressFor = (
  role: StaffRole,
  { delivery_address, pincode }: Pick<BoardRow, 'delivery_address' | 'pincode'>,
): string =>
  mayStaff(role, 'orders.contact') || mayStaff(role, 'orders.pick') ? delivery_address : pincode;

/** Returns a phone as a role may see it: only the last four digits for roles that may not contact customers. */
export const phoneFor = (role: StaffRole, phone: string): string =>
  mayStaff(role, 'orders.contact') ? phone : maskNumber(phone);

/** Returns an e-mail address as a role may see it, like the phone. */
export const emailFor = (role: StaffRole, email: string | null): string | null =>
  email === null || mayStaff(role, 'orders.contact') ? email : maskEmail(email);
