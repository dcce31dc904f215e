import odia from '@fontsource-variable/anek-odia/files/anek-odia-oriya-wght-normal.woff2?url';
import type { Locale } from '@sabuja/kit';
import devanagari from './fonts/anek-devanagari.woff2?url';
import latin from './fonts/anek-latin.woff2?url';
import rupee from './fonts/anek-rupee.woff2?url';

const FONTS_BY_LOCALE: Record<Locale, string[]> = { en: [], hi: [devanagari], or: [odia] };

/**
 * Font files needed by every page of a language; others are loaded when one of their letters is
 * shown.
 */
export const fontsFor = (locale: Locale): string[] => [latin, rupee, ...FONTS_BY_LOCALE[locale]];
