/** The languages the shop speaks: English, Hindi, Odia (ISO 639-1). English is what the rest fall back to. */
export const locales = ['en', 'hi', 'or'] as const;
export type Locale = (typeof locales)[number];

/** The cookie in which a browser remembers the language chosen in it. */
export const languageCookie = 'lang';

/** The locale that a cookie's value or a language tag ('hi-IN') names; English when it names none. */
export const parseLocale = (tag: string | undefined): Locale =>
  locales.find((locale) => tag === locale || tag?.startsWith(`${locale}-`)) ?? 'en';
