import { isSameBarcode } from '../picking/index.ts';

/** The longest count: 1,000,000 has seven digits, the shortest barcode eight. */
const MAX_DIGITS = 7;

type Barcoded = { barcode: string | null };
/** What stands in a field for a count: a scanner types into it as well. */
export type TypedCount = { counted: number | undefined; scanned: string | undefined };

/** How many digits scanners send of a product's number, which may begin with zeros that its barcode here has not. */
const SCANNED_DIGITS = [12, 13];

/**
 * Reads a field into which a barcode may have been scanned behind the count. A barcode that no line has is recognised by its length; what
 * stood before it cannot be known then, nor where the count ends when zeros may belong to either.
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
