import type { Attributes } from './xml-tags.ts';
import { readTags } from './xml-tags.ts';

/** A number format that changes the meaning of a number: a text with this many digits, a percentage, a date. */
export type NumberFormat = { digits: number } | 'percent' | 'date' | undefined;

const PERCENT = new Set([9, 10]);
/** The longest format code that spreadsheets allow. */
const MAX_CODE_LENGTH = 255;
/** More digits than any barcode has. */
const MAX_DIGITS = 20;
/** Returns true for the ids of date and time formats of ECMA-376 part 1, 18.8.30, including the East Asian ones. */
const isDate = (id: number): boolean =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58);

/** Reads the number formats of all cell styles from the styles part; the index is that of the cell style. */
export async function readNumberFormats(pieces: AsyncIterable<string>): Promise<NumberFormat[]> {
  const codes = new Map<number, string>();
  const formats: NumberFormat[] = [];
  let isInCells = false;
  await readTags(pieces, {
    open: (name: string, { numFmtId = '0', formatCode = '' }: Attributes) => {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode);
      if (name === 'cellXfs') isInCells = true;
      if (name === 'xf' && isInCells) formats.push(toFormat(Number(numFmtId), codes));
    },
    close: (name) => {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return formats;
}

function toFormat(id: number, codes: ReadonlyMap<number, string>): NumberFormat {
  const code = codes.get(id);
  if (code === undefined) return PERCENT.has(id) ? 'percent' : isDate(id) ? 'date' : undefined;
  if (code.length > MAX_CODE_LENGTH) return undefined;
  if (/^0{2,}$/.test(code)) return { digits: Math.min(code.length, MAX_DIGITS) };
  // Removes quoted texts, colours and conditions, and takes the first section.
  const [bare = ''] = code.replace(/"[^"]*"|\\.|\[[^\]]*\]|[_*]./g, '').split(';');
  if (bare.includes('%')) return 'percent';
  return /[dmyhs]/i.test(bare) && !/general/i.test(bare) ? 'date' : undefined;
}

/** Formats the number of a cell as people see it: with 15 significant digits like spreadsheets, dates as 2026-11-24. */
export function formatCell(text: string, format: NumberFormat, from1904: boolean): string {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) return text;
  if (format === 'percent') return plain(value * 100);
  if (format === 'date') return toDateText(value, from1904) ?? plain(value);
  const digits = plain(value);
  return format && /^\d+$/.test(digits) ? digits.padStart(format.digits, '0') : digits;
}

const plain = (value: number): string => String(Number(value.toPrecision(15)));

/** Converts days since the end of 1899 (or since 1904) to a date, with the time unless it is midnight. */
function toDateText(value: number, from1904: boolean): string | undefined {
  const days = from1904 ? value + 1462 : value;
  if (days < 1 || days > 2_958_465) return undefined;
  // Spreadsheets wrongly count a 29 February 1900, so earlier dates are shifted by one day.
  const time = Math.round((days < 60 ? days + 1 : days) * 86_400) * 1000 + Date.UTC(1899, 11, 30);
  const [date, clock = ''] = new Date(time).toISOString().split('T');
  return clock.startsWith('00:00:00') ? date : `${date} ${clock.slice(0, 5)}`;
}
