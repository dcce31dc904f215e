import type { ItemType } from '@sabuja/contract';
import type { Paise } from '@sabuja/kit';
import type { ItemTranslations, StockReservation } from '../../catalogue/index.ts';

/** A part of a line that is delivered: the ordered product or a substitute, with name, price and tax as sold. */
export type DeliveredPart = {
  kind: 'ORDERED' | 'SUBSTITUTE';
  itemId: number;
  type: ItemType;
  name: string;
  units: string;
  /** Name and units in the languages beside English. */
  translations: ItemTranslations;
  hsn: string;
  imageUrl: string | null;
  /** Number of packs, with a fraction when they weighed less: 1.85. */
  packs: number;
  /** The price of one pack, after the item's own discount. */
  unit: Paise;
  /** The amount of all packs, before any discount. */
  itemTotal: Paise;
  /** After all discounts, before added tax; unlike that of an invoice's line it contains the GST of inclusive prices. */
  taxable: Paise;
  percent: number;
  /** True when the prices include GST; absent in picks of an earlier release, where GST was always added. */
  taxIncluded?: boolean;
  /** The GST that is added. */
  tax: Paise;
  /** The stock that the part uses. */
  taken: StockReservation[];
};
