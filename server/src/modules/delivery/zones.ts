import type { Paise } from '@sabuja/kit';
import { cachedByRevision } from '../../platform/cache/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';

type Zone = { name: string; fee: Paise; freeAbove: Paise | null };

const loadZones = cachedByRevision('delivery', async (db): Promise<ReadonlyMap<string, Zone>> => {
  const rows = await db
    .selectFrom('delivery.pincodes as p')
    .innerJoin('delivery.zones as z', 'z.id', 'p.zone_id')
    .select(['p.pincode', 'z.name', 'z.fee_paise as fee', 'z.free_above_paise as freeAbove'])
    .execute();
  return new Map(rows.map(({ pincode, ...zone }) => [pincode, zone]));
});

/** Whether a pincode is delivered to, its name, and its centroid. */
export async function findPincode(db: Db, pincode: string) {
  const row = await db
    .selectFrom('delivery.pincodes')
    .select(['place', 'latitude', 'longitude'])
    .where('pincode', '=', pincode)
    .executeTakeFirst();
  return {
    served: row !== undefined,
    ...(row ?? { place: null, latitude: null, longitude: null }),
  };
}

/** The delivery zone of a pincode; undefined where the shop does not deliver. */
export const findZone = async (db: Db | Tx, pincode: string): Promise<Zone | undefined> =>
  (await loadZones(db)).get(pincode);

/** Zone and centroid of delivered pincodes, by pincode. */
export async function listPincodePlaces(db: Db | Tx, pincodes: readonly string[]) {
  if (pincodes.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('delivery.pincodes as p')
    .innerJoin('delivery.zones as z', 'z.id', 'p.zone_id')
    .select(['p.pincode', 'p.latitude', 'p.longitude', 'z.name as zone'])
    .where('p.pincode', 'in', [...new Set(pincodes)])
    .execute();
  return new Map(rows.map((row) => [row.pincode, row]));
}

/** The name of each delivered pincode's zone, by pincode. */
export const listZoneNames = async (db: Db | Tx): Promise<ReadonlyMap<string, string>> =>
  new Map([...(await loadZones(db))].map(([pincode, { name }]) => [pincode, name]));
