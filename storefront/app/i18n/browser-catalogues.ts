import type { Messages } from '@lingui/core';
import type { Locale } from '@sabuja/kit';
import { addCatalogue } from './catalogues.ts';

type TranslatedLocale = Exclude<Locale, 'en'>;

const loaders: Record<TranslatedLocale, () => Promise<{ messages: Messages }>> = {
  hi: () => import('../messages/hi.po'),
  or: () => import('../messages/or.po'),
};

/** Loads the message catalogue of the page's language. */
export async function loadCatalogue(locale: Locale): Promise<void> {
  if (locale === 'en') return;
  const { messages } = await loaders[locale]();
  addCatalogue(locale, messages);
}
