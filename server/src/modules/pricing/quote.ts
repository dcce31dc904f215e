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
  /** Charged when it comes by itself; 0 when delivery is free. */
  delivery: Paise;
};

export type Quote = {
  parts: Part[];
  /** Charged when all of it comes at once; 0 when delivery is free. */
  sharedDelivery: Paise;
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
    .map((department) => priceDepartment(department, lines, delivery))
    .filter((part) => part.lines.length > 0);
  const goods = sumPaise(parts.map((part) => part.itemTotal - part.discount));
  return { parts, sharedDelivery: feeFor(goods, delivery), isSame: isSame && parts.length > 1 };
}

/** The zone's fee for goods that come together, counted after discount. */
const feeFor = (goods: Paise, { fee, freeAbove }: Delivery): Paise =>
  freeAbove !== null && goods > freeAbove ? 0 : fee;

function priceDepartment(
  department: Department,
  lines: readonly LineToPrice[],
  zone: Delivery,
): Part {
  const priced = lines.filter((line) => line.department === department).map(priceLine);
  const itemTotal = sumPaise(priced.map((line) => line.cost * line.quantity));
  const discount = sumPaise(priced.map((line) => (line.cost - line.unit) * line.quantity));
  return {
    department,
    lines: priced,
    itemTotal,
    discount,
    tax: sumPaise(priced.map((line) => line.tax)),
    delivery: feeFor(itemTotal - discount, zone),
  };
}

export function priceLine(line: LineToPrice): PricedLine {
  const unit = discountedUnit(line.cost, line.discountPercent);
  return { ...line, unit, tax: percentOf(unit * line.quantity, line.gstPercent) };
}

/** The whole checkout: what the page shows before it is split into orders. */
export const totalsOf = ({ parts, sharedDelivery, isSame }: Quote): Totals =>
  addUp(parts, isSame ? sharedDelivery : sumPaise(parts.map((part) => part.delivery)));

/** One order of it. In 'same' mode the delivery is charged to the order that claims `__1`. */
export function totalsOfPart(of: Quote, part: Part, suffix: '__1' | '__2' | ''): Totals {
  if (!of.isSame) return addUp([part], part.delivery);
  return addUp([part], suffix === '__2' ? 0 : of.sharedDelivery);
}

function addUp(parts: readonly Part[], delivery: Paise): Totals {
  const itemTotal = sumPaise(parts.map((part) => part.itemTotal));
  const discount = sumPaise(parts.map((part) => part.discount));
  const tax = sumPaise(parts.map((part) => part.tax));
  return { itemTotal, discount, tax, delivery, final: itemTotal - discount + tax + delivery };
}

/** The sum that the minimum order is tested on: before discount, the whole checkout. */
export const beforeDiscount = (of: Quote): Paise =>
  sumPaise(of.parts.map((part) => part.itemTotal));
