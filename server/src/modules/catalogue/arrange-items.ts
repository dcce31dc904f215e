import type { ItemSort } from '@sabuja/contract';
import { discountedUnit } from '@sabuja/kit';

/** What a request selects and sorts by that changes with every order. */
export type Arrangement = {
  sort?: ItemSort | undefined;
  in_stock?: boolean | undefined;
  discounted?: boolean | undefined;
};

export const isArranged = ({ sort, in_stock, discounted }: Arrangement): boolean =>
  sort !== undefined || in_stock === true || discounted === true;

type Priced = { cost_paise: number; discount_percent: number };

const priceOf = (item: Priced): number => discountedUnit(item.cost_paise, item.discount_percent);

const comparators: Record<ItemSort, (a: Priced, b: Priced) => number> = {
  price: (a, b) => priceOf(a) - priceOf(b),
  price_desc: (a, b) => priceOf(b) - priceOf(a),
  discount: (a, b) => b.discount_percent - a.discount_percent,
};

/**
 * The selected items; without a sort, and where it sees no difference, in the given order.
 * @param quantityOf how many of an item are left
 */
export function arrangeItems<Item extends Priced>(
  items: readonly Item[],
  quantityOf: (item: Item) => number,
  { sort, in_stock, discounted }: Arrangement,
): Item[] {
  const selected = items.filter(
    (item) => !(in_stock && quantityOf(item) === 0) && !(discounted && item.discount_percent === 0),
  );
  return sort === undefined ? selected : selected.sort(comparators[sort]);
}
