import { parse } from 'csv-parse/browser/esm/sync';

const options = {
  delimiter: '\t',
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  // A cell such as 5" pipe or "organic" rice is copied as it is, without quotes around it.
  relax_quotes: true,
};

/**
 * The cells of a range as spreadsheets copy it: tabs between cells, lines between rows, quotes around a cell with a line
 * break. A quote that is never closed is a character like any other.
 */
export function parseTabSeparated(text: string): string[][] {
  if (text === '') return [];
  try {
    return read(text, { ...options, quote: '"' });
  } catch {
    return read(text, { ...options, quote: false });
  }
}

const read = (text: string, quoting: typeof options & { quote: string | false }): string[][] =>
  parse(text, quoting).map((row) => row.map(takeFormulaBack));

/** A range as a spreadsheet pastes it. What it would take for a formula is defused by an apostrophe, as in files. */
export const formatTabSeparated = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map((cell) => quote(defuse(cell))).join('\t')).join('\n');

const quote = (cell: string): string =>
  /["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
const defuse = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);
const takeFormulaBack = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r])/, '');
