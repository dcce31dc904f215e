/** The languages of the shop: English, Hindi, Odia (ISO 639-1). English is the fallback. */
export const locales = ['en', 'hi', 'or'] as const;
export type Locale = (typeof locales)[number];

/** The cookie that stores the language chosen in a browser. */
export const languageCookie = 'lang';

const findLocale = (tag: string | undefined): Locale | undefined =>
  locales.find((locale) => tag === locale || tag?.startsWith(`${locale}-`));

/** The locale of a cookie's value or a language tag ('hi-IN'); English for any other text. */
export const parseLocale = (tag: string | undefined): Locale => findLocale(tag) ?? 'en';

/** How many languages of a header are read; no browser sends more. */
const MAX_ACCEPTED_LANGUAGES = 20;

/** The shop language that an `Accept-Language` header prefers; English when it contains none of them. */
export function negotiateLocale(acceptLanguage: string | undefined): Locale {
  const preferred = (acceptLanguage ?? '')
    .toLowerCase()
    .split(',', MAX_ACCEPTED_LANGUAGES)
    .map(parseRange)
    .filter(({ locale, weight }) => locale !== undefined && weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return preferred[0]?.locale ?? 'en';
}

function parseRange(range: string): { locale: Locale | undefined; weight: number } {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  return { locale: findLocale(tag), weight: quality === undefined ? 1 : Number(quality.slice(2)) };
}
