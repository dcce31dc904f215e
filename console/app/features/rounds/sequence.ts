import type { Parcel } from '@sabuja/contract';

type Located = Pick<Parcel, 'latitude' | 'longitude'>;

/** Moves the entry at `index` by one place, up (-1) or down (1); the list itself is not changed. */
export function moveStep<T>(list: readonly T[], index: number, step: -1 | 1): T[] {
  const target = index + step;
  if (index < 0 || index >= list.length || target < 0 || target >= list.length) return [...list];
  const moved = [...list];
  moved.splice(target, 0, ...moved.splice(index, 1));
  return moved;
}

/** Sorts parcels so that each is the nearest to the one before; the first stays. Those without coordinates come last. */
export function nearestNext<T extends Located>(parcels: readonly T[]): T[] {
  const sorted: T[] = [];
  const rest = parcels.filter(isLocated);
  let current = rest.shift();
  while (current) {
    sorted.push(current);
    const from = current;
    const nearest = rest.reduce<T | undefined>(
      (best, each) => (best && distance(from, best) <= distance(from, each) ? best : each),
      undefined,
    );
    if (nearest) rest.splice(rest.indexOf(nearest), 1);
    current = nearest;
  }
  return [...sorted, ...parcels.filter((parcel) => !isLocated(parcel))];
}

const isLocated = ({ latitude, longitude }: Located): boolean =>
  latitude !== null && longitude !== null;

/** Good enough to compare distances in a town: degrees, east to west shortened by the latitude. */
function distance(a: Located, b: Located): number {
  const latitude = a.latitude ?? 0;
  const north = latitude - (b.latitude ?? 0);
  const east = ((a.longitude ?? 0) - (b.longitude ?? 0)) * Math.cos((latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}
