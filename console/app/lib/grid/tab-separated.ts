import { parse } from 'csv-parse/browser/esm/sync';

const options = {
  delimiter: '\t',
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  // Spreadsheets copy a cell such as 5" pipe or "organic" rice without quoting it.
  relax_quotes: true,
};

/**
 * Parses cells as spreadsheets copy them: tabs between cells, line breaks between rows, quotes around a cell with a
 * line break. If a quote is never closed, all quotes are treated as ordinary characters.
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

/** Formats cells for pasting into a spreadsheet. An apostrophe before a formula makes it text, as in CSV files. */
export const formatTabSeparated = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map((cell) => quote(escapeFormula(cell))).join('\t')).join('\n');

const quote = (cell: string): string =>
  /["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
const escapeFormula = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);
const takeFormulaBack = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r])/, '');
