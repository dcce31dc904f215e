/** A closed polygon as in GeoJSON: points [longitude, latitude] in degrees, the last equal to the first. */
export type Ring = number[][];
export type LatLng = { latitude: number; longitude: number };

export const MIN_RING_POINTS = 4;
export const MAX_RING_POINTS = 500;
/** A box around India, in degrees. */
export const INDIA = { south: 6, north: 38, west: 68, east: 98 } as const;

/** Why a ring is not a valid area; `at` is the number of the faulty point, counted from 1. */
export type RingFault = { fault: 'COUNT' | 'OPEN' } | { fault: 'OUTSIDE' | 'CROSSES'; at: number };

/** A point in integer steps, so that the calculations below are exact. */
type Point = { x: number; y: number };
type Edge = [Point, Point];

/** A step is half a millionth of a degree; points are rounded to a millionth (a decimetre): midpoints are integers. */
const STEPS_PER_DEGREE = 2e6;
const toSteps = (degrees: number): number => Math.floor(degrees * 1e6 + 0.5) * 2;
const toPoint = ([longitude = 0, latitude = 0]: readonly number[]): Point => ({
  x: toSteps(longitude),
  y: toSteps(latitude),
});

/** A ring with its positions rounded to a millionth of a degree. */
export const roundRing = (ring: Ring): Ring =>
  ring.map((position) => {
    const { x, y } = toPoint(position);
    return [x / STEPS_PER_DEGREE, y / STEPS_PER_DEGREE];
  });

/** Returns whether a position `[longitude, latitude]`, in degrees, is within the bounding box of India. */
export const isInIndia = ([longitude = 0, latitude = 0]: readonly number[]): boolean =>
  latitude >= INDIA.south &&
  latitude <= INDIA.north &&
  longitude >= INDIA.west &&
  longitude <= INDIA.east;

const isSame = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

const toEdges = (ring: Ring): Edge[] => {
  const points = ring.map(toPoint);
  return points.slice(1).map((point, i) => [points[i] ?? point, point]);
};

/** 1 where c is left of the line from a to b, -1 where it is right of the line, 0 where it is on the line. */
const side = (a: Point, b: Point, c: Point): number =>
  Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));

const isOn = ([a, b]: Edge, point: Point): boolean =>
  point.x >= Math.min(a.x, b.x) &&
  point.x <= Math.max(a.x, b.x) &&
  point.y >= Math.min(a.y, b.y) &&
  point.y <= Math.max(a.y, b.y) &&
  side(a, b, point) === 0;

/** Whether two edges pass through each other; only touching does not count. */
const cross = ([a, b]: Edge, [c, d]: Edge): boolean =>
  side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;

const touch = (one: Edge, other: Edge): boolean =>
  cross(one, other) ||
  other.some((point) => isOn(one, point)) ||
  one.some((point) => isOn(other, point));

/** Whether an edge that begins where the previous one ends runs back over the previous one. */
const foldsBack = ([a, b]: Edge, [, d]: Edge): boolean => isOn([a, b], d) || isOn([b, d], a);

/** The first fault of a ring; undefined for a ring that is closed, lies in India and does not touch itself. */
export function findRingFault(ring: Ring): RingFault | undefined {
  if (ring.length < MIN_RING_POINTS || ring.length > MAX_RING_POINTS) return { fault: 'COUNT' };
  const outside = ring.findIndex((position) => !isInIndia(position));
  if (outside >= 0) return { fault: 'OUTSIDE', at: outside + 1 };
  const edges = toEdges(ring);
  const [first, last] = [edges[0]?.[0], edges.at(-1)?.[1]];
  if (!first || !last || !isSame(first, last)) return { fault: 'OPEN' };
  const at = edges.findIndex((edge, i) => meetsEarlier(edges, edge, i));
  return at < 0 ? undefined : { fault: 'CROSSES', at: Math.min(at + 2, edges.length) };
}

const meetsEarlier = (edges: readonly Edge[], edge: Edge, i: number): boolean =>
  isSame(...edge) ||
  edges.slice(0, i).some((earlier, j) => {
    const isNext = j === i - 1;
    const closes = j === 0 && i === edges.length - 1;
    if (isNext) return foldsBack(earlier, edge);
    return closes ? foldsBack(edge, earlier) : touch(earlier, edge);
  });

const place = (edges: readonly Edge[], point: Point): 'inside' | 'border' | 'outside' => {
  let isInside = false;
  for (const edge of edges) {
    if (isOn(edge, point)) return 'border';
    const [a, b] = edge;
    if (a.y > point.y === b.y > point.y) continue;
    if (side(a, b, point) === (b.y > a.y ? 1 : -1)) isInside = !isInside;
  }
  return isInside ? 'inside' : 'outside';
};

/** Whether a place lies in a valid ring; the border counts as inside. */
export const isInside = (ring: Ring, { latitude, longitude }: LatLng): boolean =>
  isInIndia([longitude, latitude]) &&
  place(toEdges(ring), toPoint([longitude, latitude])) !== 'outside';

/** The midpoints of the pieces into which the other ring cuts an edge; a piece is inside, outside or on its border. */
const piecesOf = (edge: Edge, others: readonly Edge[]): Point[] => {
  const [start, end] = edge;
  const distance = ({ x, y }: Point) => Math.abs(x - start.x) + Math.abs(y - start.y);
  const cuts = others.map(([point]) => point).filter((point) => isOn(edge, point));
  const points = [start, ...cuts, end].sort((a, b) => distance(a) - distance(b));
  return points
    .slice(1)
    .map((point, i) => [points[i] ?? point, point] as const)
    .filter(([a, b]) => !isSame(a, b))
    .map(([a, b]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }));
};

/** Whether two valid rings have area in common; a shared border alone is no overlap. */
export function overlap(one: Ring, other: Ring): boolean {
  const [edges, others] = [toEdges(one), toEdges(other)];
  if (edges.some((edge) => others.some((each) => cross(edge, each)))) return true;
  const middles = edges
    .flatMap((edge) => piecesOf(edge, others))
    .map((each) => place(others, each));
  if (middles.includes('inside')) return true;
  // All edges of one ring lie on the border of the other: both have the same area.
  if (middles.every((each) => each === 'border')) return true;
  return others
    .flatMap((edge) => piecesOf(edge, edges))
    .some((each) => place(edges, each) === 'inside');
}
