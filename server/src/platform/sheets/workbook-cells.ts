import { hours, minutes } from '@sabuja/kit';

/** A column of a table: rupees have two decimals; an instant is an ISO text, which a workbook has as a time in India. */
export type SheetColumn = { name: string; format?: 'rupees' | 'instant' };

/** What a cell can hold. */
const MAX_TEXT = 32_767;
/** Characters that XML cannot hold, and halves of pairs. */
const NO_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** What readers would take for the escape of a character (ECMA-376 part 1, 22.4.2.4). */
const ESCAPE = /_(x[0-9A-Fa-f]{4}_)/g;

const numberFormats = { rupees: '0.00', instant: 'yyyy-mm-dd hh:mm:ss' } as const;

/** How a column of a workbook is headed and shown. */
export const toColumnDefinition = ({ name, format }: SheetColumn) => ({
  header: name,
  width: Math.max(12, name.length + 2),
  ...(format && { numFmt: numberFormats[format] }),
});

/** A value as the cell of a workbook: numbers as numbers, instants as times in India, all else as text. */
export function toCell(value: unknown, { format }: SheetColumn): string | number | Date | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'number') return value;
  if (format === 'instant') return toIstClock(new Date(String(value)));
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.replace(NO_XML, '').slice(0, MAX_TEXT).replace(ESCAPE, '_x005F_$1');
}

/** Workbooks know no time zones: a time whose UTC reads as the clock in India. */
const toIstClock = (time: Date): Date => new Date(time.getTime() + hours(5) + minutes(30));
