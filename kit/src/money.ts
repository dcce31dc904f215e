import { formatCompact } from './numbers.ts';

/** Money inside the shop: a whole number of paise. On the wire it is a JSON number of rupees. */
export type Paise = number;

const PAISE_PER_RUPEE = 100;

/**
 * Whole paise from rupees with at most two decimals.
 * @throws RangeError when the amount is not finite or has a fraction of a paisa.
 */
export function toPaise(rupeesAmount: number): Paise {
  const paise = Math.round(rupeesAmount * PAISE_PER_RUPEE);
  if (!Number.isSafeInteger(paise) || Math.abs(paise / PAISE_PER_RUPEE - rupeesAmount) > 1e-6) {
    throw new RangeError(`not an amount of rupees and paise: ${rupeesAmount}`);
  }
  return paise;
}

/** The whole paise nearest to an amount of rupees, half a paisa rounded up. */
export const nearestPaise = (rupeesAmount: number): Paise =>
  Math.round(rupeesAmount * PAISE_PER_RUPEE);

/** Rupees for the wire, at most two decimals. */
export const toRupees = (paise: Paise): number => paise / PAISE_PER_RUPEE;

/** Before the last three digits of whole rupees, and before each two digits in front of them. */
const groupBoundary = /\B(?=(?:\d{2})*\d{3}\.)/g;

/**
 * '₹1,234.50' or '−₹12.00' from rupees, the unit on the wire. Prices are on every page, so without `Intl`, whose first
 * use takes a slow phone 0.1 s.
 */
export const formatRupees = (rupeesAmount: number): string =>
  `${rupeesAmount < 0 ? '−' : ''}₹${Math.abs(rupeesAmount).toFixed(2).replace(groupBoundary, ',')}`;

/** '+₹12.00', '−₹12.00' or '₹0.00' from rupees. */
export const formatSignedRupees = (rupeesAmount: number): string =>
  `${rupeesAmount > 0 ? '+' : ''}${formatRupees(rupeesAmount)}`;

/** '₹1,234.50' from paise. */
export const formatPaise = (paise: Paise): string => formatRupees(toRupees(paise));

/** '₹1.2L' from rupees, for the axis of a chart. */
export const formatRupeesCompact = (rupeesAmount: number): string =>
  `${rupeesAmount < 0 ? '−' : ''}₹${formatCompact(Math.abs(rupeesAmount))}`;

/** '₹99' for whole rupees, '₹99.50' otherwise, from rupees. */
export const formatRupeesShort = (rupeesAmount: number): string =>
  formatRupees(rupeesAmount).replace(/\.00$/, '');

/** '−₹12.00' for a deduction, from positive rupees. */
export const formatDeduction = (rupeesAmount: number): string => `−${formatRupees(rupeesAmount)}`;

/** '1234.50' from paise, for machines. */
export const decimalRupees = (paise: Paise): string => toRupees(paise).toFixed(2);

/** The sum of whole paise. */
export const sumPaise = (amounts: Iterable<Paise>): Paise => {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return sum;
};

/**
 * `percent` (at most two decimals) of a non-negative amount, half a paisa rounded up. The percent is
 * converted to hundredths first, so that no floating-point product is rounded.
 */
export function percentOf(amount: Paise, percent: number): Paise {
  const basisPoints = BigInt(Math.round(percent * PAISE_PER_RUPEE));
  return Number((BigInt(amount) * basisPoints + 5000n) / 10000n);
}

/**
 * The unit price after discount, in paise. Rounded per unit, so that the displayed unit price times the
 * quantity is the line total to the paisa.
 */
export const discountedUnit = (cost: Paise, discountPercent: number): Paise =>
  cost - percentOf(cost, discountPercent);

/**
 * Allocates `total` by `weights` so that the parts sum to `total` exactly: whole paise by proportion, the
 * remaining paise to the largest remainders (the first of equals).
 */
export function allocateProportionally(total: Paise, weights: readonly Paise[]): Paise[] {
  const sum = sumPaise(weights);
  if (sum === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => {
    const product = BigInt(total) * BigInt(weight);
    return { share: Number(product / BigInt(sum)), rest: Number(product % BigInt(sum)) };
  });
  let left = total - sumPaise(exact.map((e) => e.share));
  const byRest = exact.map((e, index) => ({ index, rest: e.rest })).sort((a, b) => b.rest - a.rest);
  const shares = exact.map((e) => e.share);
  for (const { index } of byRest) {
    if (left <= 0) break;
    shares[index] = (shares[index] ?? 0) + 1;
    left -= 1;
  }
  return shares;
}

/** `part / whole` of an amount, rounded down. */
export const shareOf = (amount: Paise, part: number, whole: number): Paise =>
  Number((BigInt(amount) * BigInt(part)) / BigInt(whole));

/** The cost in paise of a fractional number of packs (1.85), half a paisa rounded up. */
export const costOfPacks = (unit: Paise, packs: number): Paise => Math.round(unit * packs);
