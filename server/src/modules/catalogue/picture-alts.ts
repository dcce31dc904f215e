import type { PictureAlts } from '@sabuja/contract';
import { type Locale, locales } from '@sabuja/kit';

/** The texts of the pictures that an item has, trimmed; blank ones and those of other pictures are left out. */
export function cleanAlts(alts: PictureAlts, urls: readonly string[]): PictureAlts {
  const clean = urls.flatMap((url) => {
    const given = Object.hasOwn(alts, url) ? alts[url] : undefined;
    const texts = locales.flatMap((locale) => {
      const text = given?.[locale]?.trim();
      return text ? [[locale, text] as const] : [];
    });
    return texts.length > 0 ? [[url, Object.fromEntries(texts)] as const] : [];
  });
  return Object.fromEntries(clean);
}

/**
 * What pictures show in a language, by path; one that is not translated in English. `{}` when nothing is written, so
 * that a response has the field only where it says something.
 */
export function showAlts(
  { image_alts }: { image_alts: PictureAlts },
  locale: Locale,
): { image_alts?: Record<string, string> } {
  const shown = Object.entries(image_alts).flatMap(([url, texts]) => {
    const text = texts[locale] ?? texts.en;
    return text ? [[url, text] as const] : [];
  });
  return shown.length > 0 ? { image_alts: Object.fromEntries(shown) } : {};
}
