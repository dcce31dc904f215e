import { sql } from 'kysely';
import type { TestShop } from './test-shop.ts';

/** Makes every update of one row fail with 'unreadable row', until the returned function is called. */
export async function failUpdatesOf(
  shop: TestShop,
  table: string,
  id: string | number,
): Promise<() => Promise<unknown>> {
  const { db } = shop.app;
  await sql`create function public.fail_update() returns trigger language plpgsql as
    $$begin raise exception 'unreadable row'; end$$`.execute(db);
  await sql`create trigger fail_update before update on ${sql.table(table)} for each row
    when (old.id = ${sql.lit(id)}) execute function public.fail_update()`.execute(db);
  return () => sql`drop function public.fail_update() cascade`.execute(db);
}
