import type { CashToReturn } from '@sabuja/contract';
import { orderNumber } from '@sabuja/contract/rules/order-number';
import { minutes, toRupees } from '@sabuja/kit';
import type { Db } from '../../../platform/db/index.ts';

/** How long a rider is reminded of it. */
const SHOWN = minutes(30);

/**
 * The cash that a rider reported for orders which had been paid by a payment link: it goes back to the customer. Amounts in
 * rupees, newest first.
 */
export async function listCashToReturn(
  db: Db,
  riderId: number,
  now: Date,
): Promise<CashToReturn[]> {
  const rows = await db
    .selectFrom('orders.rider_actions as a')
    .innerJoin('orders.orders as o', 'o.id', 'a.order_id')
    .leftJoin('orders.cash_collections as c', 'c.order_id', 'a.order_id')
    .select(['o.uid', 'a.reported_cash_paise'])
    .where('a.member_id', '=', riderId)
    .where('a.action', '=', 'delivered')
    .where('a.outcome', '=', 'done')
    .where('a.reported_cash_paise', '>', 0)
    .where('a.recorded_at', '>', new Date(now.getTime() - SHOWN))
    .where('o.status', '=', 'DELIVERED')
    .where('c.order_id', 'is', null)
    .orderBy('a.recorded_at', 'desc')
    .execute();
  return rows.map(({ uid, reported_cash_paise }) => ({
    uid,
    order_no: orderNumber(uid),
    amount: toRupees(reported_cash_paise ?? 0),
  }));
}
