import type { LegalDraftChange, LegalPublication, StaffLegalPage } from '@sabuja/contract';
import { findUnknownPlaceholder, type LegalPageName } from '@sabuja/contract/rules/legal-pages';
import { fail, isIstDate, istDate, type Locale, locales, mergeTranslations } from '@sabuja/kit';
import { toNullableInstant } from '../../../platform/clock.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { describeRevisions, listMemberNames, recordAudit } from '../../staff/index.ts';
import type { ManageContentDeps } from '../change-settings.ts';
import type { LegalText } from './default-pages.ts';
import {
  findDraft,
  insertVersion,
  languagesOf,
  listVersions,
  lockLegalPage,
  saveDraft,
  withStates,
} from './legal-store.ts';

const textIn = (text: LegalText, locale: Locale): string =>
  locale === 'en' ? text.text : (text.translations[locale]?.text ?? '');

/** The languages in which two texts differ. */
const differing = (one: LegalText, other: LegalText): Locale[] =>
  locales.filter((locale) => textIn(one, locale) !== textIn(other, locale));

const textsOf = ({ text, translations }: LegalText): LegalText => ({
  text,
  translations: mergeTranslations<'text'>(
    {},
    { hi: { text: translations.hi?.text }, or: { text: translations.or?.text } },
  ),
});

/** A legal page as staff change it. */
export async function readStaffLegalPage(
  db: Db | Tx,
  page: LegalPageName,
): Promise<StaffLegalPage> {
  const draft = await findDraft(db, page);
  const versions = await listVersions(db, page);
  const describe = await describeRevisions(db, [draft]);
  const names = await listMemberNames(
    db,
    versions.flatMap(({ published_by }) => published_by ?? []),
  );
  return {
    page,
    ...textsOf(draft),
    ...describe(draft),
    is_changed: differing(draft, versions[0]).length > 0,
    published: textsOf(versions[0]),
    versions: withStates(versions).map((version) => ({
      version: version.version,
      state: version.state,
      effective_on: version.effective_on,
      note: version.note,
      languages: languagesOf(version),
      published_at: toNullableInstant(version.published_at),
      published_by: names.get(version.published_by ?? 0) ?? null,
    })),
  };
}

/** Changes the draft of a page's next version. Fails with CHANGED_MEANWHILE or UNKNOWN_PLACEHOLDER. */
export function changeDraft(
  { db, clock }: ManageContentDeps,
  actor: StaffActor,
  page: LegalPageName,
  { version, text, translations }: LegalDraftChange,
) {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    await lockLegalPage(tx, page);
    const saved = await findDraft(tx, page);
    if (saved.version !== version) return fail('CHANGED_MEANWHILE');
    const after: LegalText = {
      text: (text ?? saved.text).trim(),
      translations: mergeTranslations(saved.translations, translations ?? {}),
    };
    const unknown = findUnknown(after);
    if (unknown) return fail('UNKNOWN_PLACEHOLDER', unknown);
    const languages = differing(saved, after);
    if (languages.length === 0) return undefined;
    await saveDraft(tx, page, { ...after, version: version + 1 }, { actor, now });
    const entry = { action: 'legal.change', subject: 'legal page', subjectId: page };
    await recordAudit(tx, actor, { ...entry, after: { languages } }, now);
    return undefined;
  });
}

function findUnknown(text: LegalText) {
  for (const locale of locales) {
    const name = findUnknownPlaceholder(textIn(text, locale));
    if (name !== undefined) {
      return { name, field: locale === 'en' ? 'text' : `translations.${locale}.text` };
    }
  }
  return undefined;
}

/**
 * Publishes the draft as the page's next version. Fails with CHANGED_MEANWHILE, NOTHING_CHANGED, NO_SUCH_DAY or
 * TOO_EARLY for a day in the past.
 */
export function publishDraft(
  { db, clock }: ManageContentDeps,
  actor: StaffActor,
  page: LegalPageName,
  { version, effective_on, note, translations: notes }: LegalPublication,
) {
  const now = clock.now();
  const today = istDate(now);
  return inTransaction(db, async (tx) => {
    await lockLegalPage(tx, page);
    const draft = await findDraft(tx, page);
    if (draft.version !== version) return fail('CHANGED_MEANWHILE');
    const [latest] = await listVersions(tx, page);
    const languages = differing(draft, latest);
    if (languages.length === 0) return fail('NOTHING_CHANGED');
    if (!isIstDate(effective_on)) return fail('NO_SUCH_DAY');
    if (effective_on < today) return fail('TOO_EARLY');
    const published = {
      ...{ page, version: latest.version + 1, effective_on, text: draft.text, note: note.trim() },
      translations: mergeTranslations<'text' | 'note'>(draft.translations, notes),
      ...{ published_at: now, published_by: actor.memberId },
    };
    await insertVersion(tx, published, today);
    // Raises the version of the draft, so that a form opened before the publication cannot be saved.
    await saveDraft(tx, page, { ...textsOf(draft), version: version + 1 }, { actor, now });
    const entry = { action: 'legal.publish', subject: 'legal page', subjectId: page };
    const after = { version: published.version, effective_on, note: published.note, languages };
    await recordAudit(tx, actor, { ...entry, after }, now);
    return undefined;
  });
}
