import type { StockFilter } from '../stocks-store.ts';
import type { ComboSearch } from './combo-search.ts';
import type { StockSearch } from './stock-search.ts';

/** Whether combos match a text with which a search for stocks found nothing, or stocks without its filter do. */
export async function findsAnything(
  { search, combos }: { search: StockSearch; combos: ComboSearch },
  text: string,
  { category_id, subcategory_id, veg_nonveg, featured, active_categories }: StockFilter,
): Promise<boolean> {
  const paging = { page: 1, limit: 1 };
  if ((await combos.find(text, {}, paging)).total > 0) return true;
  const isFiltered = [category_id, subcategory_id, veg_nonveg, featured].some(
    (value) => value !== undefined,
  );
  return isFiltered && (await search.find(text, { active_categories }, paging)).total > 0;
}
