import type { StaffZone } from '@sabuja/contract';

type Pincodes = StaffZone['pincodes'];

/** Pincodes as lines: '751024 Patia 20.35, 85.82'. */
export const toLines = (pincodes: Pincodes): string =>
  pincodes
    .map(
      ({ pincode, place, latitude, longitude }) => `${pincode} ${place} ${latitude}, ${longitude}`,
    )
    .join('\n');

const LINE = /^([1-9]\d{5})\s+(.*\S)\s+(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)$/;

/** Parses lines into pincodes; returns the first `wrong` line if there is one. */
export function readLines(text: string): { pincodes: Pincodes } | { wrong: string } {
  const pincodes: Pincodes = [];
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '') continue;
    const [, pincode, place, latitude, longitude] = LINE.exec(line) ?? [];
    if (pincode === undefined || place === undefined) return { wrong: line };
    pincodes.push({ pincode, place, latitude: Number(latitude), longitude: Number(longitude) });
  }
  return { pincodes };
}
