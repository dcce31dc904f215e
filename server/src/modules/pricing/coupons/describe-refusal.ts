import { formatIstDateTime, formatPaise } from '@sabuja/kit';
import { type Text, text } from '../../../platform/texts/index.ts';
import type { CouponRefusal } from './check-coupon.ts';

/** Describes to the customer why a coupon gives no discount. */
export function describeRefusal(refusal: CouponRefusal): Text {
  switch (refusal.code) {
    case 'NOT_YET':
      return text`This coupon can be used from ${formatIstDateTime(refusal.at)}.`;
    case 'BELOW_MINIMUM':
      return text`Add goods for ${formatPaise(refusal.missing)} more to use this coupon.`;
    case 'OTHER_DEPARTMENT':
      return refusal.department === 'KITCHEN'
        ? text`This coupon is for the kitchen only.`
        : text`This coupon is for groceries only.`;
    default:
      return messages[refusal.code];
  }
}

const messages = {
  UNKNOWN: text`There is no coupon of this code. Please check it.`,
  ENDED: text`This coupon has ended.`,
  WITH_PLAN: text`This coupon cannot be combined with the discount of your plan.`,
  USED_ALREADY: text`You have used this coupon already.`,
  FIRST_ORDER_ONLY: text`This coupon is for the first order only.`,
  USED_UP: text`This coupon is used up.`,
} as const;
