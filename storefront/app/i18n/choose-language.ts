import { days, type Locale, languageCookie, seconds } from '@sabuja/kit';

/** Remembers the language in this browser and asks the server for the page in it. */
export function chooseLanguage(locale: Locale): void {
  const age = days(365) / seconds(1);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${languageCookie}=${locale}; Path=/; Max-Age=${age}; SameSite=Lax`;
  location.reload();
}
