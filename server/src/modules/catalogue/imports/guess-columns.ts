import type { SheetHeading, SheetKind } from '@sabuja/contract';
import { type ImportColumn, importColumns } from '@sabuja/contract/rules/import-columns';

/** Words in the headings of other programs' files that indicate a column, the most reliable first. */
const words: Readonly<Record<ImportColumn, readonly string[]>> = {
  sku: ['sku', 'item code', 'product code', 'article', 'code', 'item no', 'item id', 'product id'],
  name_hi: ['hindi'],
  name_or: ['odia', 'oriya'],
  name: ['product name', 'item name', 'name', 'product', 'item', 'title', 'particulars'],
  description: ['description', 'details', 'about'],
  units: ['unit', 'uom', 'pack size', 'size', 'weight', 'pack'],
  subcategory_id: ['subcategory', 'sub category', 'category'],
  department: ['department', 'dept'],
  mrp: ['mrp', 'maximum retail price', 'list price'],
  discount: ['discount', 'offer', 'off'],
  cost: ['selling price', 'sale price', 'price', 'rate', 'amount', 'cost'],
  gst: ['gst', 'tax'],
  hsn: ['hsn', 'sac'],
  veg: ['veg', 'food type'],
  barcode: ['barcode', 'bar code', 'ean', 'upc', 'gtin'],
  aisle: ['aisle', 'rack', 'shelf', 'bin', 'location'],
  state: ['state', 'status', 'active'],
  sequence: ['sequence', 'order', 'position', 'sort'],
  lead_time_hours: ['lead time'],
  max_per_order: ['max per order', 'maximum', 'limit'],
  quantity: ['closing stock', 'stock', 'quantity', 'qty', 'on hand', 'balance'],
};

/** Assigns columns to headings without one by the words that they contain, each column at most once. */
export function guessColumns(headings: readonly SheetHeading[], kind: SheetKind): SheetHeading[] {
  const taken = new Set(headings.map(({ column }) => column));
  const guesses = headings.flatMap((each) =>
    each.from === 'none' ? guessesOf(each.heading, kind) : [],
  );
  const found = new Map<string, ImportColumn>();
  for (const { heading, column } of guesses.sort((a, b) => b.score - a.score)) {
    if (taken.has(column) || found.has(heading)) continue;
    found.set(heading, column);
    taken.add(column);
  }
  return headings.map((each) => {
    const column = each.from === 'none' ? found.get(each.heading) : undefined;
    return column === undefined ? each : { ...each, column, from: 'guessed' };
  });
}

/** The columns that a heading may stand for; the score is higher for longer and more reliable words. */
function guessesOf(heading: string, kind: SheetKind) {
  const padded = ` ${heading
    .toLowerCase()
    .replaceAll('.', '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
  return importColumns[kind].all.flatMap((column) => {
    const place = words[column].findIndex((word) => hasWord(padded, word));
    if (place < 0) return [];
    const length = words[column][place]?.length ?? 0;
    return [{ heading, column, score: length / padded.length + 1 / (place + 1) }];
  });
}

/** Also true for the plural, and for a long word with one letter too many, too few or wrong. */
function hasWord(padded: string, word: string): boolean {
  if (padded.includes(` ${word} `) || padded.includes(` ${word}s `)) return true;
  return (
    word.length >= 5 &&
    !word.includes(' ') &&
    padded.split(' ').some((each) => isAlmost(each, word))
  );
}

/** True when two words differ by one letter. */
function isAlmost(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const rest = (word: string, skip: number) => word.slice(start + skip);
  return [
    [1, 1],
    [1, 0],
    [0, 1],
  ].some(([x = 0, y = 0]) => rest(a, x) === rest(b, y));
}
