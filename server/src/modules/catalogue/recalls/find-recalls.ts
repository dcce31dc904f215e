import type { Recall, StockBatch } from '@sabuja/contract';
import type { Locale } from '@sabuja/kit';
import { type SqlBool, sql } from 'kysely';
import { toNullableInstant } from '../../../platform/clock.ts';
import { type Db, escapeLike, matchesTranslation } from '../../../platform/db/index.ts';
import {
  ascending,
  descending,
  type Paging,
  selectPage,
  toPage,
} from '../../../platform/http/index.ts';
import { listMemberNames } from '../../staff/index.ts';
import { findBatches } from './find-batches.ts';

export type RecallFilter = { state?: 'open' | 'ended'; q?: string };

/** A page of recalls, open ones first, then the newest; `q` is a part of product, batch number, supplier or reason. */
export async function listRecalls(
  db: Db,
  { state, q, ...paging }: RecallFilter & Paging,
  locale: Locale,
) {
  const text = q?.trim();
  const pattern = `%${escapeLike(text ?? '')}%`;
  const found = await selectPage(
    selectRecalls(db)
      .$if(state !== undefined, (query) =>
        query.where('r.ended_at', state === 'open' ? 'is' : 'is not', null),
      )
      .$if(Boolean(text), (query) =>
        query.where(
          sql<SqlBool>`(r.reason ilike ${pattern} or exists (
            select from catalogue.batches b join catalogue.supplies p on p.id = b.supply_id
              join catalogue.stocks s on s.id = b.stock_id
            where b.id = r.batch_id and (b.batch ilike ${pattern} or p.supplier ilike ${pattern}
              or s.name ilike ${pattern} or ${matchesTranslation('s.translations', 'name', pattern)})))`,
        ),
      ),
    [ascending(sql`r.ended_at is not null`), descending('r.id')],
    paging,
  );
  const rows = await toRecalls(db, found.rows, locale);
  return toPage({ ...found, rows }, paging, (recall) => recall);
}

/** One recall; undefined when there is none. */
export const findRecall = async (
  db: Db,
  recallId: number,
  locale: Locale,
): Promise<Recall | undefined> =>
  (await toRecalls(db, await selectRecalls(db).where('r.id', '=', recallId).execute(), locale))[0];

const selectRecalls = (db: Db) => db.selectFrom('catalogue.recalls as r').selectAll('r');

type RecallRow = Awaited<ReturnType<ReturnType<typeof selectRecalls>['execute']>>[number];

async function toRecalls(db: Db, rows: readonly RecallRow[], locale: Locale): Promise<Recall[]> {
  const batchIds = rows.map(({ batch_id }) => batch_id);
  const memberIds = rows.map(({ member_id }) => member_id);
  const [batches, names] = await Promise.all([
    findBatches(db, batchIds, locale),
    listMemberNames(db, memberIds),
  ]);
  return rows.map((row) => ({
    id: row.id,
    batch: batches.get(row.batch_id) as StockBatch,
    reason: row.reason,
    units_removed: row.units_removed,
    member: names.get(row.member_id) ?? null,
    recalled_at: row.recalled_at.toISOString(),
    ended_at: toNullableInstant(row.ended_at),
  }));
}
