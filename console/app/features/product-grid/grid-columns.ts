import { MAX_COST, MAX_LEAD_TIME_HOURS, MAX_NET_QUANTITY } from '@sabuja/contract/limits';
import type { TranslatedLocale } from '@sabuja/kit';
import type { ProductField } from '../products/index.ts';
import { type CellCheck, checks } from './cell-checks.ts';

export type GridColumn = {
  field: ProductField;
  /** CSS pixels. */
  width: number;
  kind: 'text' | 'lines' | 'number' | 'choice';
  /** The value that an empty cell stands for, if not the empty one. */
  emptyAs?: string;
  /** Language of the column's texts. */
  lang?: TranslatedLocale;
  check?: CellCheck;
};

const text = (field: ProductField, width: number, rest: Partial<GridColumn> = {}): GridColumn => ({
  field,
  width,
  kind: 'text',
  ...rest,
});
const number = (
  field: ProductField,
  check: CellCheck,
  rest: Partial<GridColumn> = {},
): GridColumn => ({ field, width: 104, kind: 'number', check, ...rest });
const choice = (field: ProductField, width: number): GridColumn => ({
  field,
  width,
  kind: 'choice',
  check: checks.choice(field === 'net_unit'),
});

/** The columns of the grid, in sequence. */
export const gridColumns: readonly GridColumn[] = [
  text('name', 208, { check: checks.name }),
  text('sku', 136, { check: checks.sku }),
  text('units', 96, { check: checks.units }),
  number('cost', checks.price({ max: MAX_COST }), { width: 120 }),
  number('mrp', checks.price({ max: MAX_COST, isOptional: true }), { width: 120 }),
  number('discount', checks.discount, { emptyAs: '0' }),
  choice('gst', 80),
  text('hsn', 104, { check: checks.hsn }),
  choice('state', 112),
  choice('subcategory_id', 168),
  text('aisle', 104, { check: checks.atMost(60) }),
  number('sequence', checks.whole({ min: 0, max: 1_000_000 }), { emptyAs: '0' }),
  text('barcode', 152, { check: checks.barcode }),
  number('net_quantity', checks.amount(3, { max: MAX_NET_QUANTITY, isOptional: true })),
  choice('net_unit', 120),
  number('max_per_order', checks.whole({ min: 1, max: 10_000, isOptional: true })),
  number('lead_time_hours', checks.whole({ min: 0, max: MAX_LEAD_TIME_HOURS, isOptional: true })),
  choice('department', 112),
  choice('veg_nonveg_type', 136),
  choice('featured', 104),
  text('name_hi', 192, { lang: 'hi', check: checks.atMost(120) }),
  text('name_or', 192, { lang: 'or', check: checks.atMost(120) }),
  text('units_hi', 104, { lang: 'hi', check: checks.atMost(40) }),
  text('units_or', 104, { lang: 'or', check: checks.atMost(40) }),
  text('description', 280, { kind: 'lines', check: checks.atMost(4000) }),
  text('description_hi', 280, { kind: 'lines', lang: 'hi', check: checks.atMost(4000) }),
  text('description_or', 280, { kind: 'lines', lang: 'or', check: checks.atMost(4000) }),
];
