import { isInside, type LatLng } from '@sabuja/contract/rules/polygon';
import { type Locale, localize, type Paise } from '@sabuja/kit';
import { cachedByRevision } from '../../platform/cache/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';

/** The pincode of the address, and its pin if the customer set one. */
export type Destination = { pincode: string; pin?: LatLng | undefined };
type Zone = {
  id: number;
  name: string;
  fee: Paise;
  freeAbove: Paise | null;
  minimum: Paise | null;
  /** The zone was found by the pin, not by the pincode. */
  isByPin: boolean;
};

const loadZones = cachedByRevision('delivery', async (db) => {
  const zones = await db
    .selectFrom('delivery.zones')
    .select(['id', 'name', 'fee_paise as fee', 'free_above_paise as freeAbove'])
    .select(['minimum_paise as minimum', 'closed_at', 'polygon'])
    .orderBy('id')
    .execute();
  const pincodes = await db.selectFrom('delivery.pincodes').selectAll().execute();
  const byId = new Map(zones.map((zone) => [zone.id, zone]));
  return {
    byId,
    byPincode: new Map(
      pincodes.flatMap(({ pincode, zone_id, ...place }) => {
        const zone = byId.get(zone_id);
        return zone ? [[pincode, { ...place, zone }] as const] : [];
      }),
    ),
    areas: zones.flatMap(({ polygon, closed_at, ...zone }) =>
      polygon && closed_at === null ? [{ polygon, zone }] : [],
    ),
  };
});

/**
 * Returns the delivery zone of an address; undefined where the shop does not deliver. The zone of the pincode applies
 * even if it is closed; only for other pincodes it is the open zone around the pin. So a pin cannot be used to get a
 * lower fee or to avoid a closure (decision 0144).
 */
export async function findZone(
  db: Db | Tx,
  { pincode, pin }: Destination,
): Promise<Zone | undefined> {
  const { byPincode, areas } = await loadZones(db);
  const listed = byPincode.get(pincode)?.zone;
  if (listed) return listed.closed_at === null ? { ...listed, isByPin: false } : undefined;
  const area = pin && areas.find(({ polygon }) => isInside(polygon, pin));
  return area && { ...area.zone, isByPin: true };
}

/**
 * Returns whether the shop delivers to an address, the name of its pincode in a language, and where a map should
 * start.
 */
export async function findPincode(db: Db, destination: Destination, locale: Locale) {
  const served = (await findZone(db, destination)) !== undefined;
  const { byPincode, areas } = await loadZones(db);
  const listed = byPincode.get(destination.pincode);
  const [longitude = null, latitude = null] = areas[0]?.polygon[0] ?? [];
  if (!listed) return { served, by_pin: areas.length > 0, place: null, latitude, longitude };
  const place = served
    ? {
        place: localize(listed, locale).place,
        latitude: listed.latitude,
        longitude: listed.longitude,
      }
    : { place: null, latitude: null, longitude: null };
  return { served, by_pin: false, ...place };
}

/** The destination as stored in an order. */
type Delivered = { pincode: string; pin_zone_id: number | null };
export type ZoneNames = Awaited<ReturnType<typeof readZoneNames>>;

/** Returns look-ups for the zone name of an order, the centroid of a pincode, and the pincodes of a zone. */
export async function readZoneNames(db: Db | Tx) {
  const { byId, byPincode } = await loadZones(db);
  const zoneOf = ({ pincode, pin_zone_id }: Delivered) =>
    pin_zone_id === null ? byPincode.get(pincode)?.zone : byId.get(pin_zone_id);
  return {
    of: (order: Delivered): string | null => zoneOf(order)?.name ?? null,
    centroidOf: (pincode: string): LatLng | undefined => byPincode.get(pincode),
    /** Id and pincodes of the zone with this name. */
    find: (name: string) => ({
      id: [...byId.values()].find((zone) => zone.name === name)?.id ?? null,
      pincodes: [...byPincode].filter(([, { zone }]) => zone.name === name).map(([code]) => code),
    }),
  };
}

/** The names of the zones that have a pincode or an area, in order. */
export async function listZoneNames(db: Db | Tx): Promise<string[]> {
  const { byPincode, areas } = await loadZones(db);
  const zones = [...[...byPincode.values()].map(({ zone }) => zone), ...areas.map((a) => a.zone)];
  return [...new Set(zones.map(({ name }) => name))].sort();
}
