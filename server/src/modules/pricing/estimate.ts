import { randomUUID } from 'node:crypto';
import type { Department, OrderLine, PaymentMethod } from '@sabuja/contract';
import { ESTIMATE_LIFE_MINUTES } from '@sabuja/contract/limits';
import { fail, isFailure, minutes, toRupees } from '@sabuja/kit';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { findItems } from '../catalogue/index.ts';
import { findMinimumOrder, findOrderLimits } from '../content/index.ts';
import { findZone } from '../delivery/index.ts';
import { findActivePlan } from '../wallet/index.ts';
import type { CheckLimits } from './checkout-limits.ts';
import { insertEstimate, type StoredEstimate } from './estimates-store.ts';
import { missingForFreeDelivery } from './free-delivery.ts';
import { mergeLines, toPriceableLines } from './priceable-lines.ts';
import { checkoutTotals, type PriceableLine, quote, subtotalBeforeDiscount } from './quote.ts';
import { toApiEstimate } from './to-api-estimate.ts';

const ESTIMATE_LIFETIME = minutes(ESTIMATE_LIFE_MINUTES);

export type PricingDeps = { db: Db; clock: Clock; checkLimits: CheckLimits };
export type Checkout = {
  customerId: number;
  lines: OrderLine[];
  pincode: string;
  isSame: boolean;
  paymentMethod: PaymentMethod;
};
type Delivery = Pick<Checkout, 'customerId' | 'pincode' | 'isSame'>;

/**
 * Prices lines for a customer and a pincode, in paise; stores nothing. Fails with NO_DELIVERY outside the zones, with
 * BELOW_MINIMUM below the minimum order (S9.4).
 */
export async function quoteLines(
  db: Db | Tx,
  lines: readonly PriceableLine[],
  { customerId, pincode, isSame }: Delivery,
  now: Date,
) {
  const zone = await findZone(db, pincode);
  if (!zone) return fail('NO_DELIVERY', { pincode });
  const priced = quote(lines, zone, isSame, await findActivePlan(db, customerId, now));
  const minimum = Math.max(await findMinimumOrder(db), zone.minimum ?? 0);
  if (subtotalBeforeDiscount(priced) < minimum) return fail('BELOW_MINIMUM', { minimum });
  return priced;
}

/**
 * Prices a checkout and stores the estimate, valid for 15 minutes; returns it with amounts in rupees. All limits are
 * checked for the whole checkout, so that none stops it after its first order.
 */
export async function createEstimate({ db, clock, checkLimits }: PricingDeps, checkout: Checkout) {
  const requestedLines = mergeLines(checkout.lines);
  const lines = toPriceableLines(
    requestedLines,
    await findItems(db, requestedLines),
    await findOrderLimits(db),
  );
  if (isFailure(lines)) return lines;
  const now = clock.now();
  const priced = await quoteLines(db, lines, checkout, now);
  if (isFailure(priced)) return priced;
  const totals = checkoutTotals(priced);
  const limitFailure = await checkLimits(db, { ...checkout, final: totals.final });
  if (limitFailure) return limitFailure;
  const estimate = {
    id: randomUUID(),
    customer_id: checkout.customerId,
    pincode: checkout.pincode,
    created_at: now,
    expires_at: new Date(now.getTime() + ESTIMATE_LIFETIME),
    quote: priced,
  };
  await insertEstimate(db, estimate);
  const zone = await findZone(db, checkout.pincode);
  const missing = missingForFreeDelivery(priced, zone?.freeAbove ?? null);
  return {
    ...toApiEstimate(estimate.id, estimate.expires_at, totals),
    ...(missing !== undefined && { missing_for_free_delivery: toRupees(missing) }),
  };
}

/** Creates a fresh estimate for an earlier one's lines, without the departments ordered since. */
export function renewEstimate(
  deps: PricingDeps,
  { customerId, paymentMethod }: Pick<Checkout, 'customerId' | 'paymentMethod'>,
  { pincode, quote: previous }: StoredEstimate,
  orderedDepartments: readonly Department[],
) {
  const parts = previous.parts.filter((part) => !orderedDepartments.includes(part.department));
  const lines = parts.flatMap((part) =>
    part.lines.map(({ id, type, department, quantity }) => ({ id, type, department, quantity })),
  );
  const { isSame } = previous;
  return createEstimate(deps, { customerId, paymentMethod, pincode, isSame, lines });
}
