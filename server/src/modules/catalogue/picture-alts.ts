import type { PictureAlts } from '@sabuja/contract';
import { type Locale, locales } from '@sabuja/kit';

/** Trims the alternative texts of an item's pictures; leaves out blank texts and texts of pictures not in `urls`. */
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
 * The alternative texts of pictures by path, in a language or else in English. Returns `{}` when there are none, so
 * that a response omits the empty field.
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
