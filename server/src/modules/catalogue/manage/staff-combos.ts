import type { ItemState, StaffCombo } from '@sabuja/contract';
import { toRupees } from '@sabuja/kit';
import { type SqlBool, sql } from 'kysely';
import { type Db, escapeLike, matchesTranslation } from '../../../platform/db/index.ts';
import { ascending, type Paging, selectPage, toPage } from '../../../platform/http/index.ts';
import { type DescribeRevision, describeRevisions } from '../../staff/index.ts';
import { stateColumns, stateOf } from './item-values.ts';

type PartRow = Omit<StaffCombo['parts'][number], 'cost' | 'state'> & {
  cost_paise: number;
  draft: boolean;
  inactive: boolean;
};

const selectCombos = (db: Db) =>
  db
    .selectFrom('catalogue.combos as c')
    .innerJoin('catalogue.categories as sub', 'sub.id', 'c.subcategory_id')
    .selectAll('c')
    .select('sub.parent_id as category_id')
    .select(
      sql<PartRow[]>`(select coalesce(json_agg(json_build_object('stock_id', s.id,
          'quantity', l.quantity, 'name', s.name, 'units', s.units, 'cost_paise', s.cost_paise,
          'discount', s.discount_percent, 'veg_nonveg_type', s.veg_nonveg_type,
          'draft', s.draft, 'inactive', s.inactive) order by s.id), '[]')
        from catalogue.combo_lines l join catalogue.stocks s on s.id = l.stock_id
        where l.combo_id = c.id)`.as('parts'),
    );
type Row = Awaited<ReturnType<ReturnType<typeof selectCombos>['execute']>>[number];
type Filter = { q?: string; state?: ItemState };

/** A page of the combos that match a filter, sorted by name, including drafts and retired ones. */
export async function listStaffCombos(db: Db, filter: Filter, paging: Paging) {
  const found = await selectPage(
    selectCombos(db).where(matches(filter)),
    [ascending('c.name'), ascending('c.id')],
    paging,
  );
  const describe = await describeRevisions(db, found.rows);
  return toPage(found, paging, (row) => toStaffCombo(row, describe));
}

function matches({ q, state }: Filter) {
  const pattern = `%${escapeLike(q?.trim() ?? '')}%`;
  const named = sql<SqlBool>`(c.name ilike ${pattern} or ${matchesTranslation('c.translations', 'name', pattern)})`;
  if (!state) return named;
  const { draft, inactive } = stateColumns(state);
  return sql<SqlBool>`${named} and c.draft = ${draft} and c.inactive = ${inactive}`;
}

/** A combo, also a draft or a retired one; undefined for an unknown id. */
export async function findStaffCombo(db: Db, id: number): Promise<StaffCombo | undefined> {
  const row = await selectCombos(db).where('c.id', '=', id).executeTakeFirst();
  return row && toStaffCombo(row, await describeRevisions(db, [row]));
}

const toStaffCombo = (row: Row, describe: DescribeRevision): StaffCombo => ({
  combo_id: row.id,
  name: row.name,
  description: row.description,
  translations: row.translations,
  subcategory_id: row.subcategory_id,
  category_id: row.category_id ?? row.subcategory_id,
  department: row.department,
  cost: toRupees(row.cost_paise),
  discount: row.discount_percent,
  parts: row.parts.map(({ cost_paise, draft, inactive, ...part }) => ({
    ...part,
    cost: toRupees(cost_paise),
    state: stateOf({ draft, inactive }),
  })),
  image_urls: row.image_urls,
  image_alts: row.image_alts,
  sequence: row.sequence,
  max_per_order: row.max_per_order,
  state: stateOf(row),
  ...describe(row),
});
