import type { Combo } from '@sabuja/contract';
import { type Paise, sumPaise } from '@sabuja/kit';
import { discountedPrice } from '../../lib/discounted-price.ts';

type Line = Combo['combos'][number];

/** Cost of a part bought separately, in paise: its discounted price times its quantity. */
export const separateLineCost = (line: Line): Paise => discountedPrice(line) * line.quantities;

/**
 * Separate cost of all parts and the saving of the combo, in paise (S9.5); the saving is never
 * negative.
 */
export function comboSaving(combo: Combo): { separateCost: Paise; saving: Paise } {
  const separateCost = sumPaise(combo.combos.map(separateLineCost));
  const saving = separateCost - discountedPrice(combo);
  return { separateCost, saving: Math.max(0, saving) };
}
