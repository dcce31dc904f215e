import type { Recall, StockBatch } from '@sabuja/contract';
import type { Locale } from '@sabuja/kit';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { listMemberNames } from '../../staff/index.ts';
import { findBatches } from './find-batches.ts';

const MAX_LISTED = 200;

/** Recalls, those that are not ended first, then the newest. */
export const listRecalls = async (db: Db, locale: Locale): Promise<Recall[]> =>
  toRecalls(db, await selectRecalls(db).execute(), locale);

/** One recall; undefined when there is none. */
export const findRecall = async (
  db: Db,
  recallId: number,
  locale: Locale,
): Promise<Recall | undefined> =>
  (await toRecalls(db, await selectRecalls(db).where('id', '=', recallId).execute(), locale))[0];

const selectRecalls = (db: Db) =>
  db
    .selectFrom('catalogue.recalls')
    .selectAll()
    .orderBy(sql`ended_at is not null`)
    .orderBy('id', 'desc')
    .limit(MAX_LISTED);

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
    ended_at: row.ended_at?.toISOString() ?? null,
  }));
}
