import type { StaffZone } from '@sabuja/contract';
import { formatPlace } from '@sabuja/contract/rules/place-text';

type Pincodes = StaffZone['pincodes'];

/** Pincodes as lines: '751024 Patia 20.35, 85.82', or with Hindi and Odia names '751024 Patia | पटिया | ପଟିଆ 20.35, 85.82'. */
export const toLines = (pincodes: Pincodes): string =>
  pincodes.map((place) => `${place.pincode} ${formatPlace(place)}`).join('\n');

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
