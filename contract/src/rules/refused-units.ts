import { addedTax, type Paise, shareOf, type TaxTerms } from '@sabuja/kit';

/** Why a customer refuses units at the door. */
export const refusalReasons = ['NOT_FRESH', 'DAMAGED', 'WRONG_ITEM', 'NOT_WANTED'] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** The parts in which a line is delivered: the ordered product, or its substitute. */
export const partKinds = ['ORDERED', 'SUBSTITUTE'] as const;
export type PartKind = (typeof partKinds)[number];

/** The amounts of some units, in paise: the amount after all discounts, and the GST added to it. */
export type UnitAmounts = { taxable: Paise; tax: Paise };

/**
 * The amounts of `remaining` of `units`: in proportion, rounded down once. The tax is computed from the new amount and
 * is never more than before. The same rule applies when fewer units are found at picking (decision 0080).
 */
export function remainingAmounts(
  whole: UnitAmounts,
  terms: TaxTerms,
  { remaining, units }: { remaining: number; units: number },
): UnitAmounts {
  if (remaining === units) return { taxable: whole.taxable, tax: whole.tax };
  const taxable = shareOf(whole.taxable, remaining, units);
  return { taxable, tax: Math.min(whole.tax, addedTax(taxable, terms)) };
}

/** By how much an order's amount falls when `refused` of `units` are refused, including tax, in paise. */
export function refusedAmount(
  whole: UnitAmounts,
  terms: TaxTerms,
  { refused, units }: { refused: number; units: number },
): Paise {
  const { taxable, tax } = remainingAmounts(whole, terms, { remaining: units - refused, units });
  return whole.taxable + whole.tax - taxable - tax;
}

/** The amount still due on delivery after a reduction by `lowered`; what exceeds `due` was paid and is refunded. */
export const dueAfter = (due: Paise, lowered: Paise): Paise => due - Math.min(due, lowered);
