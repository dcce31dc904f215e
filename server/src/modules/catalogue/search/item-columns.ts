import type { StockFilter } from '../stocks-store.ts';
import type { SearchableItem } from './searchable-item.ts';

const allocateColumns = (size: number) => ({
  sequence: new Int32Array(size),
  category: new Int32Array(size),
  subcategory: new Int32Array(size),
  veg: new Uint8Array(size),
  featured: new Uint8Array(size),
  inActiveCategory: new Uint8Array(size),
});

/**
 * The fields of each item that filters and sorting use, by the docId of the search index. They are stored in columns,
 * because a query reads them of thousands of items.
 */
export class ItemColumns {
  #columns = allocateColumns(1024);

  set(docId: number, item: SearchableItem): void {
    while (docId >= this.#columns.sequence.length) this.#grow();
    const { sequence, category, subcategory, veg, featured, inActiveCategory } = this.#columns;
    sequence[docId] = item.sequence;
    category[docId] = item.category_id;
    subcategory[docId] = item.subcategory_id;
    veg[docId] = Number(item.veg);
    featured[docId] = Number(item.featured);
    inActiveCategory[docId] = Number(item.in_active_category);
  }

  /** Compares by the order of the listings. */
  compare(a: number, b: number): number {
    const { sequence } = this.#columns;
    return (sequence[a] ?? 0) - (sequence[b] ?? 0);
  }

  matches(docId: number, filter: StockFilter): boolean {
    const { category, subcategory, veg, featured, inActiveCategory } = this.#columns;
    return (
      (!filter.active_categories || inActiveCategory[docId] === 1) &&
      (filter.category_id === undefined || category[docId] === filter.category_id) &&
      (filter.subcategory_id === undefined || subcategory[docId] === filter.subcategory_id) &&
      (!filter.featured || featured[docId] === 1) &&
      (filter.veg_nonveg === undefined || veg[docId] === 1 - filter.veg_nonveg)
    );
  }

  #grow(): void {
    const old = this.#columns;
    const grown = allocateColumns(2 * old.sequence.length);
    for (const name of Object.keys(old) as (keyof typeof old)[]) grown[name].set(old[name]);
    this.#columns = grown;
  }
}
