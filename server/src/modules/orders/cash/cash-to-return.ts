import type { CashReturn, CashToReturn } from '@sabuja/contract';
import { orderNumber } from '@sabuja/contract/rules/order-number';
import { addTime, hours, type Paise, toRupees } from '@sabuja/kit';
import { toNullableInstant } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { listMemberNames, recordAudit } from '../../staff/index.ts';
import type { LockedOrder } from '../transitions-store.ts';

/** After this time, cash that was not returned needs attention. */
const RETURNED_WITHIN = hours(24);

/** Selects cash that riders still have to return to customers: not returned, and not handed in with a close. */
export const openReturns = (db: Db | Tx) =>
  db
    .selectFrom('orders.cash_returns as c')
    .leftJoin('orders.closed_returns as k', 'k.order_id', 'c.order_id')
    .where('c.returned_at', 'is', null)
    .where('k.order_id', 'is', null);

/**
 * Records the cash (paise) that a rider reports for a delivered order that was already paid by its payment link, so
 * that it is returned to the customer. Recorded once for each order. The order must be locked.
 */
export async function recordCashToReturn(
  tx: Tx,
  rider: StaffActor,
  { id: orderId, uid }: Pick<LockedOrder, 'id' | 'uid'>,
  amount: Paise | undefined,
  now: Date,
): Promise<void> {
  if (!amount) return;
  const counted = await tx
    .selectFrom('orders.cash_collections')
    .select('order_id')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (counted) return;
  const recorded = await tx
    .insertInto('orders.cash_returns')
    .values({
      order_id: orderId,
      member_id: rider.memberId,
      amount_paise: amount,
      reported_at: now,
      returned_at: null,
      confirmed_by: null,
    })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .returning('order_id')
    .executeTakeFirst();
  if (!recorded) return;
  const entry = { action: 'order.cash_to_return', subject: 'order', subjectId: uid };
  await recordAudit(tx, rider, { ...entry, after: { amount: toRupees(amount) } }, now);
}

/** Lists the cash that a rider holds and has to return to customers; amounts in rupees, newest first. */
export async function listCashToReturn(db: Db, riderId: number): Promise<CashToReturn[]> {
  const rows = await openReturns(db)
    .innerJoin('orders.orders as o', 'o.id', 'c.order_id')
    .select(['o.uid', 'c.amount_paise', 'c.reported_at'])
    .where('c.member_id', '=', riderId)
    .orderBy('c.reported_at', 'desc')
    .execute();
  return rows.map(({ uid, amount_paise, reported_at }) => ({
    uid,
    order_no: orderNumber(uid),
    amount: toRupees(amount_paise),
    since: reported_at.toISOString(),
  }));
}

/** Returns the cash reported for an order that its payment link had paid; null without any. Amount in rupees. */
export async function findCashReturn(db: Db | Tx, orderId: number): Promise<CashReturn | null> {
  const row = await db
    .selectFrom('orders.cash_returns as c')
    .leftJoin('orders.closed_returns as k', 'k.order_id', 'c.order_id')
    .leftJoin('orders.cash_closings as z', 'z.id', 'k.closing_id')
    .leftJoin('orders.returns_before_close as b', 'b.order_id', 'c.order_id')
    .selectAll('c')
    .select(['z.closed_at', 'b.returned_at as returned_before'])
    .where('c.order_id', '=', orderId)
    .executeTakeFirst();
  if (!row) return null;
  const names = await listMemberNames(
    db,
    [row.member_id, row.confirmed_by].flatMap((id) => id ?? []),
  );
  return {
    amount: toRupees(row.amount_paise),
    since: row.reported_at.toISOString(),
    rider: names.get(row.member_id) ?? null,
    handed_in_at: toNullableInstant(row.closed_at),
    returned_before_at: toNullableInstant(row.returned_before),
    returned_at: toNullableInstant(row.returned_at),
    from_safe: row.from_safe,
    confirmed_by: row.confirmed_by === null ? null : (names.get(row.confirmed_by) ?? null),
  };
}

/** Selects orders whose cash was not returned within 24 hours. */
export const selectLateCashReturns = (db: Db | Tx, now: Date) =>
  db
    .selectFrom('orders.cash_returns as c')
    .innerJoin('orders.orders as o', 'o.id', 'c.order_id')
    .select(['o.uid', 'c.reported_at as at', 'c.amount_paise'])
    .where('c.returned_at', 'is', null)
    .where('c.reported_at', '<', addTime(now, -RETURNED_WITHIN));
