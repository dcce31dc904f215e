import type { Db } from '../../platform/db/index.ts';

export type Place = { latitude: number; longitude: number };

/** Where an address lies, in degrees: the middle of its pincode. Undefined for a pincode we don't know. */
export async function placeOf(db: Db, address: string): Promise<Place | undefined> {
  const pincode = /(?<!\d)[1-9]\d{5}(?!\d)/.exec(address)?.[0];
  if (pincode === undefined) return undefined;
  return db
    .selectFrom('delivery.pincodes')
    .select(['latitude', 'longitude'])
    .where('pincode', '=', pincode)
    .executeTakeFirst();
}
