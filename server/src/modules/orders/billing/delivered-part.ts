import type { ItemType } from '@sabuja/contract';
import type { Paise } from '@sabuja/kit';
import type { ItemTranslations, StockReservation } from '../../catalogue/index.ts';

/** What is delivered for a line: the ordered product or a substitute, with name, price and tax as sold. */
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
  /** Packs, with a fraction when they were weighed lighter: 1.85. */
  packs: number;
  /** Of one pack, after the item's own discount. */
  unit: Paise;
  /** Of all packs, before any discount. */
  itemTotal: Paise;
  /** After all discounts, before the tax that is added. */
  taxable: Paise;
  percent: number;
  /** The prices include GST; absent in picks of an earlier release, which added it. */
  taxIncluded?: boolean;
  /** The GST that is added. */
  tax: Paise;
  /** The stock that it uses. */
  taken: StockReservation[];
};
