import type { StockFilter } from '../stocks-store.ts';
import type { Findable } from './findable.ts';

const columnsFor = (seats: number) => ({
  id: new Int32Array(seats),
  sequence: new Int32Array(seats),
  category: new Int32Array(seats),
  subcategory: new Int32Array(seats),
  veg: new Uint8Array(seats),
  featured: new Uint8Array(seats),
  inActiveCategory: new Uint8Array(seats),
});

/**
 * What filters and order ask of the stocks that can be found, each in a seat that it keeps. In
 * columns, because thousands are looked at for one question.
 */
export class StocksOnSale {
  readonly #seatOf = new Map<number, number>();
  readonly #freeSeats: number[] = [];
  #columns = columnsFor(1024);

  /** How many seats there are, free ones too. */
  get seats(): number {
    return this.#columns.id.length;
  }

  /** Answers the seat. */
  add(stock: Findable): number {
    const seat = this.#freeSeats.pop() ?? this.#seatOf.size;
    if (seat === this.seats) this.#grow();
    this.#seatOf.set(stock.id, seat);
    const { id, sequence, category, subcategory, veg, featured, inActiveCategory } = this.#columns;
    id[seat] = stock.id;
    sequence[seat] = stock.sequence;
    category[seat] = stock.category_id;
    subcategory[seat] = stock.subcategory_id;
    veg[seat] = Number(stock.veg);
    featured[seat] = Number(stock.featured);
    inActiveCategory[seat] = Number(stock.in_active_category);
    return seat;
  }

  /** Answers the seat that is free now. */
  remove(id: number): number | undefined {
    const seat = this.#seatOf.get(id);
    if (seat === undefined) return undefined;
    this.#seatOf.delete(id);
    this.#freeSeats.push(seat);
    return seat;
  }

  idOf = (seat: number): number => this.#columns.id[seat] ?? 0;

  /** The order of the shelves. */
  compare(a: number, b: number): number {
    const { sequence, id } = this.#columns;
    return (sequence[a] ?? 0) - (sequence[b] ?? 0) || (id[a] ?? 0) - (id[b] ?? 0);
  }

  passes(seat: number, filter: StockFilter): boolean {
    const { category, subcategory, veg, featured, inActiveCategory } = this.#columns;
    return (
      (!filter.active_categories || inActiveCategory[seat] === 1) &&
      (filter.category_id === undefined || category[seat] === filter.category_id) &&
      (filter.subcategory_id === undefined || subcategory[seat] === filter.subcategory_id) &&
      (!filter.featured || featured[seat] === 1) &&
      (filter.veg_nonveg === undefined || veg[seat] === 1 - filter.veg_nonveg)
    );
  }

  #grow(): void {
    const old = this.#columns;
    const grown = columnsFor(2 * this.seats);
    for (const name of Object.keys(old) as (keyof typeof old)[]) grown[name].set(old[name]);
    this.#columns = grown;
  }
}
