import { type TranslatedLocale, translatedLocales } from '@sabuja/kit';

type Place = {
  place: string;
  translations?:
    | { [L in TranslatedLocale]?: { place?: string | undefined } | undefined }
    | undefined;
  latitude: number;
  longitude: number;
};

/**
 * A pincode's place on one line: its English, Hindi and Odia names with its position, such as
 * 'Patia | पटिया | ପଟିଆ 20.35, 85.82'. Missing names at the end are left out.
 */
export function formatPlace({ place, translations, latitude, longitude }: Place): string {
  const names = [place, ...translatedLocales.map((locale) => translations?.[locale]?.place ?? '')];
  const last = names.findLastIndex((name) => name !== '');
  return `${names.slice(0, last + 1).join(' | ')} ${latitude}, ${longitude}`;
}
