import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { type Locale, parseLocale } from '@sabuja/kit';

/** English needs no catalogue: the messages in the code are English. */
const english = setupI18n({ locale: 'en', messages: { en: {} } });
const translated = new Map<Locale, I18n>();

/** Registers a language's messages, in the browser or on the server. */
export function addCatalogue(locale: Locale, messages: Messages): void {
  translated.set(locale, setupI18n({ locale, messages: { [locale]: messages } }));
}

/** The messages of a language; English if it is not loaded. */
export const i18nOf = (locale: Locale): I18n => translated.get(locale) ?? english;

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** The messages for a page's `meta`, in the language the root loader was requested in. */
export function i18nOfPage(matches: Matches): I18n {
  const root = matches.find((match) => match?.id === 'root')?.loaderData;
  return i18nOf(parseLocale((root as { locale?: string } | undefined)?.locale));
}
