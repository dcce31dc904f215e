import { PINCODE_PATTERN } from '@sabuja/contract/rules/patterns';
import { hours, type Milliseconds } from '@sabuja/kit';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Geocoder, Place } from './geocoders.ts';

/** In memory alone, and not for long: it is a list of where customers live. */
const keptFor: Milliseconds = hours(6);
const mostKept = 2000;

type Kept = { place: Place | undefined; until: number };
export type Geocoding = {
  db: Db;
  clock: Clock;
  /** Undefined: only the shop's own pincodes are known. */
  geocoder: Geocoder | undefined;
  onFailure: (error: unknown) => void;
};

/**
 * Finds where an address lies, in degrees: by the geocoder if there is one, asked once for an address,
 * else in the middle of its pincode. Undefined when neither knows.
 */
export function createGeocode(deps: Geocoding): (address: string) => Promise<Place | undefined> {
  const kept = new Map<string, Kept>();
  const find = async (geocoder: Geocoder, address: string): Promise<Place | undefined> => {
    const now = deps.clock.now().getTime();
    const known = kept.get(address);
    if (known && known.until > now) return known.place;
    const place = await geocoder(address);
    kept.delete(address);
    kept.set(address, { place, until: now + keptFor });
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return place;
  };
  return async (typed) => {
    const address = typed.trim().replace(/\s+/g, ' ');
    const found = deps.geocoder
      ? await find(deps.geocoder, address).catch((error: unknown) => deps.onFailure(error))
      : undefined;
    return found ?? middleOfPincode(deps.db, address);
  };
}

const pincodeInText = new RegExp(`(?<!\\d)${PINCODE_PATTERN}(?!\\d)`);

/** The middle of the pincode that an address names; undefined for one we don't know. */
async function middleOfPincode(db: Db, address: string): Promise<Place | undefined> {
  const pincode = pincodeInText.exec(address)?.[0];
  if (pincode === undefined) return undefined;
  return db
    .selectFrom('delivery.pincodes')
    .select(['latitude', 'longitude'])
    .where('pincode', '=', pincode)
    .executeTakeFirst();
}
