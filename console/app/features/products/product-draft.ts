import type { NewStaffStock, StaffStock, StaffStockChange } from '@sabuja/contract';
import {
  createDrafts,
  type DraftField,
  optional,
  toOptional,
  translationFields,
} from '../../lib/drafts.ts';
import { itemFields, newItem } from '../items/index.ts';
import { labelFields } from './label-fields.ts';

type Field = DraftField<StaffStock, StaffStockChange>;

/** How each field of the form is read from a product, and what a change of it sends. */
const fields = {
  ...itemFields,
  units: { read: ({ units }) => units, write: (units) => ({ units }) },
  ...translationFields('units'),
  mrp: { read: ({ mrp }) => optional(mrp), write: (value) => ({ mrp: toOptional(value) }) },
  gst: {
    read: ({ gst }) => String(gst),
    write: (gst) => ({ gst: Number(gst) as NewStaffStock['gst'] }),
  },
  hsn: { read: ({ hsn }) => hsn, write: (hsn) => ({ hsn }) },
  department: {
    read: ({ department }) => department,
    write: (value) => ({ department: value === 'KITCHEN' ? 'KITCHEN' : 'GROCERY' }),
  },
  veg_nonveg_type: {
    read: (stock) => String(stock.veg_nonveg_type),
    write: (value) => ({ veg_nonveg_type: value === '0' ? 0 : 1 }),
  },
  sku: { read: ({ sku }) => sku, write: (sku) => ({ sku }) },
  barcode: {
    read: ({ barcode }) => barcode ?? '',
    write: (value) => ({ barcode: value.trim() || null }),
  },
  lead_time_hours: {
    read: (stock) => optional(stock.lead_time_hours),
    write: (value) => ({ lead_time_hours: toOptional(value) }),
  },
  aisle: { read: ({ aisle }) => aisle ?? '', write: (value) => ({ aisle: value.trim() || null }) },
  featured: {
    read: ({ featured }) => (featured ? '✓' : ''),
    write: (value) => ({ featured: value !== '' }),
  },
  ...labelFields,
} satisfies Record<string, Field>;
export type ProductField = keyof typeof fields;

/** What the form of a product shows, and what it sends. */
export const productDrafts = createDrafts<StaffStock, StaffStockChange, ProductField>(fields, {
  ...newItem,
  department: 'GROCERY',
});
