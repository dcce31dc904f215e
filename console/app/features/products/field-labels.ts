import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { itemLabels } from '../items/index.ts';
import type { ProductField } from './product-draft.ts';

/** What each field of the form is called. */
export const fieldLabels: Record<ProductField, MessageDescriptor> = {
  ...itemLabels,
  units: msg`Unit`,
  units_hi: msg`Unit in Hindi`,
  units_or: msg`Unit in Odia`,
  mrp: msg`MRP in ₹`,
  gst: msg`GST`,
  hsn: msg`HSN code`,
  department: msg`Department`,
  veg_nonveg_type: msg`Veg mark`,
  sku: msg`SKU`,
  barcode: msg`Barcode`,
  lead_time_hours: msg`Lead time in hours`,
  aisle: msg`Aisle`,
  featured: msg`Shown on Home`,
  net_quantity: msg`Net quantity`,
  net_unit: msg`Unit of the net quantity`,
  packer: msg`Packed by`,
  fssai: msg`FSSAI licence of the packer`,
  origin: msg`Country of origin`,
  best_before_days: msg`Best before`,
  ingredients: msg`Ingredients`,
  ingredients_hi: msg`Ingredients in Hindi`,
  ingredients_or: msg`Ingredients in Odia`,
  allergens: msg`Allergens`,
};
