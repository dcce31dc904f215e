import type { ListedItem } from '@sabuja/contract';
import { MAX_COMPANIONS } from '@sabuja/contract/limits';
import type { Locale } from '@sabuja/kit';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { findCombo } from './combos-store.ts';
import { findListedItems } from './listed-items.ts';
import { findStock } from './stocks-store.ts';

export type CompanionDeps = {
  db: Db;
  /** Returns the ids of the items that were bought in the same orders as an item, the most significant first. */
  findBoughtTogether: (db: Db, itemId: number) => Promise<number[]>;
};

/** How many candidates each query reads: more than are shown, since some may be sold out. */
const READ_CANDIDATES = 2 * MAX_COMPANIONS;

type Companions = {
  /** At most `MAX_COMPANIONS`, in stock. */
  items: ListedItem[];
  /** All candidates, including those left out: a change of any of them may change `items`. */
  considered: ListedItem[];
};

/**
 * Lists items that go well with a product or combo: first items bought in the same orders, then products that share a
 * combo with it, then the bestsellers of the other subcategories of its category. Never the item itself or the parts of
 * the combo, sold-out or hidden items, nor non-vegetarian items with a vegetarian one. Undefined for a draft or an
 * unknown id.
 */
export async function listCompanions(
  { db, findBoughtTogether }: CompanionDeps,
  itemId: number,
  locale: Locale,
): Promise<Companions | undefined> {
  const subject = await findSubject(db, itemId);
  if (!subject) return undefined;
  const [bought, inCombos, popular, hidden] = await Promise.all([
    findBoughtTogether(db, itemId),
    findComboPartners(db, itemId),
    findPopularBeside(db, subject),
    findHiddenCategories(db),
  ]);
  const ids = new Set([...bought, ...inCombos, ...popular]);
  for (const id of subject.ownIds) ids.delete(id);
  const considered = await findListedItems(db, [...ids], locale);
  const items = considered.filter(
    (item) =>
      item.quantity > 0 &&
      !hidden.has(item.category_id) &&
      !hidden.has(item.subcategory_id) &&
      (item.veg_nonveg_type === 0 || !subject.isVeg),
  );
  return { items: items.slice(0, MAX_COMPANIONS), considered };
}

type Subject = { categoryId: number; subcategoryId: number; isVeg: boolean; ownIds: number[] };

async function findSubject(db: Db, id: number): Promise<Subject | undefined> {
  const stock = await findStock(db, id);
  const item = stock ?? (await findCombo(db, id));
  if (!item) return undefined;
  const lines = 'lines' in item ? item.lines : [];
  const isVeg = 'lines' in item ? lines.every(isVegetarian) : isVegetarian(item);
  return {
    ...{ categoryId: item.category_id, subcategoryId: item.subcategory_id, isVeg },
    ownIds: [id, ...lines.map((line) => line.stock_id)],
  };
}

const isVegetarian = ({ veg_nonveg_type }: { veg_nonveg_type: number }) => veg_nonveg_type === 0;

/** The products that share a combo on sale with a product, the best-selling first. */
async function findComboPartners(db: Db, stockId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.id from catalogue.stocks s where s.id in (
      select other.stock_id from catalogue.combo_lines own
      join catalogue.combos c on c.id = own.combo_id and not c.inactive
      join catalogue.combo_lines other on other.combo_id = c.id
      where own.stock_id = ${stockId})
    order by s.sold desc, s.sequence, s.id limit ${READ_CANDIDATES}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The best-selling product of each other subcategory of a category, then the second of each, and so on. */
async function findPopularBeside(
  db: Db,
  { categoryId, subcategoryId }: Subject,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select id, sold, sequence,
        row_number() over (partition by subcategory_id order by sold desc, sequence, id) as place
      from catalogue.stocks
      where category_id = ${categoryId} and subcategory_id <> ${subcategoryId} and not inactive) s
    order by place, sold desc, sequence, id limit ${READ_CANDIDATES}`.execute(db);
  return rows.map(({ id }) => id);
}

async function findHiddenCategories(db: Db): Promise<Set<number>> {
  const rows = await db
    .selectFrom('catalogue.categories')
    .select('id')
    .where('inactive', '=', true)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
