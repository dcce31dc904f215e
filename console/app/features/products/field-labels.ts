import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ItemState } from '@sabuja/contract';
import type { Tone } from '../../lib/order-labels.ts';
import type { DraftField } from './product-draft.ts';

/** What each field of the form is called. */
export const fieldLabels: Record<DraftField, MessageDescriptor> = {
  name: msg`Name`,
  name_hi: msg`Name in Hindi`,
  name_or: msg`Name in Odia`,
  units: msg`Unit`,
  units_hi: msg`Unit in Hindi`,
  units_or: msg`Unit in Odia`,
  description: msg`Description`,
  description_hi: msg`Description in Hindi`,
  description_or: msg`Description in Odia`,
  cost: msg`Price in ₹`,
  discount: msg`Discount in %`,
  mrp: msg`MRP in ₹`,
  gst: msg`GST`,
  hsn: msg`HSN code`,
  department: msg`Department`,
  subcategory_id: msg`Subcategory`,
  veg_nonveg_type: msg`Veg mark`,
  sku: msg`SKU`,
  barcode: msg`Barcode`,
  lead_time_hours: msg`Lead time in hours`,
  max_per_order: msg`Most units in one order`,
  aisle: msg`Aisle`,
  sequence: msg`Place in its list`,
  featured: msg`Shown on Home`,
  state: msg`State`,
  image_urls: msg`Pictures`,
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

/** What staff call each state of a product, and its tint. */
export const stateLabels: Record<ItemState, { text: MessageDescriptor; tone: Tone }> = {
  draft: { text: msg`Draft`, tone: 'haldi' },
  active: { text: msg`On sale`, tone: 'leaf' },
  retired: { text: msg`Retired`, tone: 'plain' },
};
