import { discountedUnit, type Paise, toPaise } from '@sabuja/kit';

/**
 * Price of one item in paise: cost in rupees less discount in percent, rounded as on the server.
 */
export const discountedPrice = (item: { cost: number; discount: number }): Paise =>
  discountedUnit(toPaise(item.cost), item.discount);
