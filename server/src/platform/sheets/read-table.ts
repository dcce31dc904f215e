import { CsvError, parse } from 'csv-parse';
import { readWorkbook } from './read-workbook.ts';
import { WorkbookError } from './workbook-error.ts';
import { isZip, refuseCompoundFile } from './zip-parts.ts';

/** A row of a file by its number in the sheet, counted from 1. */
export type TableRow = { row: number; cells: readonly string[] };

/** What is left of bytes that are no text in UTF-8: of another encoding, or of another kind of file. */
const NOT_TEXT = /[\uFFFD\0]/;

/**
 * The rows of a CSV or XLSX, whichever it is by its content, one by one.
 * @throws WorkbookError when the file is neither, or cannot be read
 */
export async function* readTable(bytes: Buffer): AsyncGenerator<TableRow> {
  if (isZip(bytes)) return yield* readWorkbook(bytes);
  refuseCompoundFile(bytes);
  const text = bytes.toString();
  if (NOT_TEXT.test(text)) throw new WorkbookError('NOT_WORKBOOK');
  yield* readCsv(text);
}

async function* readCsv(text: string): AsyncGenerator<TableRow> {
  const parser = parse(text, {
    bom: true,
    skip_empty_lines: true,
    relax_column_count: true,
    delimiter: delimiterOf(text),
    max_record_size: 100_000,
  });
  let row = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      row += 1;
      yield { row, cells };
    }
  } catch (error) {
    throw error instanceof CsvError ? new WorkbookError('BROKEN', row + 1) : error;
  }
}

/** Spreadsheets of some countries separate by semicolons. */
function delimiterOf(text: string): string {
  const [heading = ''] = text.slice(0, 10_000).split('\n');
  return ['\t', ';'].find((each) => heading.includes(each) && !heading.includes(',')) ?? ',';
}
