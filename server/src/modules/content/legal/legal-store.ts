import type { LegalPageName } from '@sabuja/contract/rules/legal-pages';
import { type IstDate, istDate, type Locale, locales, startOfIstDay } from '@sabuja/kit';
import { type Selectable, sql } from 'kysely';
import { type Db, lockKey, type Tx } from '../../../platform/db/index.ts';
import { revision, type Saving } from '../../staff/index.ts';
import { defaultPages, type LegalText } from './default-pages.ts';
import type { LegalVersionState } from './legal-lines.ts';
import type { LegalVersionTable } from './tables.ts';

/** A published version. `published_at` and `published_by` are null for the built-in text. */
export type LegalVersion = Selectable<LegalVersionTable>;

/** The first version of a page whose text was never changed. */
const firstVersion = (page: LegalPageName): LegalVersion => {
  const { effectiveOn, text, translations } = defaultPages[page];
  return {
    ...{ page, version: 1, effective_on: effectiveOn, text, translations, note: '' },
    ...{ published_at: null, published_by: null, has_begun: true },
  };
};

/** All versions of a page, the latest first; a page that was never changed has only its built-in version 1. */
export async function listVersions(
  db: Db | Tx,
  page: LegalPageName,
): Promise<[LegalVersion, ...LegalVersion[]]> {
  const [latest, ...others] = await db
    .selectFrom('content.legal_versions')
    .select(['page', 'version', 'effective_on', 'text', 'note', 'translations'])
    .select(['published_at', 'published_by', 'has_begun'])
    .where('page', '=', page)
    .orderBy('version', 'desc')
    .execute();
  return latest ? [latest, ...others] : [firstVersion(page)];
}

/**
 * Adds its state to each version. A version applies once it was published, whatever the clock of this server says: only
 * a change of `has_begun` invalidates cached pages. A later version that applies sooner replaces a planned one.
 */
export function withStates<V extends LegalVersion>(versions: readonly V[]) {
  const current = versions.find(({ has_begun }) => has_begun) ?? versions.at(-1);
  const isReplaced = (version: V) =>
    versions.some(
      (later) =>
        later.version > version.version &&
        later.effective_on <= version.effective_on &&
        later.published_at !== null &&
        istDate(later.published_at) < version.effective_on,
    );
  const stateOf = (version: V): LegalVersionState => {
    if (version === current) return 'current';
    if (isReplaced(version)) return 'replaced';
    return version.has_begun ? 'past' : 'planned';
  };
  return versions.map((version) => ({ ...version, state: stateOf(version) }));
}

/** The languages in which a text exists. */
export const languagesOf = ({ translations }: LegalText): Locale[] =>
  locales.filter((locale) => locale === 'en' || Boolean(translations[locale]?.text));

/**
 * Returns what a consent to the privacy notice records: the day from which the current version applies, and for version
 * 2 and later also its number.
 */
export async function findPrivacyNoticeVersion(db: Db | Tx): Promise<string> {
  const row = await db
    .selectFrom('content.legal_versions')
    .select(['version', 'effective_on'])
    .where('page', '=', 'privacy')
    .where('has_begun', '=', true)
    .orderBy('version', 'desc')
    .executeTakeFirst();
  if (!row) return defaultPages.privacy.effectiveOn;
  return row.version === 1 ? row.effective_on : `${row.effective_on}/${row.version}`;
}

/** Serializes changes of a page. */
export const lockLegalPage = (tx: Tx, page: LegalPageName) => lockKey(tx, `legal page ${page}`);

/** The draft of a page's next version; when there is none, the built-in text, as draft version 1. */
export async function findDraft(db: Db | Tx, page: LegalPageName) {
  const draft = await db
    .selectFrom('content.legal_drafts')
    .selectAll()
    .where('page', '=', page)
    .executeTakeFirst();
  if (draft) return draft;
  const { text, translations, effectiveOn } = defaultPages[page];
  const since = { updated_at: startOfIstDay(effectiveOn), updated_by: null };
  return { page, text, translations, version: 1, ...since };
}

export async function saveDraft(
  tx: Tx,
  page: LegalPageName,
  draft: LegalText & { version: number },
  saving: Saving,
): Promise<void> {
  const values = { ...draft, ...revision(saving) };
  await tx
    .insertInto('content.legal_drafts')
    .values({ page, ...values })
    .onConflict((conflict) => conflict.column('page').doUpdateSet(values))
    .execute();
}

/** Publishes a version. Version 2 also stores the built-in version 1, which customers have read. */
export async function insertVersion(
  tx: Tx,
  version: Omit<LegalVersion, 'has_begun'>,
  today: IstDate,
): Promise<void> {
  const first = version.version === 2 ? [firstVersion(version.page)] : [];
  await tx
    .insertInto('content.legal_versions')
    .values([...first, version].map((each) => ({ ...each, has_begun: each.effective_on <= today })))
    .execute();
}

/**
 * Marks versions that took effect since the last run; the write invalidates cached pages, also a write of no row, so
 * that nothing is written when there is none.
 */
export async function publishDueLegalPages(db: Db, now: Date): Promise<void> {
  const due = await db
    .selectFrom('content.legal_versions')
    .select('version')
    .where('has_begun', '=', false)
    .where('effective_on', '<=', istDate(now))
    .limit(1)
    .executeTakeFirst();
  if (!due) return;
  await sql`
    update content.legal_versions set has_begun = true
    where not has_begun and effective_on <= ${istDate(now)}`.execute(db);
}
