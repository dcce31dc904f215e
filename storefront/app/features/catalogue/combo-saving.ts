import type { Combo } from '@sabuja/contract';
import { discountedUnit, type Paise, sumPaise, toPaise } from '@sabuja/kit';

type Line = Combo['combos'][number];

/** What a line costs bought alone: its price after discount, times how many of it are in the combo. */
export const lineAlone = ({ cost, discount, quantities }: Line): Paise =>
  discountedUnit(toPaise(cost), discount) * quantities;

/** What buying each part alone would cost more than the combo; 0 when it would not. */
export function comboSaving({ cost, discount, combos }: Combo): { alone: Paise; saving: Paise } {
  const alone = sumPaise(combos.map(lineAlone));
  const saving = alone - discountedUnit(toPaise(cost), discount);
  return { alone, saving: Math.max(0, saving) };
}
