import type { ByteSource } from '../files/byte-source.ts';
import { formatCell, type NumberFormat, readNumberFormats } from './number-formats.ts';
import { CellText, readSharedStrings } from './shared-strings.ts';
import { WorkbookError } from './workbook-error.ts';
import { findWorkbookParts } from './workbook-parts.ts';
import { type Attributes, XmlTags } from './xml-tags.ts';
import { ZipParts } from './zip-parts.ts';

const MAX_STYLES_BYTES = 8 * 1024 * 1024;
const MAX_STRINGS_BYTES = 48 * 1024 * 1024;
const MAX_SHEET_BYTES = 256 * 1024 * 1024;
/** The limit for all cells of a row together; a shared text counts each time it is used. */
const MAX_ROW_CHARACTERS = 100_000;
/** Cells in columns beyond this number are ignored. */
const MAX_COLUMNS = 256;

/** A row and its number in the sheet, counted from 1; a cell without a value is ''. */
export type WorkbookRow = { row: number; cells: string[] };
type Workbook = { strings: readonly string[]; formats: readonly NumberFormat[]; from1904: boolean };

/**
 * Yields the rows of the first visible sheet of an XLSX file while it is unpacked. Rows without values are skipped; a
 * formula gives the value that was saved with it.
 * @throws WorkbookError if the workbook cannot be read, has a password, or exceeds a size limit when unpacked
 */
export async function* readWorkbook(source: ByteSource): AsyncGenerator<WorkbookRow> {
  const zip = await ZipParts.open(source);
  const parts = await findWorkbookParts(zip);
  const workbook = {
    from1904: parts.from1904,
    strings: await readSharedStrings(zip.read(parts.strings ?? '', MAX_STRINGS_BYTES)),
    formats: await readNumberFormats(zip.read(parts.styles ?? '', MAX_STYLES_BYTES)),
  };
  const rows = new SheetRows(workbook);
  for await (const piece of zip.read(parts.sheet, MAX_SHEET_BYTES)) yield* rows.write(piece);
  rows.end();
}

/** Collects the rows of a sheet from its XML. */
class SheetRows {
  readonly #workbook: Workbook;
  readonly #tags: XmlTags;
  #done: WorkbookRow[] = [];
  #row = 0;
  #cells: string[] = [];
  #cell: Cell | undefined;
  #column = -1;
  constructor(workbook: Workbook) {
    this.#workbook = workbook;
    this.#tags = new XmlTags({
      open: (name, attributes) => this.#open(name, attributes),
      text: (text) => this.#cell?.text.add(text),
      close: (name) => this.#close(name),
    });
  }

  /** Parses the next piece of XML; returns the rows that end in it. */
  write(piece: string): WorkbookRow[] {
    this.#parse(() => this.#tags.write(piece));
    const rows = this.#done;
    this.#done = [];
    return rows;
  }

  /** Ends parsing; throws if the sheet is incomplete. */
  end(): void {
    this.#parse(() => this.#tags.end());
  }

  #parse(run: () => void): void {
    try {
      run();
    } catch (error) {
      throw error instanceof WorkbookError
        ? new WorkbookError(error.code, Math.max(1, this.#row))
        : error;
    }
  }

  #open(name: string, attributes: Attributes): void {
    if (name === 'row') {
      const row = attributes.r === undefined ? this.#row + 1 : Number(attributes.r);
      if (!(Number.isInteger(row) && row > this.#row && row <= 2 ** 20)) this.#refuse('BROKEN');
      this.#row = row;
      this.#cells = [];
      this.#column = -1;
    } else if (name === 'c') {
      this.#column = toColumnIndex(attributes.r) ?? this.#column + 1;
      this.#cell = { type: attributes.t ?? 'n', style: Number(attributes.s), text: new CellText() };
    } else if (this.#cell) {
      if (name === 'f') this.#cell.hasFormula = true;
      if (name === 'v') this.#cell.hasValue = true;
      this.#cell.text.open(name);
    }
  }

  #close(name: string): void {
    if (name === 'c' && this.#cell) {
      this.#endCell(this.#cell);
      this.#cell = undefined;
    } else if (name === 'row') {
      if (this.#cells.reduce((sum, cell) => sum + cell.length, 0) > MAX_ROW_CHARACTERS)
        this.#refuse('TOO_LARGE');
      if (this.#cells.some((cell) => cell.trim() !== '')) {
        this.#done.push({ row: this.#row, cells: Array.from(this.#cells, (cell) => cell ?? '') });
      }
    } else this.#cell?.text.close(name);
  }

  #endCell(cell: Cell): void {
    if (this.#column >= MAX_COLUMNS) return;
    if (cell.hasFormula && !cell.hasValue) this.#refuse('NO_VALUE');
    this.#cells[this.#column] = this.#textOf(cell);
  }

  #textOf({ type, style, text }: Cell): string {
    const { value } = text;
    switch (type) {
      case 's':
        return (
          this.#workbook.strings[Number(value)] ?? (value === '' ? '' : this.#refuse('BROKEN'))
        );
      case 'b':
        return value === '1' ? 'yes' : 'no';
      case 'n':
        return formatCell(value, this.#workbook.formats[style], this.#workbook.from1904);
      default:
        return value;
    }
  }

  #refuse(code: WorkbookError['code']): never {
    throw new WorkbookError(code);
  }
}

type Cell = {
  type: string;
  style: number;
  text: CellText;
  hasFormula?: boolean;
  hasValue?: boolean;
};

/** Returns the zero-based column of a cell reference: 2 for 'C7'. */
function toColumnIndex(reference: string | undefined): number | undefined {
  const letters = /^([A-Z]{1,3})\d+$/.exec(reference ?? '')?.[1];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
