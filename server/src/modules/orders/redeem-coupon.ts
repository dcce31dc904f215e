import { fail } from '@sabuja/kit';
import type { Tx } from '../../platform/db/index.ts';
import { type PricedOrder, redeemCoupon } from '../pricing/index.ts';
import { hasOrdered } from './has-ordered.ts';

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
