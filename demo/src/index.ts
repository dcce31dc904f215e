import { isCatalogueEmpty } from '@sabuja/server/modules/catalogue';
import { inTransaction } from '@sabuja/server/platform/db';
import { sql } from 'kysely';
import type { SeedDeps } from './seed-deps.ts';

/** Seeds a shop without categories with the demo's items. The demo is loaded only then, since it is large. */
export async function seedWhenEmpty(deps: SeedDeps): Promise<void> {
  if (!(await isCatalogueEmpty(deps.db))) return;
  const { seedDemoShop } = await import('./seed-demo-shop.ts');
  // In one transaction: a crash must not leave an incomplete shop.
  await inTransaction(deps.db, async (tx) => {
    // Two servers may start on the same empty database.
    await sql`select pg_advisory_xact_lock(5021108)`.execute(tx);
    if (await isCatalogueEmpty(tx)) await seedDemoShop({ ...deps, db: tx });
  });
}
