import { isSameBarcode } from '../picking/index.ts';

/** Digits of the longest count: 1,000,000 has seven digits, the shortest barcode has eight. */
const MAX_DIGITS = 7;

type Barcoded = { barcode: string | null };
/** The content of a count field, into which a scanner types as well. */
export type TypedCount = { counted: number | undefined; scanned: string | undefined };

/** Digits that scanners send for a product's number; it may have leading zeros that the stored barcode lacks. */
const SCANNED_DIGITS = [12, 13];

/**
 * Reads a field into which a barcode may have been scanned after the count. A barcode that no line has is recognised by
 * its length; the count before it is then unknown, as it is when zeros may belong to either the count or the barcode.
 */
export function readTyped(text: string, lines: readonly Barcoded[]): TypedCount {
  const digits = text.trim();
  if (digits.length <= MAX_DIGITS)
    return { counted: /^\d+$/.test(digits) ? Number(digits) : undefined, scanned: undefined };
  const starts = Array.from({ length: MAX_DIGITS + 1 }, (_, start) => start).filter((start) =>
    lines.some(({ barcode }) => isScanOf(barcode, digits.slice(start))),
  );
  const [start = 0] = starts;
  const before = starts.length === 1 ? digits.slice(0, start) : '';
  return {
    counted: /^\d+$/.test(before) ? Number(before) : undefined,
    scanned: digits.slice(start),
  };
}

const isScanOf = (barcode: string | null, scanned: string): boolean =>
  barcode === scanned ||
  (SCANNED_DIGITS.includes(scanned.length) && isSameBarcode(barcode, scanned));
