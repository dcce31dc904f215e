import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { type ByteSource, readRange } from '../files/byte-source.ts';
import { isZip } from '../files/zip-archive.ts';
import { readWorkbook } from './read-workbook.ts';
import { WorkbookError } from './workbook-error.ts';

/** A row of a file by its number in the sheet, counted from 1. */
export type TableRow = { row: number; cells: readonly string[] };

/** What is left of bytes that are no text in UTF-8: of another encoding, or of another kind of file. */
const NOT_TEXT = /[\uFFFD\0]/;
/** The container of workbooks before 2007, and of those that have a password. */
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** Where the heading, and the directory of a compound file, are looked for. */
const HEAD_BYTES = 64 * 1024;

/**
 * The rows of a CSV or XLSX, whichever it is by its content, one by one.
 * @throws WorkbookError when the file is neither, or cannot be read
 */
export async function* readTable(source: ByteSource): AsyncGenerator<TableRow> {
  const head = await readRange(source, 0, HEAD_BYTES);
  if (isZip(head)) return yield* readWorkbook(source);
  if (head.subarray(0, COMPOUND_FILE.length).equals(COMPOUND_FILE))
    await refuseCompoundFile(source);
  yield* readCsv(source, delimiterOf(head.toString()));
}

/** Throws for a workbook of Office that is no zip archive: it has a password, or is older than XLSX. */
async function refuseCompoundFile(source: ByteSource): Promise<never> {
  const name = Buffer.from('EncryptedPackage', 'utf16le');
  let before = Buffer.alloc(0);
  for await (const chunk of source.read(0, source.size)) {
    before = Buffer.concat([before.subarray(-name.length), chunk]);
    if (before.includes(name)) throw new WorkbookError('LOCKED');
  }
  throw new WorkbookError('OLD_WORKBOOK');
}

async function* readCsv(source: ByteSource, delimiter: string): AsyncGenerator<TableRow> {
  const parser = parse({
    bom: true,
    skip_empty_lines: true,
    relax_column_count: true,
    delimiter,
    max_record_size: 100_000,
  });
  // What fails in the text ends the parser, which is read below.
  pipeline(Readable.from(readText(source)), parser, () => undefined);
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

/** Spreadsheets of some countries separate by semicolons. */
function delimiterOf(text: string): string {
  const [heading = ''] = text.slice(0, 10_000).split('\n');
  return ['\t', ';'].find((each) => heading.includes(each) && !heading.includes(',')) ?? ',';
}
