import type { NewStaffZone, StaffZone, StaffZoneChange } from '@sabuja/contract';
import {
  findRingFault,
  overlap,
  type Ring,
  type RingFault,
  roundRing,
} from '@sabuja/contract/rules/polygon';
import { type Failure, fail, isFailure } from '@sabuja/kit';
import { inTransaction } from '../../platform/db/index.ts';
import type { StaffActor } from '../../platform/http/index.ts';
import { createAuditRecorder } from '../staff/index.ts';
import type { ManageDeliveryDeps } from './manage-slots.ts';
import { describeZone, describeZoneChange } from './zone-audit.ts';
import {
  insertZone,
  listZones,
  lockZones,
  renamePauses,
  updateZone,
  type ZoneValues,
} from './zone-store.ts';

const audit = createAuditRecorder('zone');

type Conflict =
  | Failure<'ZONE_EXISTS', undefined>
  | Failure<'PINCODE_TAKEN', { pincode: string; zone: string }>
  | Failure<'BAD_POLYGON', RingFault>
  | Failure<'POLYGONS_OVERLAP', { zone: string }>;

/**
 * Creates a delivery zone. Fails with ZONE_EXISTS, PINCODE_TAKEN (another open zone has the pincode), BAD_POLYGON, or
 * POLYGONS_OVERLAP (with the area of another open zone).
 */
export function createZone(
  { db, clock }: ManageDeliveryDeps,
  actor: StaffActor,
  zone: NewStaffZone,
) {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    await lockZones(tx);
    const values = { ...zone, is_closed: false };
    const conflict = findConflict(await listZones(tx), values, undefined);
    if (conflict) return conflict;
    const id = await insertZone(tx, values, { actor, now });
    await audit(tx, actor, { action: 'zone.create', id, after: describeZone(values) }, now);
    return id;
  });
}

/**
 * Changes a zone for all later checkouts; orders and estimates made before stay the same. Fails with NO_ZONE,
 * CHANGED_MEANWHILE, or like `createZone`.
 */
export function changeZone(
  { db, clock }: ManageDeliveryDeps,
  actor: StaffActor,
  zoneId: number,
  { version, ...change }: StaffZoneChange,
) {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    await lockZones(tx);
    const zones = await listZones(tx);
    const before = zones.find(({ zone_id }) => zone_id === zoneId);
    if (!before) return fail('NO_ZONE');
    if (version !== undefined && version !== before.version) return fail('CHANGED_MEANWHILE');
    const after = { ...before, ...change };
    const conflict = findConflict(zones, after, zoneId);
    if (isFailure(conflict)) return conflict;
    await updateZone(tx, zoneId, after, { actor, now });
    if (after.name.trim() !== before.name) await renamePauses(tx, before.name, after.name.trim());
    const stored = (await listZones(tx)).find(({ zone_id }) => zone_id === zoneId) ?? after;
    const values = describeZoneChange(before, stored);
    await audit(tx, actor, { action: 'zone.change', id: zoneId, ...values }, now);
    return undefined;
  });
}

/** Checks a zone against the others: a name belongs to one zone, a pincode and a place to one open zone. */
function findConflict(
  zones: readonly StaffZone[],
  { name, pincodes, polygon, is_closed }: ZoneValues,
  zoneId: number | undefined,
): Conflict | undefined {
  const others = zones.filter(({ zone_id }) => zone_id !== zoneId);
  if (others.some((other) => other.name === name.trim())) return fail('ZONE_EXISTS');
  const given = new Map<string, string>(
    others
      .filter((other) => is_closed || !other.is_closed)
      .flatMap((other) => other.pincodes.map(({ pincode }) => [pincode, other.name] as const)),
  );
  for (const { pincode } of pincodes) {
    const zone = given.get(pincode);
    if (zone !== undefined) return fail('PINCODE_TAKEN', { pincode, zone });
    given.set(pincode, name);
  }
  return polygon ? findAreaConflict(others, { polygon: roundRing(polygon), is_closed }) : undefined;
}

/** Checks an area: it must be a valid polygon and must not overlap another open zone. */
function findAreaConflict(
  others: readonly StaffZone[],
  { polygon, is_closed }: { polygon: Ring; is_closed: boolean },
): Conflict | undefined {
  const fault = findRingFault(polygon);
  if (fault) return fail('BAD_POLYGON', fault);
  const open = is_closed ? [] : others.filter((other) => !other.is_closed);
  const met = open.find((other) => other.polygon && overlap(other.polygon, polygon));
  return met && fail('POLYGONS_OVERLAP', { zone: met.name });
}
