import { allocateProportionally, type Paise, percentOf, sumPaise } from '@sabuja/kit';
import type { ActivePlan } from '../wallet/index.ts';

type Discounted = { id: number; unit: Paise; quantity: number };

/**
 * Returns each line's share of the plan discount, in paise and in line order: the percentage of the checkout after
 * item discounts, rounded half up, allocated proportionally.
 */
export function allocatePlanDiscount(lines: readonly Discounted[], percent: number): Paise[] {
  const nets = lines.map(({ id, unit, quantity }) => ({ id, net: unit * quantity }));
  return allocateOverLines(percentOf(sumPaise(nets.map(({ net }) => net)), percent), nets);
}

/**
 * Allocates a discount (paise) over lines in proportion to their amounts; returns the shares in line order. The shares
 * do not depend on the order of the lines.
 */
export function allocateOverLines(
  totalDiscount: Paise,
  lines: readonly { id: number; net: Paise }[],
): Paise[] {
  const byId = lines
    .map((line, index) => ({ ...line, index }))
    .sort((a, b) => a.id - b.id || a.net - b.net);
  const shares = allocateProportionally(
    totalDiscount,
    byId.map((line) => line.net),
  );
  const inLineOrder: Paise[] = [];
  for (const [rank, { index }] of byId.entries()) inLineOrder[index] = shares[rank] ?? 0;
  return inLineOrder;
}

/** True when both plans give the same benefits. */
export const haveSameTerms = (a: ActivePlan | undefined, b: ActivePlan | undefined): boolean =>
  (a?.discountPercent ?? 0) === (b?.discountPercent ?? 0) &&
  (a?.freeShipping ?? false) === (b?.freeShipping ?? false);
