import type { Combo } from '@sabuja/contract';
import { type Paise, sumPaise } from '@sabuja/kit';
import { discountedPrice } from '../../lib/discounted-price.ts';

type Line = Combo['combos'][number];

/** What a line costs bought alone: its price after discount, times how many of it are in the combo. */
export const lineAlone = (line: Line): Paise => discountedPrice(line) * line.quantities;

/** What buying each part alone would cost more than the combo; 0 when it would not. */
export function comboSaving(combo: Combo): { alone: Paise; saving: Paise } {
  const alone = sumPaise(combo.combos.map(lineAlone));
  const saving = alone - discountedPrice(combo);
  return { alone, saving: Math.max(0, saving) };
}
