import { readFileSync } from 'node:fs';
import type { OrderStatus } from '@sabuja/contract';
import { summarizeCustomers, summarizeDays } from '@sabuja/server/modules/back-office';
import { applyScheduledPrices } from '@sabuja/server/modules/catalogue';
import { answerComplaint } from '@sabuja/server/modules/complaints';
import { addZone } from '@sabuja/server/modules/delivery';
import { transitionOrder } from '@sabuja/server/modules/orders';
import { systemClock } from '@sabuja/server/platform/clock';
import { connect, type Db, inTransaction } from '@sabuja/server/platform/db';
import { createCategory, createCombo, createStock } from '@sabuja/testing/builders';
import { sql } from 'kysely';
import { DATABASE_URL_FILE, port } from './shop-folder.ts';
import { test as base, expect } from './shopper.ts';

type StockOverrides = Parameters<typeof createStock>[2];
type ComboOverrides = Parameters<typeof createCombo>[3];
export type Subcategory = { categoryId: number; subcategoryId: number };

/** Changes made directly in the database send no notifications. */
const noNotifications = { notify: async () => {} };

/** Waits until the server has noticed a change, that is, until its response contains the text. */
export const waitUntilServed = (path: string, text: string) =>
  expect
    .poll(async () => (await fetch(`http://127.0.0.1:${port}/api/v1/${path}`)).text())
    .toContain(text);

/** Changes data in the database while shoppers are browsing. Each test has its own categories. */
export class Shopkeeper {
  readonly db: Db;
  readonly #shop: { app: { db: Db } };
  constructor(db: Db) {
    this.db = db;
    this.#shop = { app: { db } };
  }

  /** Creates a category with subcategories; returns its id and theirs. */
  async createCategory(name: string, subcategoryNames: readonly string[] = []) {
    const { categoryId, subcategoryIds } = await createCategory(this.#shop, name, subcategoryNames);
    await waitUntilServed('categories/?custom_sequence=true', `"category_id":${categoryId},`);
    const subcategories = subcategoryIds.map(
      (subcategoryId): Subcategory => ({ categoryId, subcategoryId }),
    );
    return { categoryId, subcategories };
  }

  async createStock(subcategory: Subcategory, overrides: StockOverrides): Promise<number> {
    const id = await createStock(this.#shop, subcategory, overrides);
    await waitUntilServed(
      `stocks/search?subcategory_id=${subcategory.subcategoryId}&limit=100`,
      `"stock_id":${id},`,
    );
    return id;
  }

  /** Starts and ends scheduled prices that are due, as a job does every minute. */
  applyScheduledPrices = () => applyScheduledPrices({ db: this.db, clock: systemClock });

  /** Marks the messages to a customer as finally failed, with the given response of the provider. */
  async failMessages(customerUid: string, answer: string): Promise<void> {
    await sql`update notifications.outbox set state = 'given_up', provider_answer = ${answer}
      where customer_id = (select id from identity.customers where uid = ${customerUid})`.execute(
      this.db,
    );
  }

  async createCombo(
    subcategory: Subcategory,
    stockIds: readonly number[],
    overrides: ComboOverrides,
  ): Promise<number> {
    const id = await createCombo(this.#shop, subcategory.subcategoryId, stockIds, overrides);
    await waitUntilServed(
      `combos/?subcategory_id=${subcategory.subcategoryId}&limit=100`,
      `"id":${id},`,
    );
    return id;
  }

  /** Creates `count` stocks named `name` and a number ('Bean 01', 'Bean 02'), in that order; returns their ids. */
  async createStocks(
    subcategory: Subcategory,
    name: string,
    count: number,
    overrides: StockOverrides = {},
  ): Promise<number[]> {
    const ids: number[] = [];
    for (let n = 1; n <= count; n++) {
      const numberedName = `${name} ${String(n).padStart(2, '0')}`;
      const overridesOfStock = { name: numberedName, sequence: n * 10, ...overrides };
      ids.push(
        await (n < count
          ? createStock(this.#shop, subcategory, overridesOfStock)
          : this.createStock(subcategory, overridesOfStock)),
      );
    }
    return ids;
  }

  /** Adds a delivery zone with one pincode that no other journey uses. */
  createZone = (name: string, pincode: string) =>
    addZone(this.db, {
      name,
      fee: 40,
      freeAbove: null,
      pincodes: [{ pincode, place: name, latitude: 20.3, longitude: 85.8 }],
    });

  /** Updates columns of a stock by SQL: `quantity = 0`. */
  updateStock = (stockId: number, assignment: string) =>
    sql`update catalogue.stocks set ${sql.raw(assignment)} where id = ${stockId}`.execute(this.db);

  /** Sets the country of origin (ISO 3166-1) on the label of a stock. */
  stateOrigin = (stockId: number, origin: string) =>
    sql`insert into catalogue.labels (stock_id, origin) values (${stockId}, ${origin})
      on conflict (stock_id) do update set origin = excluded.origin`.execute(this.db);

  /** Removes a combo from the shop. */
  removeCombo = (comboId: number) =>
    sql`delete from catalogue.combos where id = ${comboId}`.execute(this.db);

  /** Transitions an order through the steps. */
  async transitionOrder(uid: string, ...steps: OrderStatus[]): Promise<void> {
    for (const nextStatus of steps) {
      const transition = { to: nextStatus, actor: 'staff' } as const;
      await inTransaction(this.db, (tx) =>
        transitionOrder(noNotifications, tx, { uid }, transition, new Date()),
      );
    }
  }

  /** Answers a complaint. */
  async answerComplaint(ticketNo: string, text: string): Promise<void> {
    const deps = { db: this.db, clock: systemClock, ...noNotifications };
    await answerComplaint(deps, 'command line', { ticketNo, answer: text });
  }

  /** Updates the figures of days now, as a job does every five minutes. */
  summarizeDays = () => summarizeDays(this.db, systemClock.now());

  /** Updates the figures of cohorts and of wallets by age now, as a job does every hour. */
  summarizeCustomers = () => summarizeCustomers(this.db, systemClock.now());

  /** Removes all items from a combo. */
  emptyCombo = (comboId: number) =>
    sql`delete from catalogue.combo_lines where combo_id = ${comboId}`.execute(this.db);

  /** URLs of pictures in the shop. */
  async pictureUrls(count: number): Promise<string[]> {
    const { rows } = await sql<{ url: string }>`select image_urls[1] as url from catalogue.stocks
      where image_urls <> '{}' order by id limit ${count}`.execute(this.db);
    return rows.map(({ url }) => url);
  }

  /** Adds a category to the setting of categories without a veg filter. */
  hideVegFilter = (categoryId: number) =>
    sql`update content.settings set value = value || ${`,${categoryId}`}
      where key = 'VEG_NONVEG_TOGGLE_IGNORE'`.execute(this.db);
}

/** A test with a shopkeeper, who changes the database of the journeys' shop. */
export const test = base.extend<object, { shopkeeper: Shopkeeper }>({
  shopkeeper: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures needed from it
    async ({}, use) => {
      const { db, close } = connect(readFileSync(DATABASE_URL_FILE, 'utf8'), 1, 'seed');
      await use(new Shopkeeper(db));
      await close();
    },
    { scope: 'worker' },
  ],
});
export { expect };
