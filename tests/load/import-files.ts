import { writeXlsx } from 'hucre/xlsx';

/** One of this many rows is invalid and cannot be saved. */
const BROKEN_EVERY = 100;
export const isBroken = (n: number): boolean => n % BROKEN_EVERY === BROKEN_EVERY - 1;

export type ImportFormat = 'csv' | 'xlsx';

const columns =
  'sku,name,name_hi,units,subcategory_id,department,cost,gst,hsn,veg,state,quantity,barcode'.split(
    ',',
  );

const rowOf = (prefix: string, subcategoryId: number, n: number): (string | number)[] => [
  `${prefix}-${n}`,
  `Product ${n} of the sheet`,
  `शीट का प्रोडक्ट ${n}`,
  '1 kg',
  subcategoryId,
  'grocery',
  isBroken(n) ? 'cheap' : 40 + (n % 100),
  0,
  '0702',
  'veg',
  // Drafts, so that the in-memory search index, which contains all items on sale, does not grow.
  'draft',
  5,
  `0-${prefix}-${n}`,
];

/** Creates a sheet of new products; one in a hundred rows cannot be saved. */
export async function makeImportFile(
  format: ImportFormat,
  { prefix, subcategoryId, rows }: { prefix: string; subcategoryId: number; rows: number },
): Promise<Blob> {
  const table = Array.from({ length: rows }, (_, n) => rowOf(prefix, subcategoryId, n));
  if (format === 'csv')
    return new Blob([[columns, ...table].map((cells) => `${cells.join(',')}\n`).join('')]);
  const file = await writeXlsx({ sheets: [{ name: 'Products', rows: [columns, ...table] }] });
  return new Blob([new Uint8Array(file)]);
}
