import type { StockFilter } from '../stocks-store.ts';
import type { SearchableItem } from './searchable-item.ts';

const allocateColumns = (size: number) => ({
  id: new Int32Array(size),
  sequence: new Int32Array(size),
  category: new Int32Array(size),
  subcategory: new Int32Array(size),
  veg: new Uint8Array(size),
  featured: new Uint8Array(size),
  inActiveCategory: new Uint8Array(size),
});

/**
 * The fields that filters and order use of each stock, indexed by docId. In columns, because a query reads
 * those of thousands of stocks.
 */
export class ItemColumns {
  readonly #docIdByStock = new Map<number, number>();
  readonly #freeDocIds: number[] = [];
  #columns = allocateColumns(1024);

  /** The number of docIds, free ones included. */
  get size(): number {
    return this.#columns.id.length;
  }

  /** Adds a stock; returns its docId. */
  add(stock: SearchableItem): number {
    const docId = this.#freeDocIds.pop() ?? this.#docIdByStock.size;
    if (docId === this.size) this.#grow();
    this.#docIdByStock.set(stock.id, docId);
    const { id, sequence, category, subcategory, veg, featured, inActiveCategory } = this.#columns;
    id[docId] = stock.id;
    sequence[docId] = stock.sequence;
    category[docId] = stock.category_id;
    subcategory[docId] = stock.subcategory_id;
    veg[docId] = Number(stock.veg);
    featured[docId] = Number(stock.featured);
    inActiveCategory[docId] = Number(stock.in_active_category);
    return docId;
  }

  /** Removes a stock; returns the docId that is free now, undefined for an unknown stock. */
  remove(id: number): number | undefined {
    const docId = this.#docIdByStock.get(id);
    if (docId === undefined) return undefined;
    this.#docIdByStock.delete(id);
    this.#freeDocIds.push(docId);
    return docId;
  }

  stockIdOf = (docId: number): number => this.#columns.id[docId] ?? 0;

  /** Compares by the order of the listings. */
  compare(a: number, b: number): number {
    const { sequence, id } = this.#columns;
    return (sequence[a] ?? 0) - (sequence[b] ?? 0) || (id[a] ?? 0) - (id[b] ?? 0);
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
    const grown = allocateColumns(2 * this.size);
    for (const name of Object.keys(old) as (keyof typeof old)[]) grown[name].set(old[name]);
    this.#columns = grown;
  }
}
