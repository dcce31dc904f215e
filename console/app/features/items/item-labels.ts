import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ItemState } from '@sabuja/contract';
import type { Tone } from '../../lib/order-labels.ts';
import type { ItemField } from './item-fields.ts';

/** Labels of the fields that products and combos share. */
export const itemLabels: Record<ItemField, MessageDescriptor> = {
  name: msg`Name`,
  name_hi: msg`Name in Hindi`,
  name_or: msg`Name in Odia`,
  description: msg`Description`,
  description_hi: msg`Description in Hindi`,
  description_or: msg`Description in Odia`,
  cost: msg`Price in ₹`,
  discount: msg`Discount in %`,
  subcategory_id: msg`Subcategory`,
  max_per_order: msg`Most units in one order`,
  sequence: msg`Place in its list`,
  state: msg`State`,
  image_urls: msg`Pictures`,
  image_alts: msg`What pictures show`,
};

/** Label and tint of each state of an item. */
export const stateLabels: Record<ItemState, { text: MessageDescriptor; tone: Tone }> = {
  draft: { text: msg`Draft`, tone: 'haldi' },
  active: { text: msg`On sale`, tone: 'leaf' },
  retired: { text: msg`Retired`, tone: 'plain' },
};
