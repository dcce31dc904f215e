import type { ImportKind } from '@sabuja/contract';
import { MAX_IMPORT_ROWS } from '@sabuja/contract/limits';
import { importColumns } from '@sabuja/contract/rules/import-columns';
import { fail } from '@sabuja/kit';
import { CsvError, parse } from 'csv-parse';
import { IGNORED_COLUMNS, toColumn } from './import-columns.ts';
import type { SheetRow } from './row-values.ts';

/**
 * What a cell says: without the apostrophe that this shop writes before what a spreadsheet would take for a formula, its
 * lines ended as a page's own fields end them.
 */
const toText = (cell: string): string =>
  cell.replace(/^'(?=[=+\-@\t\r])/, '').replace(/\r\n?/g, '\n');

/** What is left of bytes that are no text in UTF-8: of another encoding, or of a workbook. */
const NOT_TEXT = /[\uFFFD\0]/;

/** The rows of a CSV with the columns of a kind, read one by one. Fails when the file or a heading is not valid. */
export async function* readRows(file: string, kind: ImportKind) {
  if (NOT_TEXT.test(file)) return fail('NOT_CSV');
  const parser = parse(file, {
    bom: true,
    skip_empty_lines: true,
    relax_column_count: true,
    delimiter: delimiterOf(file),
    max_record_size: 100_000,
  });
  let columns: string[] | undefined;
  let count = 0;
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      if (!columns) {
        columns = record.map(toColumn);
        const refusal = checkColumns(columns, kind);
        if (refusal) return refusal;
        continue;
      }
      if (++count > MAX_IMPORT_ROWS) return fail('TOO_MANY_ROWS');
      yield toRow(columns, record);
    }
  } catch (error) {
    if (error instanceof CsvError) return fail('UNREADABLE_FILE', { line: count + 2 });
    throw error;
  }
  return count === 0 ? fail('EMPTY_FILE') : { columns: columns ?? [] };
}

/** Spreadsheets of some countries separate by semicolons. */
function delimiterOf(file: string): string {
  const [heading = ''] = file.slice(0, 10_000).split('\n');
  return ['\t', ';'].find((each) => heading.includes(each) && !heading.includes(',')) ?? ',';
}

function checkColumns(columns: readonly string[], kind: ImportKind) {
  const { all, required } = importColumns[kind];
  const known: readonly string[] = [...all, ...IGNORED_COLUMNS, ''];
  const unknown = columns.find(
    (name, index) => !known.includes(name) || (name !== '' && columns.indexOf(name) !== index),
  );
  if (unknown !== undefined) return fail('UNKNOWN_COLUMN', { column: unknown, columns: all });
  const missing = required.find((name) => !columns.includes(name));
  return missing && fail('MISSING_COLUMN', { column: missing });
}

function toRow(columns: readonly string[], record: readonly string[]): SheetRow {
  const entries = columns.map((name, index) => [name, toText(record[index] ?? '')] as const);
  return Object.fromEntries(
    entries.filter(([name]) => name !== '' && !IGNORED_COLUMNS.includes(name)),
  );
}
