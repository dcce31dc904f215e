import { days, type Locale, languageCookie, seconds } from '@sabuja/kit';

/** Each language in its own script. */
export const languageNames: Record<Locale, string> = { en: 'English', hi: 'हिंदी', or: 'ଓଡ଼ିଆ' };

/** Stores the language in this browser, for every app of the shop. */
export function storeLanguage(locale: Locale): void {
  const age = days(365) / seconds(1);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${languageCookie}=${locale}; Path=/; Max-Age=${age}; SameSite=Lax`;
}
