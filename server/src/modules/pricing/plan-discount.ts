import { type Paise, percentOf, shareOut, sumPaise } from '@sabuja/kit';
import type { ActivePlan } from '../wallet/index.ts';

type Discounted = { id: number; unit: Paise; quantity: number };

/**
 * A plan's percent of what is left of a checkout, half up to the paisa, shared out over its lines
 * by what is left of each; in their order. The order of the lines changes no share.
 */
export function shareOfPlan(lines: readonly Discounted[], percent: number): Paise[] {
  const left = (line: Discounted) => line.unit * line.quantity;
  const byId = lines
    .map((line, index) => ({ index, id: line.id, left: left(line) }))
    .sort((a, b) => a.id - b.id || a.left - b.left);
  const whole = percentOf(sumPaise(lines.map(left)), percent);
  const shares = shareOut(
    whole,
    byId.map((line) => line.left),
  );
  const inOrder: Paise[] = [];
  for (const [place, { index }] of byId.entries()) inOrder[index] = shares[place] ?? 0;
  return inOrder;
}

/** True when two checkouts priced with these plans get the same for the same goods. */
export const samePlan = (a: ActivePlan | undefined, b: ActivePlan | undefined): boolean =>
  (a?.discountPercent ?? 0) === (b?.discountPercent ?? 0) &&
  (a?.freeShipping ?? false) === (b?.freeShipping ?? false);
