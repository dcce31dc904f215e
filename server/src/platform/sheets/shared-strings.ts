import { WorkbookError } from './workbook-error.ts';
import { readTags } from './xml-tags.ts';

/** Limits the shared texts, because they are in memory while the sheet is read. */
const MAX_STRINGS = 2_500_000;

/** Reads the texts of the shared strings part; cells refer to them by index. */
export async function readSharedStrings(pieces: AsyncIterable<string>): Promise<string[]> {
  const strings: string[] = [];
  const text = new CellText();
  await readTags(pieces, {
    open: (name) => {
      if (name === 'si') text.clear();
      text.open(name);
    },
    text: (part) => text.add(part),
    close: (name) => {
      text.close(name);
      if (name !== 'si') return;
      if (strings.length >= MAX_STRINGS) throw new WorkbookError('TOO_LARGE');
      strings.push(text.value);
    },
  });
  return strings;
}

/** More than the longest text that a spreadsheet allows in a cell: 32,767 characters. */
const MAX_TEXT = 100_000;

/** Collects the text of a cell from one or more runs, without phonetic annotations. */
export class CellText {
  #value = '';
  #isInText = false;
  #isPhonetic = false;
  get value(): string {
    return unescapeText(this.#value);
  }
  clear(): void {
    this.#value = '';
  }
  open(name: string): void {
    if (name === 'rPh') this.#isPhonetic = true;
    if (name === 't' || name === 'v') this.#isInText = !this.#isPhonetic;
  }
  close(name: string): void {
    if (name === 'rPh') this.#isPhonetic = false;
    if (name === 't' || name === 'v') this.#isInText = false;
  }
  add(text: string): void {
    if (!this.#isInText) return;
    this.#value += text;
    if (this.#value.length > MAX_TEXT) throw new WorkbookError('TOO_LARGE');
  }
}

/** Replaces escapes such as '_x000D_' by the character, which XML cannot contain (ECMA-376 part 1, 22.4.2.4). */
const unescapeText = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;
