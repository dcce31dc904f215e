import type { StaffZone } from '@sabuja/contract';
import { translatedLocales } from '@sabuja/kit';

type Pincodes = StaffZone['pincodes'];

/** Pincodes as lines: '751024 Patia 20.35, 85.82', or with Hindi and Odia names '751024 Patia | पटिया | ପଟିଆ 20.35, 85.82'. */
export const toLines = (pincodes: Pincodes): string =>
  pincodes
    .map(
      ({ pincode, place, translations = {}, latitude, longitude }) =>
        `${pincode} ${joinNames([place, ...translatedLocales.map((locale) => translations[locale]?.place ?? '')])} ${latitude}, ${longitude}`,
    )
    .join('\n');

/** 'Patia | पटिया | ପଟିଆ', without separators behind the last name. */
const joinNames = (names: readonly string[]): string =>
  names.slice(0, names.findLastIndex((name) => name !== '') + 1).join(' | ');

const LINE = /^([1-9]\d{5})\s+(.*\S)\s+(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)$/;

/** Parses lines into pincodes; returns the first `wrong` line if there is one. */
export function readLines(text: string): { pincodes: Pincodes } | { wrong: string } {
  const pincodes: Pincodes = [];
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '') continue;
    const [, pincode, names = '', latitude, longitude] = LINE.exec(line) ?? [];
    const [place = '', hi = '', or = '', ...others] = names.split('|').map((name) => name.trim());
    if (pincode === undefined || place === '' || others.length > 0) return { wrong: line };
    pincodes.push({
      ...{ pincode, place, latitude: Number(latitude), longitude: Number(longitude) },
      translations: { hi: { place: hi }, or: { place: or } },
    });
  }
  return { pincodes };
}
