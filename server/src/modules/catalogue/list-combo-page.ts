import type { Db } from '../../platform/db/index.ts';
import type { PagedRows, Paging } from '../../platform/http/index.ts';
import { arrangeItems, isArranged } from './arrange-items.ts';
import {
  availableCombos,
  type ComboFilter,
  type ComboWithLines,
  listCombos,
} from './combos-store.ts';
import type { ComboSearch } from './search/combo-search.ts';

/** There are few combos: at most this many are filtered and sorted in memory. */
const MAX_ARRANGED = 500;

type ComboPage = PagedRows<ComboWithLines> & {
  /** All combos that determine the content and order of the page. */
  considered: readonly ComboWithLines[];
};

/** One page of the combos of a filter, or of those that match a text, in the requested order. */
export async function listComboPage(
  { db, search }: { db: Db; search: ComboSearch },
  query: ComboFilter & { q?: string | undefined },
  { page, limit }: Paging,
): Promise<ComboPage> {
  const list = (paging: Paging) =>
    query.q === undefined ? listCombos(db, query, paging) : search.find(query.q, query, paging);
  if (!isArranged(query)) {
    const found = await list({ page, limit });
    return { ...found, considered: found.rows };
  }
  const { rows: considered } = await list({ page: 1, limit: MAX_ARRANGED });
  const arranged = arrangeItems(considered, ({ lines }) => availableCombos(lines), query);
  const rows = arranged.slice((page - 1) * limit, page * limit);
  return { rows, total: arranged.length, considered };
}
