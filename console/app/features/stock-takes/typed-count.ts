import { isSameBarcode } from '../picking/index.ts';

/** The longest count: 1,000,000 has seven digits, the shortest barcode eight. */
const MAX_DIGITS = 7;

type Barcoded = { barcode: string | null };
/** What stands in a field for a count: a scanner types into it as well. */
export type TypedCount = { counted: number | undefined; scanned: string | undefined };

/**
 * Reads a field into which a barcode may have been scanned behind the count. A barcode that no line has is told by its length; what
 * stood before it cannot be known then.
 */
export function readTyped(text: string, lines: readonly Barcoded[]): TypedCount {
  const digits = text.trim();
  if (digits.length <= MAX_DIGITS)
    return { counted: /^\d+$/.test(digits) ? Number(digits) : undefined, scanned: undefined };
  for (let start = 0; start <= Math.min(MAX_DIGITS, digits.length - 1); start++) {
    const scanned = digits.slice(start);
    if (!lines.some(({ barcode }) => isSameBarcode(barcode, scanned))) continue;
    const before = digits.slice(0, start);
    return { counted: before === '' ? undefined : Number(before), scanned };
  }
  return { counted: undefined, scanned: digits };
}
