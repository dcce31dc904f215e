import { toPaise, toRupees } from '@sabuja/kit';

/** An amount as people enter it, with at most two decimals; undefined when it is none. */
export function parseRupees(text: string): number | undefined {
  const plain = text.replace(/[\s,₹]/g, '');
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined;
}

/** Counted less expected, exact to the paisa; all in rupees. */
export const differenceOf = (expected: number, counted: number): number =>
  toRupees(toPaise(counted) - toPaise(expected));
