import {
  findRingFault,
  type LatLng,
  MAX_RING_POINTS,
  MIN_RING_POINTS,
  type Ring,
} from '@sabuja/contract/rules/polygon';

/** Corners as lines: '20.35, 85.82', as map apps copy them. */
export const toAreaLines = (corners: readonly LatLng[]): string =>
  corners.map(({ latitude, longitude }) => `${latitude}, ${longitude}`).join('\n');

/** The corners of a ring, each once. */
export const cornersOf = (ring: Ring | null): LatLng[] =>
  (ring ?? []).slice(0, -1).map(([longitude = 0, latitude = 0]) => ({ latitude, longitude }));

const toRing = (corners: readonly LatLng[]): Ring =>
  [...corners, ...corners.slice(0, 1)].map(({ latitude, longitude }) => [longitude, latitude]);

/** Two numbers with comma, semicolon or space between them, perhaps in brackets. */
const LINE = /^[([]?\s*(-?\d+(?:\.\d+)?)(?:\s*[,;]\s*|\s+)(-?\d+(?:\.\d+)?)\s*[)\]]?[,;]?$/;

/** Why the lines do not form an area; `line` counts from 1. */
export type AreaFault =
  | { fault: 'COUNT' }
  | { fault: 'UNREADABLE' | 'OUTSIDE' | 'CROSSES'; line: number; text: string };

type Area = { corners: LatLng[]; ring: Ring | null } | { corners: LatLng[]; fault: AreaFault };

/** Parses lines into a ring (null without lines) or the first fault; `corners` are those that could be read. */
export function readArea(text: string): Area {
  const lines = text
    .split('\n')
    .map((line, i) => ({ text: line.trim(), line: i + 1 }))
    .filter((line) => line.text !== '');
  const read = lines.map((line) => ({ ...line, corner: toCorner(line.text) }));
  const isClosed = read.length >= MIN_RING_POINTS && isSame(read[0]?.corner, read.at(-1)?.corner);
  const points = isClosed ? read.slice(0, -1) : read;
  const corners = points.flatMap(({ corner }) => corner ?? []);
  const unreadable = points.find(({ corner }) => !corner);
  if (unreadable) return { corners, fault: { fault: 'UNREADABLE', ...locate(unreadable) } };
  if (corners.length === 0) return { corners, ring: null };
  const ring = toRing(corners);
  const found = findRingFault(ring);
  if (!found) return { corners, ring };
  if (!('at' in found)) return { corners, fault: { fault: 'COUNT' } };
  const at = points[(found.at - 1) % points.length] ?? { line: 1, text: '' };
  return { corners, fault: { fault: found.fault, ...locate(at) } };
}

const isSame = (a: LatLng | undefined, b: LatLng | undefined): boolean =>
  a !== undefined && a.latitude === b?.latitude && a.longitude === b.longitude;

const locate = ({ line, text }: { line: number; text: string }) => ({ line, text });

function toCorner(text: string): LatLng | undefined {
  const [, latitude, longitude] = LINE.exec(text) ?? [];
  return latitude === undefined || longitude === undefined
    ? undefined
    : { latitude: Number(latitude), longitude: Number(longitude) };
}

/** How many corners an area may have. */
export const cornerLimits = { least: MIN_RING_POINTS - 1, most: MAX_RING_POINTS - 1 };
