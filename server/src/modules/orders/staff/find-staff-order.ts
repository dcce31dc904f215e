import type { StaffOrderDetails } from '@sabuja/contract';
import { type Locale, toRupees } from '@sabuja/kit';
import type { Db, Tx } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { readZoneNames } from '../../delivery/index.ts';
import { listMemberNames } from '../../staff/index.ts';
import { emailFor, itemCounts, listPickerNames, toStaffOrder } from '../board/board-views.ts';
import { findCashReturn } from '../cash/cash-to-return.ts';
import { findDeliveryPhoto } from '../dispatch/delivery-photos.ts';
import { listOrderItems } from '../order-items.ts';
import { toApiCoupon } from '../order-views.ts';
import { readBags } from '../packing/bags.ts';
import { reasonIn } from '../transition-reason.ts';
import { findUndo, needsSecondPerson } from '../undo/last-transition.ts';
import { listStaffTransitions } from './staff-permissions.ts';

/** Returns an order as staff see it, items and reasons in the reader's language; undefined when there is none. */
export async function findStaffOrder(
  db: Db | Tx,
  { locale, ...reader }: Pick<StaffActor, 'memberId' | 'role'> & { locale: Locale },
  uid: string,
  now: Date,
): Promise<StaffOrderDetails | undefined> {
  const row = await db
    .selectFrom('orders.orders as o')
    .selectAll('o')
    .select([itemCounts.lines.as('lines'), itemCounts.units.as('units')])
    .where('o.uid', '=', uid)
    .executeTakeFirst();
  if (!row) return undefined;
  const zones = await readZoneNames(db);
  const names = await listPickerNames(db, [row]);
  const moves = listStaffTransitions(row.status, {
    role: reader.role,
    needsSecondPerson: await needsSecondPerson(db, row.id, reader),
    locale,
  });
  return {
    ...toStaffOrder(row, { zones, names, reader, now }),
    deliver_to: row.deliver_to,
    email: emailFor(reader.role, row.email),
    note: row.delivery_note,
    version: row.version,
    occasion: row.occasion,
    occasion_members: row.occasion_members,
    if_missing: row.if_missing,
    bags: await readBags(db, row),
    item_total: toRupees(row.item_total_paise),
    discount: toRupees(row.discount_paise),
    coupon: toApiCoupon(row),
    tax: toRupees(row.tax_paise),
    delivery_charges: toRupees(row.delivery_paise),
    payment_id: row.payment_id,
    payment_status: row.payment_status,
    items: await listOrderItems(db, row.id, locale),
    history: await listTimeline(db, row.id, locale),
    documents: await listDocuments(db, row.id),
    cash_return: await findCashReturn(db, row.id),
    delivery_photo: await findDeliveryPhoto(db, row.id),
    moves,
    undo: await findUndo(db, row.id, reader, now),
  };
}

async function listTimeline(db: Db | Tx, orderId: number, locale: Locale) {
  const rows = await db
    .selectFrom('orders.status_history')
    .select(['status', 'at', 'actor', 'reason', 'member_id'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  const names = await listMemberNames(
    db,
    rows.flatMap(({ member_id }) => member_id ?? []),
  );
  return rows.map(({ member_id, at, ...row }) => ({
    ...row,
    reason: reasonIn(row, locale),
    at: at.toISOString(),
    member: member_id === null ? null : (names.get(member_id) ?? null),
  }));
}

async function listDocuments(db: Db | Tx, orderId: number) {
  const rows = await db
    .selectFrom('orders.invoices')
    .select(['kind', 'serial', 'issued_at'])
    .where('order_id', '=', orderId)
    .orderBy('issued_at')
    .execute();
  return rows.map((row) => ({ ...row, issued_at: row.issued_at.toISOString() }));
}
