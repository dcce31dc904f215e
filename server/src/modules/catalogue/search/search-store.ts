import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { Findable } from './findable.ts';

/** The next stocks on sale after an id, in the order of ids. */
export const listFindable = (db: Db, after: number, limit: number): Promise<Findable[]> =>
  read(db, sql`s.id > ${after} order by s.id limit ${limit}`);

/** Those of some ids that are on sale. */
export const findFindable = (db: Db, ids: readonly number[]): Promise<Findable[]> =>
  read(db, sql`s.id = any(${ids}::int[])`);

async function read(db: Db, which: RawBuilder<unknown>): Promise<Findable[]> {
  const found = await sql<Findable>`
    select s.id, s.name, s.description, top.name || ' ' || sub.name as shelf, s.sequence,
      s.category_id, s.subcategory_id, s.veg_nonveg_type = 0 as veg, s.featured,
      not (top.inactive or sub.inactive) as in_active_category
    from catalogue.stocks s
    join catalogue.categories top on top.id = s.category_id
    join catalogue.categories sub on sub.id = s.subcategory_id
    where not s.inactive and ${which}`.execute(db);
  return found.rows;
}
