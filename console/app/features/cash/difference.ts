import { toPaise, toRupees } from '@sabuja/kit';

/** Parses an amount in rupees as people type it, with at most two decimals; undefined when it is not an amount. */
export function parseRupees(text: string): number | undefined {
  const plain = text.replace(/[\s,₹]/g, '');
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined;
}

/** Returns counted minus expected, exact to the paisa; all in rupees. */
export const differenceOf = (expected: number, counted: number): number =>
  toRupees(toPaise(counted) - toPaise(expected));
