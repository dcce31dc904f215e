import type { Department, ItemType } from '@sabuja/contract';
import { discountedUnit, type Paise, percentOf, sumPaise } from '@sabuja/kit';

/** What is asked for, once its goods are known. All amounts in paise. */
export type LineToPrice = {
  id: number;
  type: ItemType;
  department: Department;
  quantity: number;
  cost: Paise;
  discountPercent: number;
  gstPercent: number;
};

export type PricedLine = LineToPrice & {
  /** Per unit, after discount. */
  unit: Paise;
  tax: Paise;
};

/** The goods of one department: what one order of it charges, but for delivery. */
export type Part = {
  department: Department;
  lines: PricedLine[];
  itemTotal: Paise;
  discount: Paise;
  tax: Paise;
};

export type Quote = {
  parts: Part[];
  /** Charged for each delivery; 0 when delivery is free. */
  deliveryFee: Paise;
  /** Both departments come with one delivery. */
  isSame: boolean;
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
 * that every sum is a sum of whole paise (decisions: estimation).
 */
export function quote(lines: readonly LineToPrice[], delivery: Delivery, isSame: boolean): Quote {
  const departments: Department[] = ['KITCHEN', 'GROCERY'];
  const parts = departments
    .map((department) => priceDepartment(department, lines))
    .filter((part) => part.lines.length > 0);
  const goods = sumPaise(parts.map((part) => part.itemTotal - part.discount));
  const free = delivery.freeAbove !== null && goods > delivery.freeAbove;
  return { parts, deliveryFee: free ? 0 : delivery.fee, isSame: isSame && parts.length > 1 };
}

function priceDepartment(department: Department, lines: readonly LineToPrice[]): Part {
  const priced = lines.filter((line) => line.department === department).map(priceLine);
  return {
    department,
    lines: priced,
    itemTotal: sumPaise(priced.map((line) => line.cost * line.quantity)),
    discount: sumPaise(priced.map((line) => (line.cost - line.unit) * line.quantity)),
    tax: sumPaise(priced.map((line) => line.tax)),
  };
}

export function priceLine(line: LineToPrice): PricedLine {
  const unit = discountedUnit(line.cost, line.discountPercent);
  return { ...line, unit, tax: percentOf(unit * line.quantity, line.gstPercent) };
}

/** The whole checkout: what the page shows before it is split into orders. */
export function totalsOf({ parts, deliveryFee, isSame }: Quote): Totals {
  const deliveries = isSame ? 1 : parts.length;
  return addUp(parts, deliveryFee * deliveries);
}

/** One order of it. In 'same' mode the delivery is charged to the order that claims `__1`. */
export const totalsOfPart = (of: Quote, part: Part, suffix: '__1' | '__2' | ''): Totals =>
  addUp([part], of.isSame && suffix === '__2' ? 0 : of.deliveryFee);

function addUp(parts: readonly Part[], delivery: Paise): Totals {
  const itemTotal = sumPaise(parts.map((part) => part.itemTotal));
  const discount = sumPaise(parts.map((part) => part.discount));
  const tax = sumPaise(parts.map((part) => part.tax));
  return { itemTotal, discount, tax, delivery, final: itemTotal - discount + tax + delivery };
}

/** The sum that the minimum order is tested on: before discount, the whole checkout. */
export const beforeDiscount = (of: Quote): Paise =>
  sumPaise(of.parts.map((part) => part.itemTotal));
