import type { NewStaffZone, StaffZone } from '@sabuja/contract';
import { roundRing } from '@sabuja/contract/rules/polygon';
import { mergeTranslations, toPaise, toRupees } from '@sabuja/kit';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { describeRevisions, revision, type Saving } from '../staff/index.ts';

type ZonePincode = StaffZone['pincodes'][number];
export type ZoneValues = NewStaffZone & { is_closed: boolean };

/** Every zone with its pincodes, by name. */
export async function listZones(db: Db | Tx): Promise<StaffZone[]> {
  const zones = await db.selectFrom('delivery.zones').selectAll().orderBy('name').execute();
  const pincodes = await db
    .selectFrom('delivery.pincodes')
    .selectAll()
    .orderBy('pincode')
    .execute();
  const describe = await describeRevisions(db, zones);
  return zones.map((zone) => {
    const { id, name, fee_paise, free_above_paise, minimum_paise, closed_at, polygon } = zone;
    return {
      zone_id: id,
      name,
      fee: toRupees(fee_paise),
      free_above: free_above_paise === null ? null : toRupees(free_above_paise),
      minimum: minimum_paise === null ? null : toRupees(minimum_paise),
      polygon,
      is_closed: closed_at !== null,
      pincodes: pincodes
        .filter(({ zone_id }) => zone_id === id)
        .map(({ zone_id: _, ...pincode }) => pincode),
      ...describe(zone),
    };
  });
}

/** Locks the tables against other changes of zones. */
export const lockZones = (tx: Tx) =>
  sql`lock table delivery.zones, delivery.pincodes in share row exclusive mode`.execute(tx);

const toRow = (zone: ZoneValues, saving: Saving) => ({
  name: zone.name.trim(),
  fee_paise: toPaise(zone.fee),
  free_above_paise: zone.free_above === null ? null : toPaise(zone.free_above),
  minimum_paise: zone.minimum === null ? null : toPaise(zone.minimum),
  closed_at: zone.is_closed ? saving.now : null,
  polygon: zone.polygon ? JSON.stringify(roundRing(zone.polygon)) : null,
  ...revision(saving),
});

export async function insertZone(tx: Tx, zone: ZoneValues, saving: Saving): Promise<number> {
  const { id } = await tx
    .insertInto('delivery.zones')
    .values(toRow(zone, saving))
    .returning('id')
    .executeTakeFirstOrThrow();
  await replacePincodes(tx, id, zone.pincodes);
  return id;
}

export async function updateZone(
  tx: Tx,
  zoneId: number,
  zone: ZoneValues,
  saving: Saving,
): Promise<void> {
  await tx
    .updateTable('delivery.zones')
    .set((zones) => ({ ...toRow(zone, saving), version: zones('version', '+', 1) }))
    .where('id', '=', zoneId)
    .execute();
  await replacePincodes(tx, zoneId, zone.pincodes);
}

/**
 * Replaces the pincodes of a zone; pincodes of a closed zone move to it. A pincode whose place stays the same keeps the
 * translations that are not given.
 */
async function replacePincodes(
  tx: Tx,
  zoneId: number,
  pincodes: readonly ZonePincode[],
): Promise<void> {
  const names = pincodes.map(({ pincode }) => pincode);
  const replaced = await tx
    .deleteFrom('delivery.pincodes')
    .where((where) =>
      where.or([
        where('zone_id', '=', zoneId),
        ...(names.length > 0 ? [where('pincode', 'in', names)] : []),
      ]),
    )
    .returning(['pincode', 'place', 'translations'])
    .execute();
  const before = new Map(replaced.map((row) => [row.pincode, row]));
  if (pincodes.length === 0) return;
  const rows = pincodes.map(({ place: text, translations = {}, ...row }) => {
    const place = text.trim();
    const old = before.get(row.pincode);
    const current = old?.place === place ? old.translations : {};
    return {
      ...{ ...row, place, zone_id: zoneId },
      translations: mergeTranslations<'place'>(current, translations),
    };
  });
  await tx.insertInto('delivery.pincodes').values(rows).execute();
}

/** Renames the scope of a zone's pauses when the zone is renamed. */
export const renamePauses = (tx: Tx, from: string, to: string) =>
  tx
    .updateTable('delivery.pauses')
    .set({ scope: `zone:${to}` })
    .where('scope', '=', `zone:${from}`)
    .execute();
