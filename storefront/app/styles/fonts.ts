import odia from '@fontsource-variable/anek-odia/files/anek-odia-oriya-wght-normal.woff2?url';
import type { Locale } from '@sabuja/kit';
import devanagari from './fonts/anek-devanagari.woff2?url';
import latin from './fonts/anek-latin.woff2?url';
import rupee from './fonts/anek-rupee.woff2?url';

const FONTS_BY_LOCALE: Record<Locale, string[]> = { en: [], hi: [devanagari], or: [odia] };

/** The font files that every page of a language shows at once; others are fetched when a letter of theirs is shown. */
export const fontsFor = (locale: Locale): string[] => [latin, rupee, ...FONTS_BY_LOCALE[locale]];
