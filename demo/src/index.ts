import { hasUntranslatedStocks, isCatalogueEmpty } from '@sabuja/server/modules/catalogue';
import { hasUntranslatedPlaces } from '@sabuja/server/modules/delivery';
import { type Db, inTransaction } from '@sabuja/server/platform/db';
import { sql } from 'kysely';
import type { SeedDeps } from './seed-deps.ts';

/**
 * Seeds the demo's items into a shop without categories. A demo shop that an earlier release seeded without
 * translations gets translations and search terms. The demo data is imported only when needed, since it is large.
 * @returns whether the shop was empty
 */
export async function seedDemo(deps: SeedDeps): Promise<boolean> {
  if (await isCatalogueEmpty(deps.db)) return await seedWhenEmpty(deps);
  if (await hasUntranslatedStocks(deps.db)) await translate(deps.db);
  if (await hasUntranslatedPlaces(deps.db)) await translatePlaces(deps.db);
  return false;
}

async function seedWhenEmpty(deps: SeedDeps): Promise<boolean> {
  const { seedDemoShop } = await import('./seed-demo-shop.ts');
  // In one transaction: a crash must not leave an incomplete shop.
  return await inTransaction(deps.db, async (tx) => {
    await lockSeed(tx);
    const isEmpty = await isCatalogueEmpty(tx);
    if (isEmpty) await seedDemoShop({ ...deps, db: tx });
    return isEmpty;
  });
}

async function translate(db: Db): Promise<void> {
  const { translateDemoShop } = await import('./translate-demo-shop.ts');
  const { addSearchTerms } = await import('./add-search-terms.ts');
  await inTransaction(db, async (tx) => {
    await lockSeed(tx);
    await translateDemoShop(tx);
    await addSearchTerms(tx);
  });
}

/** Adds only the names of places: terms and texts that staff removed since must not come back. */
async function translatePlaces(db: Db): Promise<void> {
  const { translateDemoPlaces } = await import('./translate-demo-shop.ts');
  await inTransaction(db, async (tx) => {
    await lockSeed(tx);
    await translateDemoPlaces(tx);
  });
}

/** Takes an advisory lock, because two servers may start on the same empty database. */
const lockSeed = (tx: Db) => sql`select pg_advisory_xact_lock(5021108)`.execute(tx);
