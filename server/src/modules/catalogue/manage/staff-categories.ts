import type { StaffCategory } from '@sabuja/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { type DescribeRevision, describeRevisions } from '../../staff/index.ts';

const selectCategories = (db: Db) =>
  db
    .selectFrom('catalogue.categories as c')
    .selectAll('c')
    .select(
      sql<number>`(select count(*)::int from catalogue.stocks s
          where (s.subcategory_id = c.id or s.category_id = c.id) and (s.draft or not s.inactive))
        + (select count(*)::int from catalogue.combos b join catalogue.categories sub on sub.id = b.subcategory_id
          where (sub.id = c.id or sub.parent_id = c.id) and (b.draft or not b.inactive))`.as(
        'items',
      ),
    );
type Row = Awaited<ReturnType<ReturnType<typeof selectCategories>['execute']>>[number];

/** All categories in the order of the shop: each followed by its subcategories. */
export async function listStaffCategories(db: Db): Promise<{ results: StaffCategory[] }> {
  const rows = await selectCategories(db).orderBy('c.sequence').orderBy('c.id').execute();
  const describe = await describeRevisions(db, rows);
  const byParent = Map.groupBy(rows, (row) => row.parent_id);
  const results = (byParent.get(null) ?? [])
    .flatMap((top) => [top, ...(byParent.get(top.id) ?? [])])
    .map((row) => toStaffCategory(row, describe));
  return { results };
}

/** A category, also a hidden one; undefined for an unknown id. */
export async function findStaffCategory(db: Db, id: number): Promise<StaffCategory | undefined> {
  const row = await selectCategories(db).where('c.id', '=', id).executeTakeFirst();
  return row && toStaffCategory(row, await describeRevisions(db, [row]));
}

const toStaffCategory = (row: Row, describe: DescribeRevision): StaffCategory => ({
  category_id: row.id,
  name: row.name,
  description: row.description,
  translations: row.translations,
  parent_id: row.parent_id,
  image_url: row.image_url,
  sequence: row.sequence,
  inactive: row.inactive,
  lead_time_hours: row.lead_time_hours,
  items: row.items,
  ...describe(row),
});
