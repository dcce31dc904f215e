import type { Locale } from '@sabuja/kit';
import { storeLanguage } from '@sabuja/ui/lib/language.ts';
import { paths } from '../lib/paths.ts';

/** Stores the language in this browser and requests the page in it. */
export async function chooseLanguage(locale: Locale): Promise<void> {
  storeLanguage(locale);
  // Refreshes the cached offline page in the new language.
  await fetch(paths.offline()).catch(() => {});
  location.reload();
}
