import odia from '@fontsource-variable/anek-odia/files/anek-odia-oriya-wght-normal.woff2?url';
import type { Locale } from '@sabuja/kit';
import devanagari from './fonts/anek-devanagari.woff2?url';

const FONTS_BY_LOCALE: Record<Locale, string[]> = { en: [], hi: [devanagari], or: [odia] };

/**
 * Font files to preload on every page of a language; others are loaded when one of their letters is
 * shown. Latin letters are painted in the phone's own font first.
 */
export const fontsFor = (locale: Locale): string[] => FONTS_BY_LOCALE[locale];
