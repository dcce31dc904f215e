/** The kinds of sheets that can be imported. */
export const sheetKinds = ['stocks', 'prices', 'quantities'] as const;
export type SheetKind = (typeof sheetKinds)[number];
/** The kinds of imports: a sheet, or a zip of pictures. */
export const importKinds = [...sheetKinds, 'pictures'] as const;
export type ImportKind = (typeof importKinds)[number];

/** The columns of a sheet of products, as they are named in its heading. */
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

/** The columns that a sheet of each kind may have: the first one is the key, those in `required` must be present. */
export const importColumns: Record<
  SheetKind,
  { all: readonly ImportColumn[]; required: readonly ImportColumn[] }
> = {
  stocks: { all: stockColumns, required: ['sku'] },
  prices: { all: ['sku', 'cost', 'discount', 'mrp'], required: ['sku', 'cost'] },
  quantities: { all: ['sku', 'quantity'], required: ['sku', 'quantity'] },
};

/** The columns that a sheet must have for a product that is not in the shop yet. */
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
