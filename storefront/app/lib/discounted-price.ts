import { discountedUnit, type Paise, toPaise } from '@sabuja/kit';

/** What one of an item costs: its cost in rupees less its discount in percent, rounded as the server rounds. */
export const discountedPrice = (item: { cost: number; discount: number }): Paise =>
  discountedUnit(toPaise(item.cost), item.discount);
