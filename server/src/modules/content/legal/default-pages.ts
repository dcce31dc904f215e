import { readFileSync } from 'node:fs';
import type { LegalPageName } from '@sabuja/contract/rules/legal-pages';
import type { IstDate, Locale, Translations } from '@sabuja/kit';

/** The text of a legal page in English, and its translations. */
export type LegalText = { text: string; translations: Translations<'text'> };

const read = (page: LegalPageName, locale: Locale): string =>
  readFileSync(new URL(`./texts/${page}.${locale}.md`, import.meta.url), 'utf8').trim();

const loadPage = (page: LegalPageName, effectiveOn: IstDate) => ({
  effectiveOn,
  text: read(page, 'en'),
  translations: { hi: { text: read(page, 'hi') }, or: { text: read(page, 'or') } },
});

/**
 * The first version of each page, which applies until a shop publishes its own. `effectiveOn` is the date of the last
 * change in substance; for the privacy notice it is the version that a customer's consent records (decision 0070).
 */
export const defaultPages: Readonly<Record<LegalPageName, LegalText & { effectiveOn: IstDate }>> = {
  terms: loadPage('terms', '2026-11-21'),
  privacy: loadPage('privacy', '2026-11-29'),
  about: loadPage('about', '2026-11-30'),
};
