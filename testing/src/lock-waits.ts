import { sql } from 'kysely';
import { eventually } from './paying.ts';
import type { TestShop } from './test-shop.ts';

/** Resolves when `count` statements on the database of a shop wait for a lock. */
export async function waitForLockWaits(shop: TestShop, count = 1): Promise<void> {
  const waiting = async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.app.db);
    return rows.length;
  };
  await eventually(waiting).toBe(count);
}
