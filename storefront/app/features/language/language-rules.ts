import { type Locale, languageCookie, locales, type TranslatedLocale } from '@sabuja/kit';

/** The language chosen in this browser, from its cookies; undefined if none was chosen. */
export function chosenLanguage(cookies: string): Locale | undefined {
  const pair = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${languageCookie}=`));
  return locales.find((locale) => locale === pair?.slice(languageCookie.length + 1));
}

/** The language to offer to a browser with these preferred languages: the first that the shop has, if not English. */
export function languageToOffer(preferred: readonly string[]): TranslatedLocale | undefined {
  const first = preferred
    .map((tag) => tag.toLowerCase().split('-')[0])
    .map((language) => locales.find((locale) => locale === language))
    .find((locale) => locale !== undefined);
  return first === 'en' ? undefined : first;
}
