import type { ListedItem } from '@sabuja/contract';
import type { Locale } from '@sabuja/kit';
import type { Db } from '../../platform/db/index.ts';
import { findCombos, toApiCombo } from './combos-store.ts';
import { findStocks, toApiStock } from './stocks-store.ts';

/**
 * The products and combos with these ids that are on sale, in the order of the ids, as listings show them: in a
 * language, amounts in rupees. No product has the same id as a combo (decision 0006).
 */
export async function findListedItems(
  db: Db,
  ids: readonly number[],
  locale: Locale,
): Promise<ListedItem[]> {
  if (ids.length === 0) return [];
  const [stocks, combos] = await Promise.all([findStocks(db, ids), findCombos(db, ids)]);
  const items = new Map<number, ListedItem>();
  for (const row of stocks) items.set(row.id, toApiStock(row, locale));
  for (const row of combos) items.set(row.id, toApiCombo(row, locale));
  return ids.flatMap((id) => items.get(id) ?? []).filter((item) => item.inactive === 0);
}
