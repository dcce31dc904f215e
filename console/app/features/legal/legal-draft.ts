import { msg } from '@lingui/core/macro';
import type { LegalDraftChange, StaffLegalPage } from '@sabuja/contract';
import { type Locale, locales } from '@sabuja/kit';
import { createDrafts, type DraftField, translationFields } from '../../lib/drafts.ts';

type Change = Omit<LegalDraftChange, 'version'>;
type Field = DraftField<Pick<StaffLegalPage, 'text' | 'translations'>, Change>;

const fields = {
  text: { read: ({ text }) => text, write: (text) => ({ text }) },
  ...translationFields('text'),
} satisfies Record<string, Field>;
export type LegalField = keyof typeof fields;

export const legalDrafts = createDrafts<StaffLegalPage, Change, LegalField>(fields, {});

export const legalFieldLabels = {
  text: msg`Text in English`,
  text_hi: msg`Text in Hindi`,
  text_or: msg`Text in Odia`,
};

export const fieldOfLocale = { en: 'text', hi: 'text_hi', or: 'text_or' } as const satisfies Record<
  Locale,
  LegalField
>;

/** Compares the draft of a page with its latest published version, by language. */
export function compareToPublished(page: StaffLegalPage) {
  const changed = locales.filter((locale) => {
    const { read } = fields[fieldOfLocale[locale]];
    return read(page) !== read(page.published);
  });
  return {
    changed,
    /** Languages whose text exists and is the same as in the latest version. */
    unchanged: locales.filter(
      (locale) => !changed.includes(locale) && fields[fieldOfLocale[locale]].read(page) !== '',
    ),
    missing: locales.filter((locale) => fields[fieldOfLocale[locale]].read(page) === ''),
  };
}

/** Returns the texts of the latest version as form values. */
export const publishedDraft = ({ published }: StaffLegalPage) => ({
  text: fields.text.read(published),
  text_hi: fields.text_hi.read(published),
  text_or: fields.text_or.read(published),
});
