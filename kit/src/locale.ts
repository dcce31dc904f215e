/** The languages of the shop: English, Hindi, Odia (ISO 639-1). English is the fallback. */
export const locales = ['en', 'hi', 'or'] as const;
export type Locale = (typeof locales)[number];

/** The cookie that stores the language chosen in a browser. */
export const languageCookie = 'lang';

/** The locale of a cookie's value or a language tag ('hi-IN'); English for any other text. */
export const parseLocale = (tag: string | undefined): Locale =>
  locales.find((locale) => tag === locale || tag?.startsWith(`${locale}-`)) ?? 'en';
