import type { Messages } from '@lingui/core';
import type { Locale } from '@sabuja/kit';
import { addCatalogue } from './catalogues.ts';

type Other = Exclude<Locale, 'en'>;

const others: Record<Other, () => Promise<{ messages: Messages }>> = {
  hi: () => import('../messages/hi.po'),
  or: () => import('../messages/or.po'),
};

/** Loads the page's language. */
export async function loadCatalogue(locale: Locale): Promise<void> {
  if (locale === 'en') return;
  const { messages } = await others[locale]();
  addCatalogue(locale, messages);
}
