import type { ComboSearch } from './combo-search.ts';
import type { StockSearch } from './stock-search.ts';

/** Whether any product or combo on sale matches a text, whatever the filter of the search was. */
export async function findsAnything(
  { search, combos }: { search: StockSearch; combos: ComboSearch },
  text: string,
  filter: { active_categories?: boolean | undefined },
): Promise<boolean> {
  const paging = { page: 1, limit: 1 };
  const { active_categories } = filter;
  const stocks = await search.find(text, { active_categories }, paging);
  return stocks.total > 0 || (await combos.find(text, {}, paging)).total > 0;
}
