import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { type Locale, languageCookie, locales, parseLocale } from '@sabuja/kit';
import { storeLanguage } from '@sabuja/ui/lib/language.ts';
import { cookieValue } from '@sabuja/ui/lib/send-request.ts';
import { paths } from '../lib/paths.ts';

const loaders: Record<Exclude<Locale, 'en'>, () => Promise<{ messages: Messages }>> = {
  hi: () => import('../messages/hi.po'),
  or: () => import('../messages/or.po'),
};

let linkLocale: Locale = 'en';

/**
 * Reads the language of the one-time link that opened the page, before the page removes it from the URL. It is not
 * stored: nobody has chosen it in this browser.
 */
export function readLinkLocale({ pathname, search }: Location): void {
  if (!pathname.endsWith(paths.invitation)) return;
  linkLocale = parseLocale(new URLSearchParams(search).get('lang') ?? undefined);
}

/** Returns the language chosen in this browser (the storefront uses the same cookie), or else that of the link. */
export const currentLocale = (): Locale => chosenLocale() ?? linkLocale;

/** Returns the language chosen in this browser; undefined when none was chosen. */
export function chosenLocale(): Locale | undefined {
  const chosen = cookieValue(document.cookie, languageCookie);
  return locales.find((locale) => locale === chosen);
}

/** Loads the messages of a language; if they cannot be loaded, the English source texts are shown. */
export async function loadMessages(locale: Locale): Promise<I18n> {
  if (locale === 'en') return setupI18n({ locale, messages: { en: {} } });
  const { messages } = await loaders[locale]().catch(() => ({ messages: {} }));
  return setupI18n({ locale, messages: { [locale]: messages } });
}

/** Stores the language in a cookie and reloads the page in it. */
export function chooseLanguage(locale: Locale): void {
  storeLanguage(locale);
  location.reload();
}
