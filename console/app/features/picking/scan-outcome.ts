import type { PickingLine } from '@sabuja/contract';

/** What a scan means for the lines of an order; `counted` is how many were scanned of a line that is not picked yet. */
export type ScanOutcome =
  | { kind: 'counted'; line: PickingLine; counted: number }
  | { kind: 'found'; line: PickingLine; found: number }
  | { kind: 'all_found' | 'recorded' | 'in_combo'; line: PickingLine }
  | { kind: 'unknown' };

/** Leading zeros differ between the forms of one number: 12 digits in America, 13 elsewhere. */
const normalize = (barcode: string): string => barcode.trim().toLowerCase().replace(/^0+/, '');

/** Whether a product's barcode is the scanned one. */
export const isSameBarcode = (barcode: string | null, scanned: string): boolean =>
  barcode !== null && normalize(scanned) !== '' && normalize(barcode) === normalize(scanned);

/** Finds the line whose product has a barcode, and adds one to it; `counts` are the scans so far by line. */
export function resolveScan(
  lines: readonly PickingLine[],
  counts: Readonly<Record<string, number>>,
  barcode: string,
): ScanOutcome {
  const isScanned = (each: { barcode: string | null }) => isSameBarcode(each.barcode, barcode);
  const own = lines.filter(isScanned);
  const line = own.find((each) => !isComplete(each)) ?? own[0];
  if (!line) {
    const combo = lines.find(({ parts }) => parts.some(isScanned));
    return combo ? { kind: 'in_combo', line: combo } : { kind: 'unknown' };
  }
  if (isComplete(line)) return { kind: 'all_found', line };
  // A weight or a substitute belongs to the number that was recorded with it.
  if (line.pick?.grams || line.pick?.substitute) return { kind: 'recorded', line };
  // All were counted and recording the line failed: the next scan tries again.
  const counted = Math.min((line.pick?.found ?? counts[line.uid] ?? 0) + 1, line.quantity);
  return line.pick || counted === line.quantity
    ? { kind: 'found', line, found: counted }
    : { kind: 'counted', line, counted };
}

const isComplete = ({ pick, quantity }: PickingLine): boolean => pick?.found === quantity;
