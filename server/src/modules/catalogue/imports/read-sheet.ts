import type { SheetKind } from '@sabuja/contract';
import { MAX_IMPORT_ROWS } from '@sabuja/contract/limits';
import { importColumns } from '@sabuja/contract/rules/import-columns';
import { fail } from '@sabuja/kit';
import type { ByteSource } from '../../../platform/files/byte-source.ts';
import { readTable } from '../../../platform/sheets/read-table.ts';
import { toSheetFailure } from '../../../platform/sheets/sheet-problems.ts';
import { WorkbookError } from '../../../platform/sheets/workbook-error.ts';
import { type ColumnMapping, headingKey } from './column-mapping.ts';
import { IGNORED_COLUMNS, toColumn } from './import-columns.ts';
import type { SheetRow } from './row-values.ts';

/**
 * Cleans the text of a cell: removes the apostrophe that this shop's exports put before texts that look like formulas,
 * converts line ends to \n, and removes NUL characters, which the database cannot store.
 */
const toText = (cell: string): string =>
  cell
    .replace(/^'(?=[=+\-@\t\r])/, '')
    .replace(/\r\n?/g, '\n')
    .replaceAll('\0', '');

/** A row of a sheet; `row_no` is 1 for the first row after the heading, which is row 2 of the sheet. */
type PlacedRow = { row_no: number; fields: SheetRow };

/**
 * Reads the rows of a CSV or XLSX file with the columns of a kind one by one. Returns a failure when the file or a
 * heading is not valid.
 */
export async function* readRows(source: ByteSource, kind: SheetKind, mapping: ColumnMapping) {
  let columns: string[] | undefined;
  let count = 0;
  try {
    for await (const { row, cells } of readTable(source)) {
      if (!columns) {
        columns = trimEnd(cells).map((heading) => columnOf(heading, mapping));
        const refusal = checkColumns(columns, kind);
        if (refusal) return refusal;
        continue;
      }
      if (++count > MAX_IMPORT_ROWS) return fail('TOO_MANY_ROWS');
      yield { row_no: row - 1, fields: toRow(columns, cells) } satisfies PlacedRow;
    }
  } catch (error) {
    if (error instanceof WorkbookError) return toSheetFailure(error);
    throw error;
  }
  return count === 0 ? fail('EMPTY_FILE') : { columns: columns ?? [] };
}

/** The column that a heading stands for; '' when it is not imported. */
function columnOf(heading: string, mapping: ColumnMapping): string {
  const mapped = mapping.get(headingKey(heading));
  return mapped === undefined ? toColumn(heading) : (mapped ?? '');
}

/** Drops empty cells after the last heading: a sheet may be wider than its headings. */
const trimEnd = (cells: readonly string[]): readonly string[] =>
  cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);

function checkColumns(columns: readonly string[], kind: SheetKind) {
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
