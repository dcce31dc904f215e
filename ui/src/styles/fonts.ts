import odia from '@fontsource-variable/anek-odia/files/anek-odia-oriya-wght-normal.woff2?url';
import type { Locale } from '@sabuja/kit';
import { rememberInCookie } from '../lib/remember-in-cookie.ts';
import devanagari from './fonts/anek-devanagari.woff2?url';
import latin from './fonts/anek-latin.woff2?url';
import rupee from './fonts/anek-rupee.woff2?url';

const FONTS_BY_LOCALE: Record<Locale, string[]> = { en: [], hi: [devanagari], or: [odia] };

/**
 * Font files to preload on every page of a language; others are loaded when one of their letters is
 * shown.
 */
export const fontsFor = (locale: Locale): string[] => FONTS_BY_LOCALE[locale];

const FONT_COOKIE = 'latin_font';

/** Font files of Latin letters, which a first visit does not wait for. */
const latinFonts = [latin, rupee];

/** Names the files of this release; the cookie has it where they are stored. */
const release = latin.slice(latin.lastIndexOf('-') + 1);

/**
 * Runs in the page's head before the first paint: Latin letters are shown in Anek only where the
 * files of this release are stored, so that no text is laid out twice and a first visit loads none.
 * A cookie says so, as it is read for the theme anyway: opening local storage delays the first paint of a slow phone by
 * 5 to 10 ms.
 */
export const latinFontScript = `if(document.cookie.includes("${FONT_COOKIE}=${release}"))document.documentElement.dataset.latinFont="";`;

/**
 * Lets `store` fetch and store the Latin font files, once for each release; documents after that
 * show them.
 */
export async function storeLatinFonts(store: (urls: string[]) => Promise<unknown>): Promise<void> {
  if (document.cookie.includes(`${FONT_COOKIE}=${release}`)) return;
  await store(latinFonts);
  rememberInCookie(FONT_COOKIE, release);
}
