import type { LatLng } from '@sabuja/contract/rules/polygon';

/** As precise as an area is saved: about a decimetre. */
export const roundCorner = ({ latitude, longitude }: LatLng): LatLng => ({
  latitude: Math.round(latitude * 1e6) / 1e6,
  longitude: Math.round(longitude * 1e6) / 1e6,
});

const distance = (a: LatLng, b: LatLng): number =>
  Math.hypot(
    a.latitude - b.latitude,
    (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180),
  );

/** Adds a corner between the two where it makes the border longer by least. */
export function addCorner(corners: readonly LatLng[], corner: LatLng): LatLng[] {
  const detours = corners.map((start, i) => {
    const end = corners[(i + 1) % corners.length] ?? start;
    return distance(start, corner) + distance(corner, end) - distance(start, end);
  });
  // Of equal ones the last, so that the first three stand as they were placed.
  const after = corners.length < 3 ? corners.length : detours.lastIndexOf(Math.min(...detours)) + 1;
  return [...corners.slice(0, after), corner, ...corners.slice(after)];
}
