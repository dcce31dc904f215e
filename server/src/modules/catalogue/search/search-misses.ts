import { addTime, days, seconds } from '@sabuja/kit';
import { tokenize } from '@sabuja/search-index';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/index.ts';

/** Maximum number of stored queries; when it is reached, new ones are not stored. */
const MAX_MISSES = 2000;
const MAX_MISS_LENGTH = 60;
const MIN_MISS_LENGTH = 3;
/** A customer who is still typing pauses for less than this. */
const TYPING_PAUSE = seconds(15);
const RETENTION = days(90);

/** Matches what may be an email address, or a phone or order number (also in pairs of digits), in any script. */
const personalPattern = /\p{Nd}{4}|(?:\p{Nd}[^\p{L}\p{Nd}]*){6}|@/u;

/**
 * Records a search that found nothing. A prefix of it that was searched shortly before was only typed on the way, and
 * is deleted. Very short or long texts and those that may be personal are not recorded.
 */
export async function recordSearchMiss(db: Db, text: string, now: Date): Promise<void> {
  const query = tokenize(text).join(' ');
  if (query.length < MIN_MISS_LENGTH || query.length > MAX_MISS_LENGTH) return;
  if (personalPattern.test(text)) return;
  const typingSince = addTime(now, -TYPING_PAUSE);
  await sql`
    with typed as (
      delete from catalogue.search_misses
      where starts_with(${query}, query) and query <> ${query} and times = 1
        and last_at > ${typingSince}::timestamptz)
    insert into catalogue.search_misses as m (query, times, last_at)
    select ${query}, 1, ${now}::timestamptz
    where exists (select from catalogue.search_misses where query = ${query})
      or (select count(*) from catalogue.search_misses) < ${MAX_MISSES}
    on conflict (query) do update set times = m.times + 1, last_at = excluded.last_at`.execute(db);
}

/** The searches that found nothing, the most frequent first. */
export const listSearchMisses = (db: Db, limit = 200) =>
  db
    .selectFrom('catalogue.search_misses')
    .selectAll()
    .orderBy('times', 'desc')
    .orderBy('last_at', 'desc')
    .limit(limit)
    .execute();

/** Deletes a recorded search whose text should find something now; if it does not, it is recorded again. */
export async function removeSearchMiss(tx: Tx, query: string): Promise<void> {
  await tx.deleteFrom('catalogue.search_misses').where('query', '=', query).execute();
}

/** Deletes searches that nobody has repeated for a long time. */
export async function purgeSearchMisses(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('catalogue.search_misses')
    .where('last_at', '<', addTime(now, -RETENTION))
    .execute();
}
