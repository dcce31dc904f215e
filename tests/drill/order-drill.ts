import { setTimeout as pause } from 'node:timers/promises';
import { seconds } from '@sabuja/kit';
import { findBrokenInvariants } from '@sabuja/server/checks';
import { saveSetting } from '@sabuja/server/modules/content';
import {
  confirmSessions,
  createCustomer,
  createStock,
  rechargeWallet,
  type TestCustomer,
  type TestShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { OrderLoad, type Reply } from '../faults/order-load.ts';
import { waitUntil } from '../faults/shop-process.ts';
import { Shoppers } from './shoppers.ts';

/** What happened to the orders of a drill; `lost`, `twice` and `broken rules` must be 0. */
export type Outcome = {
  sent: number;
  acknowledged: number;
  lost: number;
  twice: number;
  'broken rules': number;
  'longest gap, s': number;
};

export type OrderedShop = {
  shop: TestShop;
  category: { categoryId: number; subcategoryId: number };
};
export type Fault = (placedAgain: () => Promise<void>) => Promise<void>;

type Options = {
  /** The servers at which customers order; at each server half of the customers pay from their wallets. */
  urls: readonly string[];
  customersPerServer: number;
  fault: Fault;
  /** The server at which orders without a response are repeated at the end; by default the last one. */
  finishAt?: string;
  /** The invariant checks of the database's version, if that is another version than this one. */
  findBroken?: typeof findBrokenInvariants;
};

/** The wallet balance of each customer, enough for every order of a drill. */
const WALLET_RUPEES = 90_000;

/** Prepares a shop for any number of orders, with all payment methods. */
export async function prepareOrdering({ shop }: OrderedShop): Promise<void> {
  await sql`update delivery.slots set capacity = 1000000`.execute(shop.app.db);
  await saveSetting(shop.app.db, 'PAYMENT_METHODS', 'COD,WALLET,ONLINE');
}

async function createPayer(shop: TestShop): Promise<TestCustomer> {
  const customer = await createCustomer(shop);
  await rechargeWallet(shop, customer, WALLET_RUPEES);
  await confirmSessions(shop, customer);
  return customer;
}

const createMany = <T>(count: number, create: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, create));

/** Orders at servers during a fault, while visitors read pages; returns what happened to the orders. */
export async function drillOrders(
  { shop, category }: OrderedShop,
  {
    urls,
    customersPerServer,
    fault,
    finishAt = urls.at(-1) ?? '',
    findBroken = findBrokenInvariants,
  }: Options,
): Promise<Outcome & { 'reads failed': number }> {
  // The servers use the real time: sessions that begin at the time of the test clock would have expired.
  shop.clock.set(new Date().toISOString());
  const stock = await createStock(shop, category, { quantity: 1_000_000 });
  const load = new OrderLoad(stock);
  const gap = measureGap();
  const shoppers = new Shoppers(stock);
  for (const url of urls) {
    const half = Math.ceil(customersPerServer / 2);
    load.start(url, await createMany(half, () => createCustomer(shop)), gap.onReply);
    const payers = await createMany(customersPerServer - half, () => createPayer(shop));
    load.start(url, payers, gap.onReply, 'WALLET');
    shoppers.start(url, await createMany(2, () => createCustomer(shop)));
  }
  await gap.placedAgain();
  await pause(seconds(2));
  await fault(gap.placedAgain);
  await gap.placedAgain();
  await pause(seconds(2));
  await Promise.all([load.stop(), shoppers.stop()]);
  const acknowledged = load.acknowledged.length;
  await load.finish(finishAt);
  return {
    ...(await countOutcome(shop, stock, load)),
    'broken rules': (await findBroken(shop.app.db)).length,
    acknowledged,
    'longest gap, s': Number((gap.longest() / 1000).toFixed(1)),
    'reads failed': shoppers.failed,
  };
}

/** Measures the longest time between two successful orders. */
function measureGap() {
  let placed = 0;
  let lastAt = performance.now();
  let longest = 0;
  return {
    onReply: ({ status, at }: Reply) => {
      if (status !== 200) return;
      if (placed > 0) longest = Math.max(longest, at - lastAt);
      placed += 1;
      lastAt = at;
    },
    placedAgain: async () => {
      const before = placed;
      await waitUntil(() => placed > before + 20, 'orders to be placed again');
    },
    longest: () => longest,
  };
}

async function countOutcome(shop: TestShop, stock: number, load: OrderLoad) {
  const { rows } = await sql<{ uid: string }>`
    select distinct o.uid from orders.orders o join orders.items i on i.order_id = o.id
    where i.item_id = ${stock}`.execute(shop.app.db);
  const stored = new Set(rows.map(({ uid }) => uid));
  const uids = load.orders.flatMap((order) => [...order.uids]);
  return {
    sent: load.orders.length,
    acknowledged: 0,
    lost: uids.filter((uid) => !stored.has(uid)).length,
    twice: stored.size - load.orders.length,
  };
}

/** Prints the outcome of each fault; fails if an order was lost or placed twice, or an invariant is broken. */
export function reportOutcomes(outcomes: Record<string, Outcome>): void {
  console.table(outcomes);
  for (const [name, { lost, twice, 'broken rules': broken }] of Object.entries(outcomes))
    expect([name, lost, twice, broken]).toEqual([name, 0, 0, 0]);
}
