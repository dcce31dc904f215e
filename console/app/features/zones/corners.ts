import type { LatLng } from '@sabuja/contract/rules/polygon';

/** Rounds to the precision with which an area is saved: about a decimetre. */
export const roundCorner = ({ latitude, longitude }: LatLng): LatLng => ({
  latitude: Math.round(latitude * 1e6) / 1e6,
  longitude: Math.round(longitude * 1e6) / 1e6,
});

const distance = (a: LatLng, b: LatLng): number =>
  Math.hypot(
    a.latitude - b.latitude,
    (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180),
  );

/** Inserts a corner between the two neighbours where it lengthens the border least. */
export function addCorner(corners: readonly LatLng[], corner: LatLng): LatLng[] {
  const detours = corners.map((start, i) => {
    const end = corners[(i + 1) % corners.length] ?? start;
    return distance(start, corner) + distance(corner, end) - distance(start, end);
  });
  // The first three corners stay in the sequence in which they were placed; of equal detours, the last is taken.
  const after = corners.length < 3 ? corners.length : detours.lastIndexOf(Math.min(...detours)) + 1;
  return [...corners.slice(0, after), corner, ...corners.slice(after)];
}
