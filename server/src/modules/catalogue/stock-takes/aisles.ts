import type { StockTakeAisle } from '@sabuja/contract';
import { type Locale, localize } from '@sabuja/kit';
import { sql } from 'kysely';
import { toNullableInstant } from '../../../platform/clock.ts';
import { type Db, lockKey, type Tx } from '../../../platform/db/index.ts';
import type { NameTranslations } from '../tables.ts';

/** The aisle of a product: its own, else its subcategory. For queries of `catalogue.stocks s` with subcategory `c`. */
export const aisleKey = sql<string>`coalesce(s.aisle, c.name)`;

type Row = Omit<StockTakeAisle, 'name' | 'last_closed_at'> & {
  translations: NameTranslations | null;
  last_closed_at: Date | null;
};

/** The aisles with products other than drafts, by name, each with its open count. */
export async function listAisles(db: Db, locale: Locale): Promise<StockTakeAisle[]> {
  const { rows } = await sql<Row>`
    select a.*, t.uid as open_take,
      (select max(ended_at) from catalogue.stock_takes where aisle = a.aisle and state = 'closed') as last_closed_at
    from (
      select ${aisleKey} as aisle, count(*)::int as products,
        (array_agg(c.translations order by s.id) filter (where s.aisle is null))[1] as translations
      from catalogue.stocks s join catalogue.categories c on c.id = s.subcategory_id
      where not s.draft group by 1
    ) a
    left join catalogue.stock_takes t on t.aisle = a.aisle and t.state in ('open', 'closing')
    order by a.aisle`.execute(db);
  return rows.map(({ translations, last_closed_at, ...row }) => ({
    ...row,
    name: aisleName(row.aisle, translations, locale),
    last_closed_at: toNullableInstant(last_closed_at),
  }));
}

/** The name of an aisle in a language; only an aisle named after a subcategory has translations. */
export const aisleName = (
  aisle: string,
  translations: NameTranslations | null,
  locale: Locale,
): string => localize({ name: aisle, translations: translations ?? {} }, locale).name;

/** Whether products other than drafts stand in this aisle. */
export async function hasProducts(tx: Tx, aisle: string): Promise<boolean> {
  const { rows } = await sql`
    select from catalogue.stocks s join catalogue.categories c on c.id = s.subcategory_id
    where ${aisleKey} = ${aisle} and not s.draft limit 1`.execute(tx);
  return rows.length > 0;
}

/** Waits for other transactions that begin a count in this aisle, or rename one into it or out of it. */
export const lockAisle = (tx: Tx, aisle: string) => lockKey(tx, `stock-take in ${aisle}`);

/**
 * Renames the open count of an aisle with the subcategory that the aisle is named after, so that the products that are
 * not counted yet stay in it. It remains as it is if other products stand in an aisle of the old name, or if an aisle of
 * the new name is being counted.
 */
export async function renameOpenTake(
  tx: Tx,
  { from, to }: { from: string; to: string },
): Promise<void> {
  // In one order, so that two opposite renames do not wait for each other.
  for (const aisle of [from, to].sort()) await lockAisle(tx, aisle);
  if (await hasProducts(tx, from)) return;
  await sql`update catalogue.stock_takes set aisle = ${to}
    where aisle = ${from} and state in ('open', 'closing')
      and not exists (select from catalogue.stock_takes
        where aisle = ${to} and state in ('open', 'closing'))`.execute(tx);
}
