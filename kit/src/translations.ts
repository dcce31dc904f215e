import { type Locale, locales } from './locale.ts';

export type TranslatedLocale = Exclude<Locale, 'en'>;
export const translatedLocales: readonly TranslatedLocale[] = locales.filter(
  (locale) => locale !== 'en',
);

/** Fields of a record in the languages beside English; a missing one is shown in English. */
export type Translations<Field extends string> = {
  readonly [L in TranslatedLocale]?: { readonly [F in Field]?: string };
};

/** Returns a record with its texts in a language; a field with a missing or empty translation stays English. */
export function localize<Row extends { translations: Translations<string> }>(
  row: Row,
  locale: Locale,
): Row {
  const texts = locale === 'en' ? undefined : row.translations[locale];
  if (texts === undefined) return row;
  const present = Object.entries(texts).filter(([, text]) => text !== undefined && text !== '');
  return { ...row, ...Object.fromEntries(present) };
}

type Given<F extends string> = {
  readonly [L in TranslatedLocale]?: { readonly [K in F]?: string | undefined } | undefined;
};

/** Merges the given translations into the current ones. Texts are trimmed; an empty text removes a translation. */
export function mergeTranslations<F extends string>(
  current: Translations<F>,
  given: Given<F>,
): Translations<F> {
  const merged = translatedLocales.map((locale) => {
    const texts = Object.entries({ ...current[locale], ...given[locale] })
      .map(([field, text]) => [field, typeof text === 'string' ? text.trim() : ''] as const)
      .filter(([, text]) => text !== '');
    return [locale, Object.fromEntries(texts)] as const;
  });
  return Object.fromEntries(
    merged.filter(([, texts]) => Object.keys(texts).length > 0),
  ) as Translations<F>;
}
