import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { type ByteSource, readRange } from '../files/byte-source.ts';
import { isZip } from '../files/zip-archive.ts';
import { readWorkbook } from './read-workbook.ts';
import { WorkbookError } from './workbook-error.ts';

/** The cells of a row, and its number in the sheet, counted from 1; a row without values is left out. */
export type TableRow = { row: number; cells: readonly string[] };

/** Characters that show that the decoded bytes were not UTF-8 text, but another encoding or another kind of file. */
const NOT_TEXT = /[\uFFFD\0]/;
/** The first bytes of the container of workbooks before 2007, and of workbooks with a password. */
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** The rows of a sheet, empty ones included; a workbook cannot have more. */
const MAX_ROWS = 1_048_576;
/** The size of the start of the file that is read to find its type and delimiter. */
const HEAD_BYTES = 64 * 1024;

/**
 * Yields the rows of a CSV or XLSX file one by one; the type is detected from its content.
 * @throws WorkbookError if the file is neither or cannot be read
 */
export async function* readTable(source: ByteSource): AsyncGenerator<TableRow> {
  const head = await readRange(source, 0, HEAD_BYTES);
  if (isZip(head)) return yield* readWorkbook(source);
  if (head.subarray(0, COMPOUND_FILE.length).equals(COMPOUND_FILE))
    await refuseCompoundFile(source);
  yield* readCsv(source, delimiterOf(head.toString()));
}

/**
 * Refuses an Office workbook that is not a zip archive.
 * @throws WorkbookError LOCKED if it has a password, else OLD_WORKBOOK: it is older than XLSX
 */
async function refuseCompoundFile(source: ByteSource): Promise<never> {
  const name = Buffer.from('EncryptedPackage', 'utf16le');
  let before = Buffer.alloc(0);
  for await (const chunk of source.read(0, source.size)) {
    before = Buffer.concat([before.subarray(-name.length), chunk]);
    if (before.includes(name)) throw new WorkbookError('LOCKED');
  }
  throw new WorkbookError('OLD_WORKBOOK');
}

type CsvRecord = { info: { records: number; empty_lines: number }; record: string[] };

async function* readCsv(source: ByteSource, delimiter: string): AsyncGenerator<TableRow> {
  const parser = parse({
    bom: true,
    info: true,
    skip_empty_lines: true,
    relax_column_count: true,
    delimiter,
    max_record_size: 100_000,
  });
  // An error in the text destroys the parser, so that reading from it below throws the error.
  pipeline(Readable.from(readText(source)), parser, () => undefined);
  let row = 0;
  try {
    for await (const { info, record: cells } of parser as AsyncIterable<CsvRecord>) {
      row = info.records + info.empty_lines;
      if (row > MAX_ROWS) throw new WorkbookError('TOO_MANY_ROWS', row);
      if (cells.some((cell) => cell.trim() !== '')) yield { row, cells };
    }
  } catch (error) {
    throw error instanceof CsvError ? new WorkbookError('BROKEN', row + 1) : error;
  }
}

async function* readText(source: ByteSource): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const chunk of source.read(0, source.size))
    yield checked(decoder.decode(chunk, { stream: true }));
  yield checked(decoder.decode());
}

function checked(text: string): string {
  if (NOT_TEXT.test(text)) throw new WorkbookError('NOT_WORKBOOK');
  return text;
}

/** Detects the delimiter from the heading: spreadsheets in some countries use semicolons. */
function delimiterOf(text: string): string {
  const [heading = ''] = text.slice(0, 10_000).split('\n');
  return ['\t', ';'].find((each) => heading.includes(each) && !heading.includes(',')) ?? ',';
}
