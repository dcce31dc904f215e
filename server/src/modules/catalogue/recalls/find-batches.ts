import type { StockBatch } from '@sabuja/contract';
import { type Locale, localize } from '@sabuja/kit';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/index.ts';
import { escapeLike } from '../escape-like.ts';
import type { ItemTranslations } from '../tables.ts';

type Row = Omit<StockBatch, 'received_at'> & { received_at: Date; translations: ItemTranslations };
type BatchFilter = { q?: string | undefined; stock_id?: number | undefined };

const MAX_LISTED = 100;

/** Batches by a part of product, supplier or batch number, or of one product; newest first. */
export function listBatches(db: Db, { q, stock_id: stock }: BatchFilter, locale: Locale) {
  const pattern = q?.trim() ? `%${escapeLike(q.trim())}%` : undefined;
  const matches =
    pattern === undefined
      ? sql`true`
      : sql`(b.batch ilike ${pattern} or p.supplier ilike ${pattern} or s.name ilike ${pattern}
          or s.translations::text ilike ${pattern})`;
  return selectBatches(
    db,
    sql`${stock === undefined ? sql`true` : sql`b.stock_id = ${stock}`} and ${matches}
      order by b.id desc limit ${MAX_LISTED}`,
    locale,
  );
}

/** Batches by id; unknown ones are left out. */
export const findBatches = async (
  db: Db | Tx,
  ids: readonly number[],
  locale: Locale,
): Promise<Map<number, StockBatch>> => {
  const batches = await selectBatches(db, sql`b.id = any(${ids}::bigint[])`, locale);
  return new Map(batches.map((batch) => [batch.id, batch]));
};

async function selectBatches(
  db: Db | Tx,
  rest: RawBuilder<unknown>,
  locale: Locale,
): Promise<StockBatch[]> {
  const { rows } = await sql<Row>`
    select b.id, b.stock_id, s.name, s.units, s.translations, p.supplier, b.batch, b.expires_on, p.received_at,
      b.quantity as received, coalesce(u.units_left, 0) as left, r.id as recall_id
    from catalogue.batches b join catalogue.supplies p on p.id = b.supply_id
    join catalogue.stocks s on s.id = b.stock_id left join catalogue.batch_units u on u.batch_id = b.id
    left join catalogue.recalls r on r.batch_id = b.id where ${rest}`.execute(db);
  return rows.map((row) => {
    const { translations: _, received_at, ...batch } = localize(row, locale);
    return { ...batch, received_at: received_at.toISOString() };
  });
}
