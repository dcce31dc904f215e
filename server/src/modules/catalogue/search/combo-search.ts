import { type CacheStore, PatchedValue } from '../../../platform/cache/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import type { PagedRows, Paging } from '../../../platform/http/index.ts';
import { type ComboFilter, type ComboWithLines, findCombos } from '../combos-store.ts';
import { buildIndex } from './build-index.ts';
import type { ItemIndex } from './item-index.ts';
import { comboSource } from './search-store.ts';

/**
 * Full-text search of combos. They are few: any published change of the catalogue's rows or terms rebuilds
 * the index.
 */
export class ComboSearch {
  readonly #db: Db;
  readonly #index: PatchedValue<ItemIndex>;

  constructor(db: Db, store: CacheStore) {
    this.#db = db;
    this.#index = new PatchedValue(store, {
      tags: ['words', 'catalogue'],
      read: () => buildIndex(db, comboSource),
    });
  }

  /** Combos on sale that match all words of a text, the best first. */
  async find(
    text: string,
    filter: ComboFilter,
    paging: Paging,
  ): Promise<PagedRows<ComboWithLines>> {
    const index = await this.#index.current();
    const { ids, total } = index.find(text, { ...filter, active_categories: true }, paging);
    const combos = await findCombos(this.#db, ids);
    const byId = new Map(combos.map((combo) => [combo.id, combo]));
    return { rows: ids.flatMap((id) => byId.get(id) ?? []), total };
  }
}
