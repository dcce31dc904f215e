import type { ItemSort } from '@sabuja/contract';
import { discountedUnit } from '@sabuja/kit';

/** The sort and the filters of a listing request, besides the category. */
export type Arrangement = {
  sort?: ItemSort | undefined;
  in_stock?: boolean | undefined;
  discounted?: boolean | undefined;
  origin?: string | undefined;
};

export const isArranged = ({ sort, in_stock, discounted, origin }: Arrangement): boolean =>
  sort !== undefined || in_stock === true || discounted === true || origin !== undefined;

/** A combo has no origin: its parts may have several. */
type Arrangeable = { cost_paise: number; discount_percent: number; origin?: string | null };

const priceOf = (item: Arrangeable): number =>
  discountedUnit(item.cost_paise, item.discount_percent);

const comparators: Record<ItemSort, (a: Arrangeable, b: Arrangeable) => number> = {
  price: (a, b) => priceOf(a) - priceOf(b),
  price_desc: (a, b) => priceOf(b) - priceOf(a),
  discount: (a, b) => b.discount_percent - a.discount_percent,
  origin: (a, b) => originKey(a).localeCompare(originKey(b)),
};

/** India first, then by country; items without a country come last. */
const originKey = ({ origin }: Arrangeable): string => (origin === 'IN' ? '' : (origin ?? 'ZZZ'));

/**
 * Returns the items that pass the filters, sorted, those that are sold out last (S2c.5); without a sort, and among
 * equal items, the given order stays.
 * @param quantityOf how many of an item are left
 */
export function arrangeItems<Item extends Arrangeable>(
  items: readonly Item[],
  quantityOf: (item: Item) => number,
  { sort, in_stock, discounted, origin }: Arrangement,
): Item[] {
  const selected = items.filter(
    (item) =>
      !(in_stock && quantityOf(item) === 0) &&
      !(discounted && item.discount_percent === 0) &&
      (origin === undefined || item.origin === origin),
  );
  if (sort === undefined) return selected;
  const soldOut = (item: Item) => Number(quantityOf(item) === 0);
  return selected.sort((a, b) => soldOut(a) - soldOut(b) || comparators[sort](a, b));
}
