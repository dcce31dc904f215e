import type { Department, OrderLine } from '@sabuja/contract';
import type { EstimatePart } from '@sabuja/contract/rules/estimate-parts';
import { UID_PATTERN } from '@sabuja/contract/rules/patterns';
import { fail, isFailure, type Paise } from '@sabuja/kit';
import type { Tx } from '../../platform/db/index.ts';
import type { Destination } from '../delivery/index.ts';
import type { ActivePlan } from '../wallet/index.ts';
import { type StoredEstimate, selectEstimateForUpdate } from './estimates-store.ts';
import { haveSameTerms } from './plan-discount.ts';
import { hasSamePrice } from './priceable-lines.ts';
import {
  type AppliedCoupon,
  orderTotals,
  type Part,
  type PriceableLine,
  type PricedLine,
  type Totals,
} from './quote.ts';

export type PricedOrder = {
  estimateId: string | null;
  estimatePart: EstimatePart;
  lines: PricedLine[];
  totals: Totals;
  /** The delivery charges if this order is delivered alone; null for the only order of its checkout. */
  aloneDelivery: Paise | null;
  /** The coupon in these totals, and the estimate to renew when the coupon can no longer be used. */
  coupon?: AppliedCoupon & { estimate: StoredEstimate };
  /** The zone that contains the pin; null when the pincode decided. */
  pinZoneId: number | null;
};
type PartClaim = Omit<Claim, 'lines' | 'pin' | 'plan'> & {
  customerId: number;
  lines: readonly OrderLine[];
};
type Claim = Destination & {
  /** The estimate's id, with its part `__1` or `__2` in 'same' mode. */
  estimateRef: string;
  department: Department;
  /** The order's lines at current prices. */
  lines: readonly PriceableLine[];
  /** The customer's current plan. */
  plan: ActivePlan | undefined;
  now: Date;
};

const idPattern = new RegExp(`^(${UID_PATTERN})(__[12])?$`);

/** The id of an estimate without its part; undefined when it is malformed. */
export const estimateIdOf = (estimateRef: string): string | undefined =>
  idPattern.exec(estimateRef)?.[1];

/** True when an estimate is valid and its order for this department has exactly these items and this pincode. */
export async function isPartOfEstimate(
  tx: Tx,
  { customerId, estimateRef, department, pincode, lines, now }: PartClaim,
): Promise<boolean> {
  const id = estimateIdOf(estimateRef);
  const estimate = id && (await selectEstimateForUpdate(tx, customerId, id).executeTakeFirst());
  if (!estimate || estimate.expires_at <= now || estimate.pincode !== pincode) return false;
  const part = estimate.quote.parts.find((p) => p.department === department);
  return part !== undefined && haveSameItems(part, lines);
}

/** Query that locks the estimate of an order; undefined when the reference is malformed. */
export function selectClaimedForUpdate(tx: Tx, customerId: number, estimateRef: string) {
  const id = estimateIdOf(estimateRef);
  return id === undefined ? undefined : selectEstimateForUpdate(tx, customerId, id);
}

/**
 * Prices an order by its estimate, which `selectClaimedForUpdate` has locked. Fails with NO_ESTIMATE, with OTHER_GOODS
 * when items, pincode or the deciding pin differ, and with OUTDATED (and the estimate to renew) when the estimate has
 * expired or prices or the customer's plan have changed (decision 0010).
 */
export function claimEstimate(estimate: StoredEstimate | undefined, claim: Claim) {
  const claimed = claimPart(estimate, claim);
  if (isFailure(claimed)) return claimed;
  const { part, estimatePart, totals } = claimed;
  const { id, quote } = claimed.estimate;
  const { coupon } = quote;
  return {
    estimateId: id,
    estimatePart,
    lines: part.lines,
    totals,
    aloneDelivery: quote.parts.length > 1 ? part.delivery : null,
    pinZoneId: quote.pin?.zoneId ?? null,
    ...(coupon && { coupon: { ...coupon, estimate: claimed.estimate } }),
  } satisfies PricedOrder;
}

/** Returns an order's estimate, the order's part of it and its totals; fails like `claimEstimate`. */
export function claimPart(estimate: StoredEstimate | undefined, claim: Claim) {
  const [, , end = ''] = idPattern.exec(claim.estimateRef) ?? [];
  if (!estimate) return fail('NO_ESTIMATE');
  const part = estimate.quote.parts.find((p) => p.department === claim.department);
  const outdated = () => fail('OUTDATED', { estimate });
  if (estimate.expires_at <= claim.now) return outdated();
  if (!part || !haveSameItems(part, claim.lines) || !goesTo(estimate, claim)) {
    return fail('OTHER_GOODS');
  }
  if (!haveSamePrices(part, claim.lines)) return outdated();
  if (!haveSameTerms(estimate.quote.plan, claim.plan)) return outdated();
  const estimatePart = estimate.quote.isSame ? (end as EstimatePart) : '';
  if (estimate.quote.isSame && estimatePart === '') return fail('NO_ESTIMATE');
  return {
    estimate,
    part,
    estimatePart,
    totals: orderTotals(estimate.quote, part, estimatePart),
  };
}

/** True for the same pincode and, when the pin decided the zone, exactly the same pin. */
const goesTo = ({ pincode, quote: { pin } }: StoredEstimate, destination: Destination): boolean =>
  pincode === destination.pincode &&
  (pin === undefined ||
    (pin.latitude === destination.pin?.latitude && pin.longitude === destination.pin.longitude));

const haveSameItems = (part: Part, lines: readonly OrderLine[]): boolean =>
  part.lines.length === lines.length &&
  lines.every((line) => part.lines.some((p) => p.id === line.id && p.quantity === line.quantity));

const haveSamePrices = (part: Part, lines: readonly PriceableLine[]): boolean =>
  lines.every((line) => part.lines.some((p) => p.id === line.id && hasSamePrice(p, line)));
