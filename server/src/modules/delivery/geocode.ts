import { PINCODE_PATTERN } from '@sabuja/contract/rules/patterns';
import { hours, type Milliseconds } from '@sabuja/kit';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Coordinates, Geocoder } from './geocoders.ts';

/** The cache is in memory and short-lived, because it contains customers' addresses. */
const CACHE_LIFETIME: Milliseconds = hours(6);
const MAX_CACHED = 2000;

type CachedCoordinates = { coordinates: Coordinates | undefined; expiresAt: number };
export type GeocodeDeps = {
  db: Db;
  clock: Clock;
  /** Undefined when only the shop's own pincodes are used. */
  geocoder: Geocoder | undefined;
  onFailure: (error: unknown) => void;
};

/**
 * Returns a function that finds the coordinates of an address, in degrees: from the geocoder if there is one (cached),
 * else the centroid of its pincode. It returns undefined when neither knows the address.
 */
export function createGeocode(
  deps: GeocodeDeps,
): (address: string) => Promise<Coordinates | undefined> {
  const cache = new Map<string, CachedCoordinates>();
  const find = async (geocoder: Geocoder, address: string): Promise<Coordinates | undefined> => {
    const now = deps.clock.now().getTime();
    const cached = cache.get(address);
    if (cached && cached.expiresAt > now) return cached.coordinates;
    const coordinates = await geocoder(address);
    cache.delete(address);
    cache.set(address, { coordinates, expiresAt: now + CACHE_LIFETIME });
    const [oldest] = cache.keys();
    if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
    return coordinates;
  };
  return async (input) => {
    const address = input.trim().replace(/\s+/g, ' ');
    const found = deps.geocoder
      ? await find(deps.geocoder, address).catch((error: unknown) => deps.onFailure(error))
      : undefined;
    return found ?? findPincodeCentroid(deps.db, address);
  };
}

const pincodeInText = new RegExp(`(?<!\\d)${PINCODE_PATTERN}(?!\\d)`);

/** The centroid of the pincode in an address; undefined for an unknown pincode. */
async function findPincodeCentroid(db: Db, address: string): Promise<Coordinates | undefined> {
  const pincode = pincodeInText.exec(address)?.[0];
  if (pincode === undefined) return undefined;
  return db
    .selectFrom('delivery.pincodes')
    .select(['latitude', 'longitude'])
    .where('pincode', '=', pincode)
    .executeTakeFirst();
}
