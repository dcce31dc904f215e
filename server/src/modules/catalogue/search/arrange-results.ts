import type { SearchSort } from '@sabuja/contract';
import { discountedUnit } from '@sabuja/kit';
import type { Selectable } from 'kysely';
import type { StockRow } from '../tables.ts';

type Stock = Selectable<StockRow>;

/** What a search selects and sorts by that changes with every order, so that it is not in the index. */
export type Arrangement = {
  sort?: SearchSort | undefined;
  in_stock?: boolean | undefined;
  discounted?: boolean | undefined;
};

export const isArranged = ({ sort, in_stock, discounted }: Arrangement): boolean =>
  sort !== undefined || in_stock === true || discounted === true;

const priceOf = (stock: Stock): number => discountedUnit(stock.cost_paise, stock.discount_percent);

const comparators: Record<SearchSort, (a: Stock, b: Stock) => number> = {
  price: (a, b) => priceOf(a) - priceOf(b),
  price_desc: (a, b) => priceOf(b) - priceOf(a),
  discount: (a, b) => b.discount_percent - a.discount_percent,
};

/** The selected stocks; without a sort, and where it sees no difference, in the given order. */
export function arrangeResults(
  stocks: readonly Stock[],
  { sort, in_stock, discounted }: Arrangement,
): Stock[] {
  const selected = stocks.filter(
    (stock) => !(in_stock && stock.quantity === 0) && !(discounted && stock.discount_percent === 0),
  );
  return sort === undefined ? selected : selected.sort(comparators[sort]);
}
