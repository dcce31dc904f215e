import type { Combo } from '@sabuja/contract';
import { type Paise, sumPaise } from '@sabuja/kit';
import { discountedPrice } from '../../lib/discounted-price.ts';

type Line = Combo['combos'][number];

/** What a line costs bought alone: its price after discount, times how many of it are in the combo. */
export const separateLineCost = (line: Line): Paise => discountedPrice(line) * line.quantities;

/** What buying each part alone would cost more than the combo; 0 when it would not. */
export function comboSaving(combo: Combo): { separateCost: Paise; saving: Paise } {
  const separateCost = sumPaise(combo.combos.map(separateLineCost));
  const saving = separateCost - discountedPrice(combo);
  return { separateCost, saving: Math.max(0, saving) };
}
