import { type Locale, languageCookie } from '@sabuja/kit';
import { rememberInCookie } from './remember-in-cookie.ts';

/** Each language in its own script. */
export const languageNames: Record<Locale, string> = { en: 'English', hi: 'हिंदी', or: 'ଓଡ଼ିଆ' };

/** Stores the language in this browser, for every app of the shop. */
export const storeLanguage = (locale: Locale): void => rememberInCookie(languageCookie, locale);
