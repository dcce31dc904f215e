import { fail } from '@sabuja/kit';
import type { Tx } from '../../platform/db/index.ts';
import { type HasOrdered, type PricedOrder, redeemCoupon } from '../pricing/index.ts';

/** Returns whether a customer has an order that is not cancelled and does not belong to the given redemption. */
export const hasOrdered: HasOrdered = async (db, { customerId, redemptionUid }) => {
  const other = await db
    .selectFrom('orders.orders')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('status', '<>', 'CANCELLED')
    .where('redemption_uid', 'is distinct from', redemptionUid)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
};

/**
 * Redeems the coupon of an order, if it has one; the buyer must be locked. Fails with OUTDATED (and the estimate to
 * renew) when the coupon can no longer be used as estimated.
 */
export async function redeem(
  tx: Tx,
  customerId: number,
  { coupon, totals }: PricedOrder,
  now: Date,
) {
  if (!coupon || totals.coupon === 0) return undefined;
  const outdated = () => fail('OUTDATED', { estimate: coupon.estimate });
  if (coupon.firstOrderOnly && (await hasOrdered(tx, { customerId, ...coupon }))) return outdated();
  const isRedeemed = await redeemCoupon(tx, { customerId, coupon, amount: totals.coupon, now });
  return isRedeemed ? undefined : outdated();
}
