import { isCatalogueEmpty } from '@sabuja/server/modules/catalogue';
import { inTransaction } from '@sabuja/server/platform/db';
import { sql } from 'kysely';
import type { SeedDeps } from './seed-deps.ts';

/**
 * Fills a shop that sells nothing yet with the demo's goods. The demo is loaded only then: it is
 * large, and a shop starts without it ever after.
 */
export async function seedWhenEmpty(deps: SeedDeps): Promise<void> {
  if (!(await isCatalogueEmpty(deps.db))) return;
  const { seedDemoShop } = await import('./seed-demo-shop.ts');
  // Whole or not at all: a crash in the middle must not leave half a shop.
  await inTransaction(deps.db, async (tx) => {
    // Two servers may start on the same empty database.
    await sql`select pg_advisory_xact_lock(5021108)`.execute(tx);
    if (await isCatalogueEmpty(tx)) await seedDemoShop({ ...deps, db: tx });
  });
}
