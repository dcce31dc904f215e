import type { StockBatch } from '@sabuja/contract';
import { type Locale, localize } from '@sabuja/kit';
import { type SqlBool, sql } from 'kysely';
import { type Db, escapeLike, matchesTranslation, type Tx } from '../../../platform/db/index.ts';
import { descending, type Paging, selectPage, toPage } from '../../../platform/http/index.ts';

type BatchFilter = { q?: string | undefined; stock_id?: number | undefined };

/** A page of batches, newest first; `q` is a part of the product name, supplier or batch number. */
export async function listBatches(
  db: Db,
  { q, stock_id: stock, ...paging }: BatchFilter & Paging,
  locale: Locale,
) {
  const text = q?.trim();
  const pattern = `%${escapeLike(text ?? '')}%`;
  const found = await selectPage(
    selectBatches(db)
      .$if(stock !== undefined, (query) => query.where('b.stock_id', '=', stock ?? 0))
      .$if(Boolean(text), (query) =>
        query.where(
          sql<SqlBool>`(b.batch ilike ${pattern} or p.supplier ilike ${pattern}
            or s.name ilike ${pattern} or ${matchesTranslation('s.translations', 'name', pattern)})`,
        ),
      ),
    [descending('b.id')],
    paging,
  );
  return toPage(found, paging, (row) => toBatch(row, locale));
}

/** Batches by id; unknown ones are left out. */
export const findBatches = async (
  db: Db | Tx,
  ids: readonly number[],
  locale: Locale,
): Promise<Map<number, StockBatch>> => {
  const rows = await selectBatches(db)
    .where('b.id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, toBatch(row, locale)]));
};

const selectBatches = (db: Db | Tx) =>
  db
    .selectFrom('catalogue.batches as b')
    .innerJoin('catalogue.supplies as p', 'p.id', 'b.supply_id')
    .innerJoin('catalogue.stocks as s', 's.id', 'b.stock_id')
    .leftJoin('catalogue.batch_units as u', 'u.batch_id', 'b.id')
    .leftJoin('catalogue.recalls as r', 'r.batch_id', 'b.id')
    .select(['b.id', 'b.stock_id', 's.name', 's.units', 's.translations', 'p.supplier', 'b.batch'])
    .select(['b.expires_on', 'p.received_at', 'b.quantity as received', 'r.id as recall_id'])
    .select(sql<number>`coalesce(u.units_left, 0)`.as('left'));

type Row = Awaited<ReturnType<ReturnType<typeof selectBatches>['execute']>>[number];

function toBatch(row: Row, locale: Locale): StockBatch {
  const { translations: _, received_at, ...batch } = localize(row, locale);
  return { ...batch, received_at: received_at.toISOString() };
}
