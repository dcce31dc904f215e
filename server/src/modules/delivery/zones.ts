import type { Paise } from '@sabuja/kit';
import { cachedByRevision } from '../../platform/cache/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';

type Zone = { name: string; fee: Paise; freeAbove: Paise | null; minimum: Paise | null };

const loadZones = cachedByRevision('delivery', async (db) => {
  const rows = await db
    .selectFrom('delivery.pincodes as p')
    .innerJoin('delivery.zones as z', 'z.id', 'p.zone_id')
    .select([
      'p.pincode',
      'z.name',
      'z.fee_paise as fee',
      'z.free_above_paise as freeAbove',
      'z.minimum_paise as minimum',
      'z.closed_at',
    ])
    .execute();
  return new Map(rows.map(({ pincode, ...zone }) => [pincode, zone]));
});

/** Whether a pincode is delivered to, its name, and its centroid. */
export async function findPincode(db: Db, pincode: string) {
  const row = await db
    .selectFrom('delivery.pincodes as p')
    .innerJoin('delivery.zones as z', 'z.id', 'p.zone_id')
    .select(['p.place', 'p.latitude', 'p.longitude'])
    .where('p.pincode', '=', pincode)
    .where('z.closed_at', 'is', null)
    .executeTakeFirst();
  return {
    served: row !== undefined,
    ...(row ?? { place: null, latitude: null, longitude: null }),
  };
}

/** The delivery zone of a pincode; undefined where the shop does not deliver. */
export async function findZone(db: Db | Tx, pincode: string): Promise<Zone | undefined> {
  const zone = (await loadZones(db)).get(pincode);
  return zone?.closed_at === null ? zone : undefined;
}

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
