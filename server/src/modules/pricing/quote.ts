import type { Department, ItemType } from '@sabuja/contract';
import { departments } from '@sabuja/contract/rules/departments';
import type { EstimatePart } from '@sabuja/contract/rules/estimate-parts';
import type { LatLng } from '@sabuja/contract/rules/polygon';
import { addedTax, discountedUnit, type Paise, sumPaise, type TaxTerms } from '@sabuja/kit';
import type { ActivePlan } from '../wallet/index.ts';
import { allocatePlanDiscount } from './plan-discount.ts';

/** A requested line joined with its item's price. All amounts in paise. */
export type PriceableLine = {
  id: number;
  type: ItemType;
  department: Department;
  quantity: number;
  cost: Paise;
  discountPercent: number;
  gstPercent: number;
  /** The cost includes GST; absent in estimates stored by an earlier release, which added it. */
  taxIncluded?: boolean;
};

export type PricedLine = PriceableLine & {
  /** Per unit, after the item's own discount. */
  unit: Paise;
  /** The plan discount of the whole line; absent without a plan. */
  planDiscount?: Paise;
  /** The coupon's discount of the whole line; absent without a coupon. */
  couponDiscount?: Paise;
  /** The GST added to the line after all discounts; 0 when the cost includes it. */
  tax: Paise;
};

/** The lines of one department with their totals, without delivery. */
export type Part = {
  department: Department;
  lines: PricedLine[];
  itemTotal: Paise;
  discount: Paise;
  tax: Paise;
  /** The fee when it is delivered separately; 0 when delivery is free. */
  delivery: Paise;
};

/** A coupon that lowers a quote, as it was when it was checked. */
export type AppliedCoupon = {
  id: number;
  code: string;
  version: number;
  firstOrderOnly: boolean;
  /** Uid of the redemption that both orders of the checkout share. */
  redemptionUid: string;
};

export type Quote = {
  parts: Part[];
  /** The fee when everything is delivered together; 0 when delivery is free. */
  sharedDelivery: Paise;
  /** Both departments share one delivery ('same' mode). */
  isSame: boolean;
  /** The pin that decided the zone, and that zone; absent when the pincode decided. */
  pin?: LatLng & { zoneId: number };
  /** The plan that the quote was priced with. */
  plan?: ActivePlan;
  /** The coupon whose discount is in the lines. */
  coupon?: AppliedCoupon;
};

export type Totals = {
  itemTotal: Paise;
  discount: Paise;
  /** Part of `discount`. */
  coupon: Paise;
  tax: Paise;
  delivery: Paise;
  final: Paise;
};

type Delivery = { fee: Paise; freeAbove: Paise | null };

/**
 * Prices a checkout, in paise. Unit discounts and line taxes are each rounded half up once, so that all sums are sums of
 * whole paise (decision 0007). The plan's percentage applies to the whole checkout after item discounts and is
 * allocated over its lines (decision 0027).
 */
export function quote(
  lines: readonly PriceableLine[],
  zone: Delivery,
  isSame: boolean,
  plan?: ActivePlan,
): Quote {
  const delivery = plan?.freeShipping ? { fee: 0, freeAbove: null } : zone;
  const priced = priceLines(lines, plan);
  const parts = departments
    .map((department) => totalPart(department, priced, delivery))
    .filter((part) => part.lines.length > 0);
  return {
    parts,
    sharedDelivery: deliveryFeeFor(priced, delivery),
    isSame: isSame && parts.length > 1,
    ...(plan && { plan }),
  };
}

function priceLines(lines: readonly PriceableLine[], plan: ActivePlan | undefined): PricedLine[] {
  const priced = lines.map((line) => ({
    ...line,
    unit: discountedUnit(line.cost, line.discountPercent),
  }));
  const shares = plan && allocatePlanDiscount(priced, plan.discountPercent);
  return priced.map((line, i) => {
    const planDiscount = shares?.[i];
    const discounted = { ...line, ...(planDiscount !== undefined && { planDiscount }) };
    return { ...discounted, tax: taxOf(discounted) };
  });
}

type DiscountedLine = Omit<PricedLine, 'tax'>;

/** The GST added to a line. */
export const taxOf = (line: DiscountedLine): Paise => addedTax(netOf(line), taxTermsOf(line));

const taxTermsOf = ({ gstPercent, taxIncluded = false }: PriceableLine): TaxTerms => ({
  percent: gstPercent,
  included: taxIncluded,
});

/** The line amount after the item discount. */
const lineNet = (line: { unit: Paise; quantity: number }): Paise => line.unit * line.quantity;

/** The line amount after all discounts, before tax. */
export const netOf = (line: DiscountedLine): Paise =>
  lineNet(line) - (line.planDiscount ?? 0) - (line.couponDiscount ?? 0);

/** The amount of lines before discounts (paise). */
export const subtotal = (lines: readonly PricedLine[]): Paise =>
  sumPaise(lines.map((line) => line.cost * line.quantity));

/**
 * The zone's fee for lines delivered together. The free-delivery threshold is compared with the amount before plan and
 * coupon, so that neither makes the customer lose free delivery.
 */
const deliveryFeeFor = (lines: readonly PricedLine[], { fee, freeAbove }: Delivery): Paise =>
  freeAbove !== null && sumPaise(lines.map(lineNet)) > freeAbove ? 0 : fee;

function totalPart(department: Department, all: readonly PricedLine[], delivery: Delivery): Part {
  const lines = all.filter((line) => line.department === department);
  return { department, ...sumLines(lines), delivery: deliveryFeeFor(lines, delivery) };
}

/** Returns the lines of a part with their sums. */
export function sumLines(lines: PricedLine[]) {
  const itemTotal = subtotal(lines);
  return {
    lines,
    itemTotal,
    discount: itemTotal - sumPaise(lines.map(netOf)),
    tax: sumPaise(lines.map((line) => line.tax)),
  };
}

/** The coupon discount of lines (paise). */
export const sumCoupon = (lines: readonly PricedLine[]): Paise =>
  sumPaise(lines.map((line) => line.couponDiscount ?? 0));

/** Totals of the whole checkout, as shown before it is split into orders. */
export const checkoutTotals = ({ parts, sharedDelivery, isSame }: Quote): Totals =>
  sumTotals(parts, isSame ? sharedDelivery : sumPaise(parts.map((part) => part.delivery)));

/** Totals of one order. In 'same' mode the order with `__1` is charged the delivery fee (S4g.4). */
export function orderTotals(priced: Quote, part: Part, estimatePart: EstimatePart): Totals {
  if (!priced.isSame) return sumTotals([part], part.delivery);
  return sumTotals([part], estimatePart === '__2' ? 0 : priced.sharedDelivery);
}

function sumTotals(parts: readonly Part[], delivery: Paise): Totals {
  const itemTotal = sumPaise(parts.map((part) => part.itemTotal));
  const discount = sumPaise(parts.map((part) => part.discount));
  const tax = sumPaise(parts.map((part) => part.tax));
  const coupon = sumCoupon(parts.flatMap((part) => part.lines));
  const final = itemTotal - discount + tax + delivery;
  return { itemTotal, discount, coupon, tax, delivery, final };
}

/** The amount that the minimum order applies to: the whole checkout before discounts. */
export const subtotalBeforeDiscount = (priced: Quote): Paise =>
  sumPaise(priced.parts.map((part) => part.itemTotal));
