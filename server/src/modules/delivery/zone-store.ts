import type { StaffZone } from '@sabuja/contract';
import { toPaise, toRupees } from '@sabuja/kit';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

export type ZonePincode = StaffZone['pincodes'][number];
export type ZoneValues = Omit<StaffZone, 'zone_id'>;

/** Every zone with its pincodes, by name. */
export async function listZones(db: Db | Tx): Promise<StaffZone[]> {
  const zones = await db.selectFrom('delivery.zones').selectAll().orderBy('name').execute();
  const pincodes = await db
    .selectFrom('delivery.pincodes')
    .selectAll()
    .orderBy('pincode')
    .execute();
  return zones.map(({ id, name, fee_paise, free_above_paise, minimum_paise, closed_at }) => ({
    zone_id: id,
    name,
    fee: toRupees(fee_paise),
    free_above: free_above_paise === null ? null : toRupees(free_above_paise),
    minimum: minimum_paise === null ? null : toRupees(minimum_paise),
    is_closed: closed_at !== null,
    pincodes: pincodes
      .filter(({ zone_id }) => zone_id === id)
      .map(({ zone_id: _, ...pincode }) => pincode),
  }));
}

/** Makes every other change of zones wait. */
export const lockZones = (tx: Tx) =>
  sql`lock table delivery.zones, delivery.pincodes in share row exclusive mode`.execute(tx);

const toRow = (zone: ZoneValues, now: Date) => ({
  name: zone.name.trim(),
  fee_paise: toPaise(zone.fee),
  free_above_paise: zone.free_above === null ? null : toPaise(zone.free_above),
  minimum_paise: zone.minimum === null ? null : toPaise(zone.minimum),
  closed_at: zone.is_closed ? now : null,
});

export async function insertZone(tx: Tx, zone: ZoneValues, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('delivery.zones')
    .values(toRow(zone, now))
    .returning('id')
    .executeTakeFirstOrThrow();
  await replacePincodes(tx, id, zone.pincodes);
  return id;
}

export async function updateZone(
  tx: Tx,
  zoneId: number,
  zone: ZoneValues,
  now: Date,
): Promise<void> {
  await tx.updateTable('delivery.zones').set(toRow(zone, now)).where('id', '=', zoneId).execute();
  await replacePincodes(tx, zoneId, zone.pincodes);
}

/** Gives a zone its pincodes; those of a closed zone come over from it. */
async function replacePincodes(
  tx: Tx,
  zoneId: number,
  pincodes: readonly ZonePincode[],
): Promise<void> {
  const names = pincodes.map(({ pincode }) => pincode);
  await tx
    .deleteFrom('delivery.pincodes')
    .where((where) =>
      where.or([
        where('zone_id', '=', zoneId),
        ...(names.length > 0 ? [where('pincode', 'in', names)] : []),
      ]),
    )
    .execute();
  if (pincodes.length === 0) return;
  const rows = pincodes.map(({ place, ...row }) => ({
    ...row,
    place: place.trim(),
    zone_id: zoneId,
  }));
  await tx.insertInto('delivery.pincodes').values(rows).execute();
}

/** The pauses of a zone follow its name. */
export const renamePauses = (tx: Tx, from: string, to: string) =>
  tx
    .updateTable('delivery.pauses')
    .set({ scope: `zone:${to}` })
    .where('scope', '=', `zone:${from}`)
    .execute();
