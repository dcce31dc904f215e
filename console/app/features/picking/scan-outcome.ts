import type { ShownLine } from './waiting-picks.ts';

type ScannedLine = Pick<ShownLine, 'uid' | 'quantity' | 'barcode' | 'parts' | 'pick'>;

/** What a scan means for the lines; `counted`: units scanned so far of a line that is not picked yet. */
export type ScanOutcome<Line extends ScannedLine = ScannedLine> =
  | { kind: 'counted'; line: Line; counted: number }
  | { kind: 'found'; line: Line; found: number }
  | { kind: 'all_found'; line: Line; quantity: number }
  | { kind: 'recorded' | 'in_combo'; line: Line }
  | { kind: 'unknown' };

/** Removes leading zeros: the same number has 12 digits in America and 13 elsewhere. */
const normalize = (barcode: string): string => barcode.trim().toLowerCase().replace(/^0+/, '');

/** Whether a product's barcode is the scanned one. */
export const isSameBarcode = (barcode: string | null, scanned: string): boolean =>
  barcode !== null && normalize(scanned) !== '' && normalize(barcode) === normalize(scanned);

/**
 * Finds the line whose product has a barcode, and adds one unit to it; `counts` are the scans so far by line. Of
 * several such lines it takes the first that is not picked, else the first with missing units.
 */
export function resolveScan<Line extends ScannedLine>(
  lines: readonly Line[],
  counts: Readonly<Record<string, number>>,
  barcode: string,
): ScanOutcome<Line> {
  const isScanned = (each: { barcode: string | null }) => isSameBarcode(each.barcode, barcode);
  const own = lines.filter(isScanned);
  const line =
    own.find(({ pick }) => pick === null) ??
    own.find((each) => !isComplete(each) && !isFixed(each)) ??
    own.find((each) => !isComplete(each)) ??
    own[0];
  if (!line) {
    const combo = lines.find(({ parts }) => parts.some(isScanned));
    return combo ? { kind: 'in_combo', line: combo } : { kind: 'unknown' };
  }
  if (isComplete(line)) {
    const quantity = own.reduce((sum, each) => sum + each.quantity, 0);
    return { kind: 'all_found', line, quantity };
  }
  if (isFixed(line)) return { kind: 'recorded', line };
  // If all units were counted but recording the line failed, the next scan tries again.
  const counted = Math.min((line.pick?.found ?? counts[line.uid] ?? 0) + 1, line.quantity);
  return line.pick || counted === line.quantity
    ? { kind: 'found', line, found: counted }
    : { kind: 'counted', line, counted };
}

/** A recorded weight or substitute applies to the recorded quantity, which scans therefore must not change. */
const isFixed = ({ pick }: Pick<ScannedLine, 'pick'>): boolean =>
  Boolean(pick?.grams || pick?.substitute);

const isComplete = ({ pick, quantity }: ScannedLine): boolean => pick?.found === quantity;
