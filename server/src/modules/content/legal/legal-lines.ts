import type { LegalPageName } from '@sabuja/contract/rules/legal-pages';
import type { IstDate, Locale } from '@sabuja/kit';
import { type Text, text } from '../../../platform/texts/index.ts';

/** Names of the months: no JavaScript runtime knows them in all of these languages. */
const months: Readonly<Record<Locale, string>> = {
  en: 'January February March April May June July August September October November December',
  hi: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर',
  or: 'ଜାନୁଆରୀ ଫେବୃଆରୀ ମାର୍ଚ୍ଚ ଅପ୍ରେଲ ମଇ ଜୁନ ଜୁଲାଇ ଅଗଷ୍ଟ ସେପ୍ଟେମ୍ବର ଅକ୍ଟୋବର ନଭେମ୍ବର ଡିସେମ୍ବର',
};

function formatLongDate(date: IstDate, locale: Locale): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${months[locale].split(' ')[Number(month) - 1]} ${year}`;
}

/** '21 November 2026' in each language. */
const longDate = (date: IstDate) => ({
  en: formatLongDate(date, 'en'),
  hi: formatLongDate(date, 'hi'),
  or: formatLongDate(date, 'or'),
});

export type LegalVersionState = 'planned' | 'current' | 'past' | 'replaced';
type Version = { version: number; effective_on: IstDate; state: LegalVersionState };

/** The title of a version in a list. */
export const titleOf = ({ version, effective_on }: Version): Text =>
  text`Version ${version}, from ${longDate(effective_on)}`;

/**
 * The lines above the text: which version it is, and which language prevails or is missing. About Us in effect has none
 * about its version, since nobody is bound by it.
 */
export function linesOf(
  page: LegalPageName,
  version: Version,
  reader: Locale,
  written: Locale,
): Text[] {
  const isInEnglishOnly = reader !== 'en' && written === 'en';
  const englishOnly = isInEnglishOnly ? [text`This text is in English only so far.`] : [];
  if (page === 'about' && version.state === 'current') return englishOnly;
  const date = longDate(version.effective_on);
  const state =
    version.state === 'current'
      ? text`Version ${version.version}. Last changed on ${date}.`
      : version.state === 'planned'
        ? text`Version ${version.version}. It applies from ${date} on.`
        : text`Version ${version.version}, from ${date}. It does not apply any more.`;
  if (written !== 'en') {
    return [
      state,
      text`This is a translation of the English text. Where they differ, the English text applies.`,
    ];
  }
  return [state, ...englishOnly];
}
