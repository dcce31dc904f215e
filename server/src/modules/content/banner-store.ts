import type { Banner, NewStaffBanner, StaffBanner } from '@sabuja/contract';
import { type Locale, localize } from '@sabuja/kit';
import { type Selectable, sql } from 'kysely';
import { toNullableInstant } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type DescribeRevision, describeRevisions, revision, type Saving } from '../staff/index.ts';
import type { BannerTable } from './tables.ts';

type BannerRow = Selectable<BannerTable>;

const selectBanners = (db: Db | Tx) =>
  db.selectFrom('content.banners').selectAll().orderBy('view_sequence').orderBy('id');

type Period = Pick<BannerRow, 'shown_from' | 'shown_until'>;
const hasEnded = ({ shown_until }: Period, now: Date) => shown_until !== null && shown_until <= now;
const isInPeriod = (period: Period, now: Date) =>
  (period.shown_from === null || period.shown_from <= now) && !hasEnded(period, now);

/**
 * The banners in a language; those outside their time are inactive, like hidden ones. Their time is what was published,
 * whatever the clock of this server says: only a change of `is_shown` invalidates cached pages.
 */
export async function listBanners(db: Db, locale: Locale): Promise<Banner[]> {
  const rows = await selectBanners(db).execute();
  return rows.map((row) => {
    const isShown = !row.inactive && row.is_shown;
    const { id, image_url, view_sequence, title, subtitle, action, link, tone } = localize(
      row,
      locale,
    );
    return {
      banner_id: id,
      image_url,
      view_sequence,
      inactive: isShown ? 0 : 1,
      title,
      subtitle,
      action,
      link,
      tone,
    };
  });
}

/** Every banner as staff see it, in display order. */
export async function listStaffBanners(db: Db | Tx, now: Date): Promise<StaffBanner[]> {
  const rows = await selectBanners(db).execute();
  const describe = await describeRevisions(db, rows);
  return rows.map((row) => toStaffBanner(row, describe, now));
}

/** Locks a banner for a change and returns it as staff see it; undefined when no banner has this id. */
export async function lockBanner(tx: Tx, id: number, now: Date): Promise<StaffBanner | undefined> {
  const row = await selectBanners(tx).where('id', '=', id).forUpdate().executeTakeFirst();
  return row && toStaffBanner(row, await describeRevisions(tx, [row]), now);
}

const isLight = (tone: string): boolean => tone.split(' ').includes('light');

function toStaffBanner(row: BannerRow, describe: DescribeRevision, now: Date): StaffBanner {
  const { id, image_url, view_sequence, title, subtitle, action, translations, link } = row;
  return {
    banner_id: id,
    image_url,
    view_sequence,
    title,
    subtitle,
    action,
    translations,
    link,
    light_text: isLight(row.tone),
    is_hidden: row.inactive,
    from: toNullableInstant(row.shown_from),
    until: toNullableInstant(row.shown_until),
    state: stateOf(row, now),
    ...describe(row),
  };
}

function stateOf(row: BannerRow, now: Date): StaffBanner['state'] {
  if (row.inactive || row.view_sequence === null) return 'hidden';
  if (row.is_shown) return 'shown';
  return hasEnded(row, now) ? 'over' : 'planned';
}

function toRow({ light_text, is_hidden, from, until, ...banner }: NewStaffBanner, saving: Saving) {
  const period = {
    shown_from: from === null ? null : new Date(from),
    shown_until: until === null ? null : new Date(until),
  };
  return {
    image_url: banner.image_url,
    view_sequence: banner.view_sequence,
    title: banner.title.trim(),
    subtitle: banner.subtitle.trim(),
    action: banner.action.trim(),
    translations: banner.translations,
    link: banner.link,
    tone: light_text ? 'light' : 'dark',
    inactive: is_hidden,
    ...period,
    is_shown: isInPeriod(period, saving.now),
    ...revision(saving),
  };
}

export async function insertBanner(
  tx: Tx,
  banner: NewStaffBanner,
  saving: Saving,
): Promise<number> {
  const { id } = await tx
    .insertInto('content.banners')
    .values(toRow(banner, saving))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const updateBanner = (tx: Tx, id: number, banner: NewStaffBanner, saving: Saving) =>
  tx
    .updateTable('content.banners')
    .set((banners) => ({ ...toRow(banner, saving), version: banners('version', '+', 1) }))
    .where('id', '=', id)
    .execute();

export const removeBanner = (tx: Tx, id: number) =>
  tx.deleteFrom('content.banners').where('id', '=', id).execute();

/**
 * Marks banners that began or ended since the last run; the write invalidates cached pages, also a write of no row, so
 * that nothing is written when there is none. What another server, whose clock is ahead, has begun stays shown.
 */
export async function publishDueBanners(db: Db, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from content.banners
    where coalesce(shown_from <= ${now}, true)
      and is_shown <> coalesce(shown_until > ${now}, true)`.execute(db);
  const due = rows.map(({ id }) => id);
  if (due.length === 0) return;
  await sql`
    update content.banners
    set is_shown = coalesce(shown_until > ${now}, true)
    where id = any(${due}::int[])`.execute(db);
}
