import { allocateProportionally, type Paise, percentOf, sumPaise } from '@sabuja/kit';
import type { ActivePlan } from '../wallet/index.ts';

type Discounted = { id: number; unit: Paise; quantity: number };

/**
 * A plan's percent of what is left of a checkout, half up to the paisa, shared out over its lines
 * by what is left of each; in their order. The order of the lines changes no share.
 */
export function allocatePlanDiscount(lines: readonly Discounted[], percent: number): Paise[] {
  const netOf = (line: Discounted) => line.unit * line.quantity;
  const byId = lines
    .map((line, index) => ({ index, id: line.id, net: netOf(line) }))
    .sort((a, b) => a.id - b.id || a.net - b.net);
  const totalDiscount = percentOf(sumPaise(lines.map(netOf)), percent);
  const shares = allocateProportionally(
    totalDiscount,
    byId.map((line) => line.net),
  );
  const inLineOrder: Paise[] = [];
  for (const [rank, { index }] of byId.entries()) inLineOrder[index] = shares[rank] ?? 0;
  return inLineOrder;
}

/** True when two checkouts priced with these plans get the same for the same goods. */
export const haveSameTerms = (a: ActivePlan | undefined, b: ActivePlan | undefined): boolean =>
  (a?.discountPercent ?? 0) === (b?.discountPercent ?? 0) &&
  (a?.freeShipping ?? false) === (b?.freeShipping ?? false);
