import { readFileSync } from 'node:fs';
import type { OrderStatus } from '@sabuja/contract';
import { answerComplaint } from '@sabuja/server/modules/complaints';
import { transitionOrder } from '@sabuja/server/modules/orders';
import { systemClock } from '@sabuja/server/platform/clock';
import { connect, type Db, inTransaction } from '@sabuja/server/platform/db';
import { createCategory, createCombo, createStock } from '@sabuja/testing/builders';
import { sql } from 'kysely';
import { databaseNote, port } from './shop-folder.ts';
import { test as base, expect } from './shopper.ts';

type StockWishes = Parameters<typeof createStock>[2];
type ComboWishes = Parameters<typeof createCombo>[3];
export type Shelf = { categoryId: number; subcategoryId: number };

/** What is done behind the counter here is told to nobody. */
const silent = { notify: async () => {} };

/** Waits until the server has been told of a change: its answer has the text. */
const told = (path: string, text: string) =>
  expect
    .poll(async () => (await fetch(`http://127.0.0.1:${port}/api/v1/${path}`)).text())
    .toContain(text);

/** What is done behind the counter while shoppers look on. Each test has shelves of its own. */
export class Shopkeeper {
  readonly db: Db;
  readonly #shop: { app: { db: Db } };
  constructor(db: Db) {
    this.db = db;
    this.#shop = { app: { db } };
  }

  /** A category with subcategories; answers its id and those of the shelves. */
  async category(name: string, subcategories: readonly string[] = []) {
    const { categoryId, subcategoryIds } = await createCategory(this.#shop, name, subcategories);
    await told('categories/?custom_sequence=true', `"category_id":${categoryId},`);
    const shelves = subcategoryIds.map((subcategoryId): Shelf => ({ categoryId, subcategoryId }));
    return { categoryId, shelves };
  }

  async stock(shelf: Shelf, wishes: StockWishes): Promise<number> {
    const id = await createStock(this.#shop, shelf, wishes);
    await told(
      `stocks/search?subcategory_id=${shelf.subcategoryId}&limit=100`,
      `"stock_id":${id},`,
    );
    return id;
  }

  async combo(shelf: Shelf, stockIds: readonly number[], wishes: ComboWishes): Promise<number> {
    const id = await createCombo(this.#shop, shelf.subcategoryId, stockIds, wishes);
    await told(`combos/?subcategory_id=${shelf.subcategoryId}&limit=100`, `"id":${id},`);
    return id;
  }

  /** `count` stocks named 'Bean 01', 'Bean 02' and so on, in that order. */
  async row(
    shelf: Shelf,
    name: string,
    count: number,
    wishes: StockWishes = {},
  ): Promise<number[]> {
    const ids: number[] = [];
    for (let n = 1; n <= count; n++) {
      const numbered = `${name} ${String(n).padStart(2, '0')}`;
      const row = { name: numbered, sequence: n * 10, ...wishes };
      ids.push(await (n < count ? createStock(this.#shop, shelf, row) : this.stock(shelf, row)));
    }
    return ids;
  }

  /** Sets columns of a stock: `quantity = 0`. */
  change = (stockId: number, set: string) =>
    sql`update catalogue.stocks set ${sql.raw(set)} where id = ${stockId}`.execute(this.db);

  /** Takes a combo out of the shop. */
  removeCombo = (comboId: number) =>
    sql`delete from catalogue.combos where id = ${comboId}`.execute(this.db);

  /** Moves an order from step to step. */
  async move(uid: string, ...steps: OrderStatus[]): Promise<void> {
    for (const to of steps) {
      const move = { to, actor: 'staff' } as const;
      await inTransaction(this.db, (tx) => transitionOrder(silent, tx, { uid }, move, new Date()));
    }
  }

  /** Answers a complaint. */
  async answer(ticketNo: string, text: string): Promise<void> {
    const deps = { db: this.db, clock: systemClock, ...silent };
    await answerComplaint(deps, { ticketNo, answer: text });
  }

  /** Takes everything out of a combo. */
  emptyCombo = (comboId: number) =>
    sql`delete from catalogue.combo_lines where combo_id = ${comboId}`.execute(this.db);

  /** Addresses of pictures that the shop has. */
  async pictures(count: number): Promise<string[]> {
    const { rows } = await sql<{ url: string }>`select image_urls[1] as url from catalogue.stocks
      where image_urls <> '{}' order by id limit ${count}`.execute(this.db);
    return rows.map(({ url }) => url);
  }

  /** The setting of categories without a veg filter gets one more. */
  hideVegFilter = (categoryId: number) =>
    sql`update content.settings set value = value || ${`,${categoryId}`}
      where key = 'VEG_NONVEG_TOGGLE_IGNORE'`.execute(this.db);
}

/** A test with a shopkeeper, on the database of the shop that the shopper visits. */
export const test = base.extend<object, { shopkeeper: Shopkeeper }>({
  shopkeeper: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures needed from it
    async ({}, use) => {
      const { db, close } = connect(readFileSync(databaseNote, 'utf8'), 1);
      await use(new Shopkeeper(db));
      await close();
    },
    { scope: 'worker' },
  ],
});
export { expect };
