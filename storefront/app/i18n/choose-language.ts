import { days, type Locale, languageCookie, seconds } from '@sabuja/kit';
import { paths } from '../lib/paths.ts';

/** Remembers the language in this browser and asks the server for the page in it. */
export async function chooseLanguage(locale: Locale): Promise<void> {
  const age = days(365) / seconds(1);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${languageCookie}=${locale}; Path=/; Max-Age=${age}; SameSite=Lax`;
  // The page kept for times without a network is to speak it too.
  await fetch(paths.offline()).catch(() => {});
  location.reload();
}
