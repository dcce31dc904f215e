/** What a sheet can contain. */
export const sheetKinds = ['stocks', 'prices', 'quantities'] as const;
export type SheetKind = (typeof sheetKinds)[number];
/** What can be imported: a sheet, or a zip of pictures. */
export const importKinds = [...sheetKinds, 'pictures'] as const;
export type ImportKind = (typeof importKinds)[number];

/** Columns of a sheet: how the fields of a product are written in a spreadsheet. */
const stockColumns = [
  'sku',
  'name',
  'name_hi',
  'name_or',
  'description',
  'units',
  'subcategory_id',
  'department',
  'cost',
  'discount',
  'mrp',
  'gst',
  'hsn',
  'veg',
  'barcode',
  'aisle',
  'state',
  'sequence',
  'lead_time_hours',
  'max_per_order',
  'quantity',
] as const;
export type ImportColumn = (typeof stockColumns)[number];

/** The columns that a sheet of each kind may have; the first is the key, and `required` must be there. */
export const importColumns: Record<
  SheetKind,
  { all: readonly ImportColumn[]; required: readonly ImportColumn[] }
> = {
  stocks: { all: stockColumns, required: ['sku'] },
  prices: { all: ['sku', 'cost', 'discount', 'mrp'], required: ['sku', 'cost'] },
  quantities: { all: ['sku', 'quantity'], required: ['sku', 'quantity'] },
};

/** Columns that a product needs which is not in the shop yet. */
export const newProductColumns: readonly ImportColumn[] = [
  'sku',
  'name',
  'units',
  'subcategory_id',
  'department',
  'cost',
  'gst',
  'hsn',
  'veg',
];
