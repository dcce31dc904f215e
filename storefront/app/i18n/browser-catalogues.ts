import type { Messages } from '@lingui/core';
import type { Locale } from '@sabuja/kit';
import { messages as en } from '../messages/en.po';
import { addCatalogue } from './catalogues.ts';

type Other = Exclude<Locale, 'en'>;

const others: Record<Other, () => Promise<{ messages: Messages }>> = {
  hi: () => import('../messages/hi.po'),
  or: () => import('../messages/or.po'),
};

/** Loads the page's language; English comes along with the page, and stays when another can't be had. */
export async function loadCatalogue(locale: Locale): Promise<void> {
  addCatalogue('en', en);
  if (locale === 'en') return;
  const { messages } = await others[locale]();
  addCatalogue(locale, messages);
}
