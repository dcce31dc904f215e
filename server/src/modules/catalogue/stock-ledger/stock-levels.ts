import type { StockLevel, StockOnHand } from '@sabuja/contract';
import { DEFAULT_LOW_STOCK_THRESHOLD } from '@sabuja/contract/rules/stock-ledger';
import { type Locale, localize } from '@sabuja/kit';
import { type SqlBool, sql } from 'kysely';
import { type Db, escapeLike, matchesTranslation, type Tx } from '../../../platform/db/index.ts';
import { ascending, type Paging, selectPage, toPage } from '../../../platform/http/index.ts';
import type { ItemTranslations, NameTranslations } from '../tables.ts';
import type { CountReserved } from './deps.ts';

type LevelRow = StockLevel & {
  translations: ItemTranslations;
  aisle_translations: NameTranslations | null;
};
export type LevelFilter = { q?: string | undefined; low?: boolean | undefined };

const isLow = sql<boolean>`(not s.inactive and s.quantity <= coalesce(s.low_stock_at, ${sql.lit(DEFAULT_LOW_STOCK_THRESHOLD)}))`;

/** A page of stocks with their quantities, the scarcest first. `q` is a part of the name in any language. */
export async function listStockLevels(
  db: Db,
  { q, low, ...paging }: LevelFilter & Paging,
  locale: Locale,
) {
  const text = q?.trim();
  const pattern = `%${escapeLike(text ?? '')}%`;
  const found = await selectPage(
    selectLevels(db)
      .$if(low === true, (query) => query.where(isLow))
      .$if(Boolean(text), (query) =>
        query.where(
          sql<SqlBool>`(s.name ilike ${pattern} or ${matchesTranslation('s.translations', 'name', pattern)})`,
        ),
      ),
    [ascending('s.inactive'), ascending('s.quantity'), ascending('s.id')],
    paging,
  );
  return toPage(found, paging, (row) => toLevel(row, locale));
}

/** Stocks with what should be on hand, in the order of `ids`; unknown ids are left out. */
export async function findOnHand(
  db: Db | Tx,
  countReserved: CountReserved,
  ids: readonly number[],
  locale: Locale,
): Promise<StockOnHand[]> {
  const rows = await selectLevels(db)
    .where('s.id', '=', sql<number>`any(${ids}::int[])`)
    .orderBy(sql`array_position(${ids}::int[], s.id)`)
    .execute();
  const reserved = await countReserved(db, ids);
  return rows.map((row) => {
    const level = toLevel(row, locale);
    const held = reserved.get(row.stock_id) ?? 0;
    return { ...level, reserved: Math.max(0, held), on_hand: level.quantity + held };
  });
}

const selectLevels = (db: Db | Tx) =>
  db
    .selectFrom('catalogue.stocks as s')
    .leftJoin('catalogue.categories as c', 'c.id', 's.subcategory_id')
    .select(['s.id as stock_id', 's.name', 's.units', 's.translations', 's.department'])
    .select(['s.inactive', 's.quantity', 's.low_stock_at', 'c.translations as aisle_translations'])
    .select([
      sql<string | null>`s.image_urls[1]`.as('image_url'),
      sql<string>`coalesce(c.name, '')`.as('aisle'),
      isLow.as('is_low'),
    ]);

function toLevel(row: LevelRow, locale: Locale): StockLevel {
  const { translations: _, aisle_translations, ...level } = localize(row, locale);
  const aisle = localize({ name: row.aisle, translations: aisle_translations ?? {} }, locale).name;
  return { ...level, aisle };
}
