import type { CouponRefusalCode, Department } from '@sabuja/contract';
import type { Paise } from '@sabuja/kit';
import type { Db, Tx } from '../../../platform/db/index.ts';
import { type Quote, sumCoupon } from '../quote.ts';
import { applyCoupon, couponSubtotal } from './coupon-rule.ts';
import { findCoupon, hasBegun, hasEnded, isUsedUp } from './coupons-store.ts';

/**
 * Port: whether a customer has an order that is not cancelled, other than those of this redemption. Implemented by the
 * orders module.
 */
export type HasOrdered = (
  db: Db | Tx,
  order: { customerId: number; redemptionUid: string },
) => Promise<boolean>;

/** `missing` is in paise, before discounts; `at` is when the coupon becomes valid. */
export type CouponRefusal =
  | { code: Exclude<CouponRefusalCode, 'BELOW_MINIMUM' | 'NOT_YET' | 'OTHER_DEPARTMENT'> }
  | { code: 'BELOW_MINIMUM'; missing: Paise }
  | { code: 'NOT_YET'; at: Date }
  | { code: 'OTHER_DEPARTMENT'; department: Department };

type EnteredCoupon = {
  code: string;
  customerId: number;
  redemptionUid: string;
  /** Upper limit of the discount when the other order of the checkout has redeemed the coupon. */
  ceiling: Paise;
};
type Deps = { db: Db | Tx; hasOrdered: HasOrdered };
type FoundCoupon = NonNullable<Awaited<ReturnType<typeof findCoupon>>>;

/**
 * Returns a quote with the entered coupon applied, or why it is refused. If the other order of the checkout has
 * redeemed the coupon, the rest gets the remaining share: time and minimum are not checked again.
 */
export async function checkCoupon(
  { db, hasOrdered }: Deps,
  priced: Quote,
  entered: EnteredCoupon,
  now: Date,
): Promise<Quote | { refusal: CouponRefusal }> {
  const found = await findCoupon(db, entered);
  if (!found) return { refusal: { code: 'UNKNOWN' } };
  const refusal =
    findRefusal(found, priced, now) ??
    (found.first_order_only && (await hasOrdered(db, entered))
      ? ({ code: 'FIRST_ORDER_ONLY' } as const)
      : undefined);
  if (refusal) return { refusal };
  const ceiling = found.is_redeemed ? entered.ceiling : undefined;
  const discounted = applyCoupon(priced, toApplied(found, entered), toTerms(found), ceiling);
  const discount = sumCoupon(discounted.parts.flatMap((part) => part.lines));
  const isWithin = found.budget_paise === null || found.used_paise + discount <= found.budget_paise;
  return isWithin ? discounted : { refusal: { code: 'USED_UP' } };
}

function findRefusal(found: FoundCoupon, priced: Quote, now: Date): CouponRefusal | undefined {
  const { department, is_redeemed: isRedeemed } = found;
  if (!isRedeemed && hasEnded(found, now)) return { code: 'ENDED' };
  if (!isRedeemed && !hasBegun(found, now) && found.valid_from)
    return { code: 'NOT_YET', at: found.valid_from };
  if (isUsedUp(found)) return { code: 'USED_UP' };
  if (found.once_per_customer && found.used_before) return { code: 'USED_ALREADY' };
  if (department !== null && !priced.parts.some((part) => part.department === department))
    return { code: 'OTHER_DEPARTMENT', department };
  if (!found.with_plan && (priced.plan?.discountPercent ?? 0) > 0) return { code: 'WITH_PLAN' };
  const missing = found.minimum_paise - couponSubtotal(priced, toTerms(found));
  return !isRedeemed && missing > 0 ? { code: 'BELOW_MINIMUM', missing } : undefined;
}

const toTerms = (found: FoundCoupon) => ({
  percent: found.percent,
  amount: found.amount_paise,
  cap: found.cap_paise,
  department: found.department,
});

const toApplied = (found: FoundCoupon, { redemptionUid }: EnteredCoupon) => ({
  id: found.id,
  code: found.code,
  version: found.version,
  firstOrderOnly: found.first_order_only,
  redemptionUid,
});
