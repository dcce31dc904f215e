import { toIstClock } from '@sabuja/kit';

const numberFormats = { rupees: '0.00', instant: 'yyyy-mm-dd hh:mm:ss' } as const;
type Format = keyof typeof numberFormats;

/** A column of a table. Rupees have two decimals; an instant is an ISO text, shown in a workbook as a time in IST. */
export type SheetColumn = { name: string; format?: Format };

/** Returns columns with these names; `formats` names those that have a format. */
export function columnsOf<const Name extends string>(
  names: readonly Name[],
  formats: { [format in Format]?: readonly NoInfer<Name>[] } = {},
): SheetColumn[] {
  const isOf = (format: Format, name: Name) => formats[format]?.includes(name);
  return names.map((name) => ({
    name,
    ...(isOf('rupees', name) && { format: 'rupees' }),
    ...(isOf('instant', name) && { format: 'instant' }),
  }));
}

/** The longest text of a cell, in characters. */
const MAX_TEXT = 32_767;
/** Characters that XML cannot contain, including halves of surrogate pairs. */
const NO_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Text that readers would interpret as an escaped character (ECMA-376 part 1, 22.4.2.4). */
const ESCAPE = /_(x[0-9A-Fa-f]{4}_)/g;

/** Returns the heading, width and number format of a workbook column. */
export const toColumnDefinition = ({ name, format }: SheetColumn) => ({
  header: name,
  width: Math.max(12, name.length + 2),
  ...(format && { numFmt: numberFormats[format] }),
});

/** Converts a value to a workbook cell: numbers stay numbers, instants become times in IST, all else becomes text. */
export function toCell(value: unknown, { format }: SheetColumn): string | number | Date | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'number') return value;
  // Workbooks have no time zones.
  if (format === 'instant') return toIstClock(new Date(String(value)));
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.replace(NO_XML, '').slice(0, MAX_TEXT).replace(ESCAPE, '_x005F_$1');
}
