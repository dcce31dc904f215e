import { addedTax, type Paise, shareOf, type TaxTerms } from '@sabuja/kit';

/** Why a customer refuses something at the door. */
export const refusalReasons = ['NOT_FRESH', 'DAMAGED', 'WRONG_ITEM', 'NOT_WANTED'] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** What is delivered for a line: the ordered product, or what came instead of it. */
export const partKinds = ['ORDERED', 'SUBSTITUTE'] as const;
export type PartKind = (typeof partKinds)[number];

/** What some units cost, in paise: after all discounts, and the GST that is added to it. */
export type UnitAmounts = { taxable: Paise; tax: Paise };

/**
 * What `remaining` of `units` cost: in proportion, rounded down once; the tax is that of the new amount, never more than
 * before. The same as when less is found at picking (decision 0080).
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

/** By how much a bill falls when `refused` of `units` are refused, with tax, in paise. */
export function refusedAmount(
  whole: UnitAmounts,
  terms: TaxTerms,
  { refused, units }: { refused: number; units: number },
): Paise {
  const { taxable, tax } = remainingAmounts(whole, terms, { remaining: units - refused, units });
  return whole.taxable + whole.tax - taxable - tax;
}

/** What is still to pay on delivery after a bill falls; the rest of `lowered` was paid and goes back. */
export const dueAfter = (due: Paise, lowered: Paise): Paise => due - Math.min(due, lowered);
