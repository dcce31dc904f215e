import type { LegalPage } from '@sabuja/contract';
import type { LegalPageName } from '@sabuja/contract/rules/legal-pages';
import { fail, type Locale, localize } from '@sabuja/kit';
import type { Db } from '../../../platform/db/index.ts';
import { translate } from '../../../platform/texts/index.ts';
import { findShopProfile } from '../content-store.ts';
import { linesOf, titleOf } from './legal-lines.ts';
import { languagesOf, listVersions, withStates } from './legal-store.ts';
import { valuesOf } from './placeholder-values.ts';
import { renderLegal } from './render-legal.ts';

type Wanted = { page: LegalPageName; version: number | undefined; locale: Locale };

/**
 * Returns a legal page in the reader's language, else in English: the given version, or the one in effect. Fails with
 * NO_VERSION.
 */
export async function readLegalPage(db: Db, { page, version, locale }: Wanted) {
  const versions = withStates(await listVersions(db, page));
  const shown = versions.find((each) =>
    version === undefined ? each.state === 'current' : each.version === version,
  );
  if (!shown) return fail('NO_VERSION');
  const language = languagesOf(shown).includes(locale) ? locale : 'en';
  const values = valuesOf(await findShopProfile(db, language));
  const inLanguage = (message: Parameters<typeof translate>[0]) => translate(message, locale);
  return {
    page,
    version: shown.version,
    state: shown.state,
    effective_on: shown.effective_on,
    language,
    lines: linesOf(page, shown, locale, language).map(inLanguage),
    html: renderLegal(localize(shown, language).text, values),
    versions_title: inLanguage('Versions'),
    versions: versions
      .filter(({ state }) => state !== 'replaced')
      .map((each) => ({
        version: each.version,
        state: each.state,
        title: inLanguage(titleOf(each)),
        note: localize(each, locale).note,
      })),
  } satisfies LegalPage;
}
