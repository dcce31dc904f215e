import type { StaffNotice } from '@sabuja/contract';
import { type Locale, localize } from '@sabuja/kit';
import { type SqlBool, sql } from 'kysely';
import { toNullableInstant } from '../../platform/clock.ts';
import { type Db, escapeLike, matchesTranslation, type Tx } from '../../platform/db/index.ts';
import { descending, type Paging, selectPage, toPage } from '../../platform/http/index.ts';

export type NoticeValues = Pick<StaffNotice, 'text' | 'translations' | 'from' | 'until'>;

/**
 * The notices that are shown, in a language; undefined when there are none. They are those that were published, whatever
 * the clock of this server says: only a change of `is_shown` invalidates cached pages.
 */
export async function findShownNotices(db: Db, locale: Locale) {
  const rows = await db
    .selectFrom('content.notices')
    .select(['id', 'text', 'translations'])
    .where('is_shown', '=', true)
    .orderBy('shown_from', 'desc')
    .orderBy('id', 'desc')
    .execute();
  if (rows.length === 0) return undefined;
  return rows.map((row) => ({ id: row.id, text: localize(row, locale).text }));
}

export type NoticeFilter = { state?: StaffNotice['state']; q?: string };

const selectState = (now: Date) => sql<StaffNotice['state']>`case
  when is_shown then 'shown' when shown_until <= ${now} then 'over' else 'planned' end`;

/** A page of notices, the latest first. `q` is a part of the text in any language. */
export async function listNotices(
  db: Db,
  { state, q, ...paging }: NoticeFilter & Paging,
  now: Date,
) {
  const pattern = `%${escapeLike(q?.trim() ?? '')}%`;
  const found = await selectPage(
    db
      .selectFrom('content.notices')
      .selectAll()
      .select(selectState(now).as('state'))
      .$if(state !== undefined, (query) => query.where(selectState(now), '=', state ?? 'shown'))
      .$if(pattern !== '%%', (query) =>
        query.where(
          sql<SqlBool>`(text ilike ${pattern} or ${matchesTranslation('translations', 'text', pattern)})`,
        ),
      ),
    [descending('shown_from'), descending('id')],
    paging,
  );
  return toPage(
    found,
    paging,
    (row): StaffNotice => ({
      notice_id: row.id,
      text: row.text,
      translations: row.translations,
      from: row.shown_from.toISOString(),
      until: toNullableInstant(row.shown_until),
      state: row.state,
    }),
  );
}

/** Locks a notice for a change and returns it; undefined when no notice has this id. */
export async function lockNotice(tx: Tx, id: number): Promise<NoticeValues | undefined> {
  const row = await tx
    .selectFrom('content.notices')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    text: row.text,
    translations: row.translations,
    from: row.shown_from.toISOString(),
    until: toNullableInstant(row.shown_until),
  };
}

function toRow({ text, translations, from, until }: NoticeValues, now: Date) {
  const [shown_from, shown_until] = [new Date(from), until === null ? null : new Date(until)];
  return {
    text: text.trim(),
    translations,
    shown_from,
    shown_until,
    is_shown: shown_from <= now && (shown_until === null || shown_until > now),
  };
}

export async function insertNotice(tx: Tx, notice: NoticeValues, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('content.notices')
    .values(toRow(notice, now))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const updateNotice = (tx: Tx, id: number, notice: NoticeValues, now: Date) =>
  tx.updateTable('content.notices').set(toRow(notice, now)).where('id', '=', id).execute();

export const removeNotice = (tx: Tx, id: number) =>
  tx.deleteFrom('content.notices').where('id', '=', id).execute();

/**
 * Marks notices that began or ended since the last run; the write invalidates cached pages. What another server,
 * whose clock is ahead, has begun stays shown.
 */
export async function publishDueNotices(db: Db, now: Date): Promise<void> {
  await sql`
    update content.notices set is_shown = not is_shown
    where shown_from <= ${now} and is_shown <> coalesce(shown_until > ${now}, true)`.execute(db);
}
