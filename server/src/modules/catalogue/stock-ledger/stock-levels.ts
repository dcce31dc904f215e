import type { StockLevel, StockOnHand } from '@sabuja/contract';
import { LOW_STOCK_AT } from '@sabuja/contract/rules/stock-ledger';
import { type Locale, localize } from '@sabuja/kit';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/index.ts';
import type { PagedRows, Paging } from '../../../platform/http/index.ts';
import type { ItemTranslations, NameTranslations } from '../tables.ts';
import type { CountReserved } from './deps.ts';

type LevelRow = StockLevel & {
  translations: ItemTranslations;
  aisle_translations: NameTranslations | null;
};
type LevelFilter = { q?: string | undefined; low?: boolean | undefined };

const isLow = sql<boolean>`(not s.inactive and s.quantity <= coalesce(s.low_stock_at, ${sql.lit(LOW_STOCK_AT)}))`;

/** Stocks with their quantities, the scarcest first. `q` is a part of the name in any language. */
export async function listStockLevels(
  db: Db,
  { q, low }: LevelFilter,
  { page, limit }: Paging,
  locale: Locale,
): Promise<PagedRows<StockLevel>> {
  const pattern = q?.trim() ? `%${q.trim().replace(/[\\%_]/g, '\\$&')}%` : undefined;
  const condition = sql<boolean>`${low ? isLow : sql`true`}
    and ${pattern === undefined ? sql`true` : sql`(s.name ilike ${pattern} or s.translations::text ilike ${pattern})`}`;
  const [rows, counted] = await Promise.all([
    selectLevels(
      db,
      sql`${condition} order by s.inactive, s.quantity, s.id
      limit ${limit} offset ${(page - 1) * limit}`,
    ),
    sql<{ n: number }>`select count(*) as n from catalogue.stocks s where ${condition}`.execute(db),
  ]);
  return { rows: rows.map((row) => toLevel(row, locale)), total: counted.rows[0]?.n ?? 0 };
}

/** Stocks with what should be on hand, in the order of `ids`; unknown ids are left out. */
export async function findOnHand(
  db: Db | Tx,
  countReserved: CountReserved,
  ids: readonly number[],
  locale: Locale,
): Promise<StockOnHand[]> {
  const rows = await selectLevels(
    db,
    sql`s.id = any(${ids}::int[])
    order by array_position(${ids}::int[], s.id)`,
  );
  const reserved = await countReserved(db, ids);
  return rows.map((row) => {
    const level = toLevel(row, locale);
    const held = reserved.get(row.stock_id) ?? 0;
    return { ...level, reserved: Math.max(0, held), on_hand: level.quantity + held };
  });
}

async function selectLevels(db: Db | Tx, rest: RawBuilder<unknown>): Promise<LevelRow[]> {
  const { rows } = await sql<LevelRow>`
    select s.id as stock_id, s.name, s.units, s.translations, s.department, s.inactive, s.quantity, s.low_stock_at,
      s.image_urls[1] as image_url, coalesce(c.name, '') as aisle, c.translations as aisle_translations,
      ${isLow} as is_low
    from catalogue.stocks s left join catalogue.categories c on c.id = s.subcategory_id where ${rest}`.execute(
    db,
  );
  return rows;
}

function toLevel(row: LevelRow, locale: Locale): StockLevel {
  const { translations: _, aisle_translations, ...level } = localize(row, locale);
  const aisle = localize({ name: row.aisle, translations: aisle_translations ?? {} }, locale).name;
  return { ...level, aisle };
}
