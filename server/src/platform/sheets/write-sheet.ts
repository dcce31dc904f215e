import { Readable } from 'node:stream';
import type { SheetFormat } from '@sabuja/contract';
import { sheetFile } from '@sabuja/contract';
import { toCsvField } from './csv.ts';
import { type SheetColumn, toCell, toColumnDefinition } from './workbook-cells.ts';

type Rows = Iterable<readonly unknown[]> | AsyncIterable<readonly unknown[]>;
export type Sheet = { columns: readonly SheetColumn[]; rows: Rows };
type Reply = { header(name: string, value: string): unknown };

/** How many rows are sent in one chunk. */
const ROWS_OF_A_CHUNK = 200;

/**
 * Sends a table as a file of the given format; the returned stream is written while the rows are read.
 * @param name the name of the file without extension
 */
export function sendSheet(
  reply: Reply,
  { name, format = 'csv' }: { name: string; format: SheetFormat | undefined },
  sheet: Sheet,
): Readable {
  reply.header('content-disposition', `attachment; filename="${name}.${format}"`);
  if (format === 'csv') return Readable.from(generateCsv(sheet), { objectMode: false });
  reply.header('content-type', sheetFile.otherMedia);
  return Readable.from(generateWorkbook(name, sheet), { objectMode: false });
}

/** Generates a CSV file (RFC 4180, UTF-8 with a byte order mark for spreadsheets). */
async function* generateCsv({ columns, rows }: Sheet): AsyncGenerator<string> {
  const toLine = (cells: readonly unknown[]) => `${cells.map(toCsvField).join(',')}\r\n`;
  let lines = [`\uFEFF${toLine(columns.map(({ name }) => name))}`];
  for await (const row of rows) {
    lines.push(toLine(row));
    if (lines.length < ROWS_OF_A_CHUNK) continue;
    yield lines.join('');
    lines = [];
  }
  if (lines.length > 0) yield lines.join('');
}

/** Generates an XLSX file with one sheet and a frozen heading. Texts are never interpreted as formulas. */
async function* generateWorkbook(
  name: string,
  { columns, rows }: Sheet,
): AsyncGenerator<Uint8Array> {
  // Loaded only when a workbook is requested.
  const { writeXlsxStream } = await import('hucre/xlsx');
  const cells = async function* () {
    for await (const row of rows) yield columns.map((column, n) => toCell(row[n], column));
  };
  yield* writeXlsxStream(cells(), {
    // The name of a sheet has 31 characters at most.
    name: name.slice(0, 31),
    columns: columns.map(toColumnDefinition),
    freezePane: { rows: 1 },
  });
}
