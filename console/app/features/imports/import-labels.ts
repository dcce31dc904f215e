import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ImportKind, ImportProgress } from '@sabuja/contract';
import type { ImportColumn } from '@sabuja/contract/rules/import-columns';
import type { Tone } from '../../lib/order-labels.ts';

/** Label of each kind of import. */
export const kindLabels: Record<ImportKind, MessageDescriptor> = {
  stocks: msg`Products`,
  prices: msg`Prices`,
  quantities: msg`Quantities`,
  pictures: msg`Pictures of products (zip)`,
};

/** Returns the text and tint for the state of an import. */
export function stateLabel({ state, dry_run }: ImportProgress): {
  text: MessageDescriptor;
  tone: Tone;
} {
  if (state === 'cancelled') return { text: msg`Cancelled`, tone: 'plain' };
  if (state === 'running')
    return { text: dry_run ? msg`Being checked` : msg`Being imported`, tone: 'haldi' };
  return dry_run
    ? { text: msg`Checked, not imported`, tone: 'plain' }
    : { text: msg`Imported`, tone: 'leaf' };
}

/** Explanation of each column of a sheet. */
export const columnLabels: Record<ImportColumn, MessageDescriptor> = {
  sku: msg`The shop's own key of the product: ATTA-5KG`,
  name: msg`Name in English`,
  name_hi: msg`Name in Hindi`,
  name_or: msg`Name in Odia`,
  description: msg`Description in English`,
  units: msg`What one is: 1 kg`,
  subcategory_id: msg`The number of its subcategory, as listed below`,
  department: msg`grocery or kitchen`,
  cost: msg`Price in rupees before discount: 249.50`,
  discount: msg`Discount in percent: 10`,
  mrp: msg`Price printed on the pack, in rupees; - for none`,
  gst: msg`0, 5, 18 or 40`,
  hsn: msg`HSN code of 4, 6 or 8 digits`,
  veg: msg`veg or non-veg`,
  barcode: msg`Barcode; - for none`,
  aisle: msg`Aisle for picking; - for that of its subcategory`,
  state: msg`draft, active or retired; active when empty`,
  sequence: msg`Place in its list; smaller numbers come first`,
  lead_time_hours: msg`Lead time in hours; - for that of its category`,
  max_per_order: msg`Most units in one order; - as for its department`,
  quantity: msg`Units that are on hand`,
};
