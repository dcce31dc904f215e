import odia from '@fontsource-variable/anek-odia/files/anek-odia-oriya-wght-normal.woff2?url';
import type { Locale } from '@sabuja/kit';
import devanagari from './fonts/anek-devanagari.woff2?url';
import latin from './fonts/anek-latin.woff2?url';
import rupee from './fonts/anek-rupee.woff2?url';

const FONTS_BY_LOCALE: Record<Locale, string[]> = { en: [], hi: [devanagari], or: [odia] };

/**
 * Font files to preload on every page of a language; others are loaded when one of their letters is
 * shown.
 */
export const fontsFor = (locale: Locale): string[] => FONTS_BY_LOCALE[locale];

const STORAGE_KEY = 'latin-font';

/** Font files of Latin letters, which a first visit does not wait for. */
const latinFonts = [latin, rupee];

/**
 * Runs in the page's head before the first paint: Latin letters are shown in Anek only where the
 * files of this release are stored, so that no text is laid out twice and a first visit loads none.
 */
export const latinFontScript = `try{if(localStorage.getItem("${STORAGE_KEY}")==="${latin}")document.documentElement.dataset.latinFont=""}catch{}`;

/**
 * Lets `store` fetch and store the Latin font files, once for each release; documents after that
 * show them.
 */
export async function storeLatinFonts(
  store: (urls: string[]) => Promise<unknown>,
  storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => localStorage,
): Promise<void> {
  if (storage().getItem(STORAGE_KEY) === latin) return;
  await store(latinFonts);
  storage().setItem(STORAGE_KEY, latin);
}
