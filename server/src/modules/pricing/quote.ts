import type { Department, ItemType } from '@sabuja/contract';
import { discountedUnit, type Paise, percentOf, sumPaise } from '@sabuja/kit';
import type { ActivePlan } from '../wallet/index.ts';
import { allocatePlanDiscount } from './plan-discount.ts';

/** What is asked for, once its goods are known. All amounts in paise. */
export type PriceableLine = {
  id: number;
  type: ItemType;
  department: Department;
  quantity: number;
  cost: Paise;
  discountPercent: number;
  gstPercent: number;
};

export type PricedLine = PriceableLine & {
  /** Per unit, after the item's own discount. */
  unit: Paise;
  /** What the customer's plan takes off the line; absent without a plan. */
  planDiscount?: Paise;
  /** On what is left of the line after both. */
  tax: Paise;
};

/** The goods of one department: what one order of it charges, but for delivery. */
export type Part = {
  department: Department;
  lines: PricedLine[];
  itemTotal: Paise;
  discount: Paise;
  tax: Paise;
  /** Charged when it comes by itself; 0 when delivery is free. */
  delivery: Paise;
};

export type Quote = {
  parts: Part[];
  /** Charged when all of it comes at once; 0 when delivery is free. */
  sharedDelivery: Paise;
  /** Both departments come with one delivery. */
  isSame: boolean;
  /** The plan it was priced with. */
  plan?: ActivePlan;
};

export type Totals = {
  itemTotal: Paise;
  discount: Paise;
  tax: Paise;
  delivery: Paise;
  final: Paise;
};

type Delivery = { fee: Paise; freeAbove: Paise | null };

/**
 * Prices a checkout. Discount per unit and tax per line are rounded half up to the paisa, once, so
 * that every sum is a sum of whole paise (decisions: estimation). A plan's percent is taken of what
 * is left of the whole checkout and shared out over its lines.
 */
export function quote(
  lines: readonly PriceableLine[],
  zone: Delivery,
  isSame: boolean,
  plan?: ActivePlan,
): Quote {
  const delivery = plan?.freeShipping ? { fee: 0, freeAbove: null } : zone;
  const priced = priceLines(lines, plan);
  const departments: Department[] = ['KITCHEN', 'GROCERY'];
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
    const tax = percentOf(lineNet(line) - (planDiscount ?? 0), line.gstPercent);
    return { ...line, ...(planDiscount !== undefined && { planDiscount }), tax };
  });
}

/** A line after its item's discount. */
const lineNet = (line: { unit: Paise; quantity: number }): Paise => line.unit * line.quantity;

/**
 * The zone's fee for goods that come together. What makes it free is counted before the plan's
 * discount, so that no plan ever costs its customer the free delivery.
 */
const deliveryFeeFor = (lines: readonly PricedLine[], { fee, freeAbove }: Delivery): Paise =>
  freeAbove !== null && sumPaise(lines.map(lineNet)) > freeAbove ? 0 : fee;

function totalPart(department: Department, all: readonly PricedLine[], delivery: Delivery): Part {
  const lines = all.filter((line) => line.department === department);
  const itemTotal = sumPaise(lines.map((line) => line.cost * line.quantity));
  const netTotal = sumPaise(lines.map((line) => lineNet(line) - (line.planDiscount ?? 0)));
  return {
    department,
    lines,
    itemTotal,
    discount: itemTotal - netTotal,
    tax: sumPaise(lines.map((line) => line.tax)),
    delivery: deliveryFeeFor(lines, delivery),
  };
}

/** The whole checkout: what the page shows before it is split into orders. */
export const checkoutTotals = ({ parts, sharedDelivery, isSame }: Quote): Totals =>
  sumTotals(parts, isSame ? sharedDelivery : sumPaise(parts.map((part) => part.delivery)));

/** One order of it. In 'same' mode the delivery is charged to the order that claims `__1`. */
export function orderTotals(priced: Quote, part: Part, suffix: '__1' | '__2' | ''): Totals {
  if (!priced.isSame) return sumTotals([part], part.delivery);
  return sumTotals([part], suffix === '__2' ? 0 : priced.sharedDelivery);
}

function sumTotals(parts: readonly Part[], delivery: Paise): Totals {
  const itemTotal = sumPaise(parts.map((part) => part.itemTotal));
  const discount = sumPaise(parts.map((part) => part.discount));
  const tax = sumPaise(parts.map((part) => part.tax));
  return { itemTotal, discount, tax, delivery, final: itemTotal - discount + tax + delivery };
}

/** The sum that the minimum order is tested on: before discount, the whole checkout. */
export const subtotalBeforeDiscount = (priced: Quote): Paise =>
  sumPaise(priced.parts.map((part) => part.itemTotal));
