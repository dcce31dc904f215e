import type { Department } from '@sabuja/contract';
import { type Paise, percentOf, sumPaise } from '@sabuja/kit';
import { allocateOverLines } from '../plan-discount.ts';
import {
  type AppliedCoupon,
  netOf,
  type PricedLine,
  type Quote,
  subtotal,
  sumLines,
  taxOf,
} from '../quote.ts';

/** The discount of a coupon: a percentage up to `cap`, or an amount (paise). */
export type CouponTerms = {
  percent: number | null;
  amount: Paise | null;
  cap: Paise | null;
  /** Null: the coupon is for both departments. */
  department: Department | null;
};

const isFor = ({ department }: CouponTerms, line: PricedLine): boolean =>
  department === null || line.department === department;

const linesOf = (priced: Quote): PricedLine[] => priced.parts.flatMap((part) => part.lines);

/** The amount of the lines that a coupon is for, before discounts (paise). */
export const couponSubtotal = (priced: Quote, terms: CouponTerms): Paise =>
  subtotal(linesOf(priced).filter((line) => isFor(terms, line)));

/**
 * Applies a coupon to a quote, at most `ceiling` (paise): it reduces the amount of its lines after all other discounts,
 * and is allocated over these lines before tax. Delivery charges do not change.
 */
export function applyCoupon(
  priced: Quote,
  coupon: AppliedCoupon,
  terms: CouponTerms,
  ceiling = Number.POSITIVE_INFINITY,
): Quote {
  const lines = linesOf(priced);
  const nets = lines.map((line) => ({ id: line.id, net: isFor(terms, line) ? netOf(line) : 0 }));
  const net = sumPaise(nets.map((line) => line.net));
  const wanted = terms.percent === null ? (terms.amount ?? 0) : percentOf(net, terms.percent);
  const limit = terms.cap ?? Number.POSITIVE_INFINITY;
  const shares = allocateOverLines(Math.min(wanted, limit, ceiling, net), nets);
  const discounted = lines.map((line, index) => {
    const withCoupon = { ...line, couponDiscount: shares[index] ?? 0 };
    return { ...withCoupon, tax: taxOf(withCoupon) };
  });
  const parts = priced.parts.map((part) => ({
    ...part,
    ...sumLines(discounted.filter((line) => line.department === part.department)),
  }));
  return { ...priced, parts, coupon };
}
