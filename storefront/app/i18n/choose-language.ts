import { days, type Locale, languageCookie, seconds } from '@sabuja/kit';
import { paths } from '../lib/paths.ts';

/** Stores the language in this browser and requests the page in it. */
export async function chooseLanguage(locale: Locale): Promise<void> {
  const age = days(365) / seconds(1);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${languageCookie}=${locale}; Path=/; Max-Age=${age}; SameSite=Lax`;
  // Refreshes the cached offline page in the new language.
  await fetch(paths.offline()).catch(() => {});
  location.reload();
}
