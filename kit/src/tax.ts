import { type Paise, percentOf, shareOf } from './money.ts';

/** How GST is charged on a line: its rate in percent (at most two decimals), and whether the price includes it. */
export type TaxTerms = { percent: number; included: boolean };

const toBasisPoints = (percent: number): number => Math.round(percent * 100);

/** The GST that is added to an amount, half a paisa rounded up; 0 when the amount includes it. */
export const addedTax = (amount: Paise, { percent, included }: TaxTerms): Paise =>
  included ? 0 : percentOf(amount, percent);

/**
 * The GST that an amount contains: amount x rate / (100 + rate), half a paisa rounded up; 0 when it is added instead.
 */
export function containedTax(amount: Paise, { percent, included }: TaxTerms): Paise {
  if (!included) return 0;
  const rate = BigInt(toBasisPoints(percent));
  const whole = 10_000n + rate;
  return Number((2n * BigInt(amount) * rate + whole) / (2n * whole));
}

/** The amount before tax whose sum with its added GST is at most `total`, rounded down. */
export const withoutAddedTax = (total: Paise, { percent, included }: TaxTerms): Paise =>
  included ? total : shareOf(total, 10_000, 10_000 + toBasisPoints(percent));
