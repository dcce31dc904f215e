import { randomUUID } from 'node:crypto';
import type { Department, OrderLine, PaymentMethod } from '@sabuja/contract';
import { ESTIMATE_LIFE_MINUTES } from '@sabuja/contract/limits';
import { addTime, fail, isFailure, type Locale, minutes, toRupees } from '@sabuja/kit';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { translate } from '../../platform/texts/index.ts';
import { findItems } from '../catalogue/index.ts';
import { findMinimumOrder, findOrderLimits } from '../content/index.ts';
import { type Destination, findPause, findZone } from '../delivery/index.ts';
import { type ActivePlan, findActivePlan } from '../wallet/index.ts';
import type { CheckLimits } from './checkout-limits.ts';
import { checkCoupon, type HasOrdered } from './coupons/check-coupon.ts';
import { toCode } from './coupons/coupons-store.ts';
import { describeRefusal } from './coupons/describe-refusal.ts';
import { insertEstimate, type StoredEstimate } from './estimates-store.ts';
import { missingForFreeDelivery } from './free-delivery.ts';
import { mergeLines, toPriceableLines } from './priceable-lines.ts';
import {
  checkoutTotals,
  type PriceableLine,
  type Quote,
  quote,
  subtotalBeforeDiscount,
  sumCoupon,
} from './quote.ts';
import { toApiEstimate } from './to-api-estimate.ts';

const ESTIMATE_LIFETIME = minutes(ESTIMATE_LIFE_MINUTES);

export type PricingDeps = {
  db: Db;
  clock: Clock;
  checkLimits: CheckLimits;
  hasOrdered: HasOrdered;
};
export type Checkout = Destination & {
  customerId: number;
  lines: OrderLine[];
  isSame: boolean;
  paymentMethod: PaymentMethod;
  /** The code of a coupon, as entered. */
  coupon?: string | undefined;
  /** The earlier estimate, when these lines are the part of it that is not ordered yet. */
  earlier?: Pick<StoredEstimate, 'id' | 'quote'> | undefined;
  /** The language of a coupon's refusal. */
  locale: Locale;
};
type Delivery = Pick<Checkout, 'pincode' | 'pin' | 'isSame'> & { plan: ActivePlan | undefined };

/**
 * Prices lines for a customer with this plan and address, in paise; stores nothing. Fails with NO_DELIVERY outside the
 * zones, and with BELOW_MINIMUM below the minimum order (S9.4).
 */
export async function quoteLines(
  db: Db | Tx,
  lines: readonly PriceableLine[],
  { pincode, pin, isSame, plan }: Delivery,
) {
  const zone = await findZone(db, { pincode, pin });
  if (!zone) return fail('NO_DELIVERY', { pincode });
  const priced = quote(lines, zone, isSame, plan);
  const minimum = Math.max(await findMinimumOrder(db), zone.minimum ?? 0);
  if (subtotalBeforeDiscount(priced) < minimum) return fail('BELOW_MINIMUM', { minimum });
  return zone.isByPin && pin ? { ...priced, pin: { ...pin, zoneId: zone.id } } : priced;
}

/**
 * Prices a checkout and stores the estimate, valid for 15 minutes; returns it with amounts in rupees. All limits are
 * checked for the whole checkout, so that its second order cannot fail on one.
 */
export async function createEstimate(deps: PricingDeps, checkout: Checkout) {
  const { db, clock, checkLimits, hasOrdered } = deps;
  const requestedLines = mergeLines(checkout.lines);
  const lines = toPriceableLines(
    requestedLines,
    await findItems(db, requestedLines),
    await findOrderLimits(db),
  );
  if (isFailure(lines)) return lines;
  const pause = await checkPauses(db, lines, checkout);
  if (pause) return pause;
  const now = clock.now();
  const id = randomUUID();
  const plan = await findActivePlan(db, checkout.customerId, now);
  const plain = await quoteLines(db, lines, { ...checkout, plan });
  if (isFailure(plain)) return plain;
  const { priced, refused } = await enterCoupon({ db, hasOrdered }, checkout, { plain, id, now });
  const totals = checkoutTotals(priced);
  const limitFailure = await checkLimits(db, { ...checkout, final: totals.final, now });
  if (limitFailure) return limitFailure;
  const estimate = {
    id,
    customer_id: checkout.customerId,
    pincode: checkout.pincode,
    created_at: now,
    expires_at: addTime(now, ESTIMATE_LIFETIME),
    quote: priced,
  };
  await insertEstimate(db, estimate);
  const zone = await findZone(db, checkout);
  const missing = missingForFreeDelivery(priced, zone?.freeAbove ?? null);
  return {
    ...toApiEstimate(estimate, totals),
    ...(refused && { coupon: refused }),
    ...(missing !== undefined && { missing_for_free_delivery: toRupees(missing) }),
  };
}

/**
 * Fails with ORDERING_PAUSED when one of the departments takes no orders for the address; otherwise the customer would
 * learn it only when placing the order.
 */
async function checkPauses(db: Db, lines: readonly PriceableLine[], { pincode, pin }: Destination) {
  for (const department of new Set(lines.map((line) => line.department))) {
    const message = await findPause(db, { department, pincode, pin });
    if (message !== undefined) return fail('ORDERING_PAUSED', { message });
  }
  return undefined;
}

type NewQuote = { plain: Quote; id: string; now: Date };

/** Returns the quote with the entered coupon applied, or without it and with the reason when it is refused. */
async function enterCoupon(
  deps: Parameters<typeof checkCoupon>[0],
  { coupon: code, customerId, earlier, locale }: Checkout,
  { plain, id, now }: NewQuote,
) {
  if (code === undefined || code.trim() === '') return { priced: plain };
  const before = earlier?.quote.coupon?.code === toCode(code) ? earlier.quote : undefined;
  const departments = new Set(plain.parts.map((part) => part.department));
  const rest = before?.parts.filter((part) => departments.has(part.department)) ?? [];
  const entered = {
    code,
    customerId,
    redemptionUid: before?.coupon?.redemptionUid ?? id,
    ceiling: sumCoupon(rest.flatMap((part) => part.lines)),
  };
  const checked = await checkCoupon(deps, plain, entered, now);
  if (!('refusal' in checked)) return { priced: checked };
  const { refusal } = checked;
  const message = translate(describeRefusal(refusal), locale);
  const refused = { code: toCode(code), discount: 0, refusal: { code: refusal.code, message } };
  return { priced: plain, refused };
}

/** Creates a new estimate for an earlier one's lines and coupon, without the departments that were ordered since. */
export function renewEstimate(
  deps: PricingDeps,
  { customerId, paymentMethod, locale }: Pick<Checkout, 'customerId' | 'paymentMethod' | 'locale'>,
  earlier: StoredEstimate,
  orderedDepartments: readonly Department[],
) {
  const { pincode, quote: previous } = earlier;
  const parts = previous.parts.filter((part) => !orderedDepartments.includes(part.department));
  const lines = parts.flatMap((part) =>
    part.lines.map(({ id, type, department, quantity }) => ({ id, type, department, quantity })),
  );
  const { isSame, pin } = previous;
  const coupon = previous.coupon?.code;
  const place = { pincode, pin };
  const checkout = { customerId, paymentMethod, ...place, isSame, lines, coupon, earlier, locale };
  return createEstimate(deps, checkout);
}
