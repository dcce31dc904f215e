import { staffZoneCalls } from '@sabuja/contract';
import { MAX_RING_POINTS, MIN_RING_POINTS, type RingFault } from '@sabuja/contract/rules/polygon';
import { fail, isFailure } from '@sabuja/kit';
import { type MountContext, mountCalls, type ProblemsOf } from '../../platform/http/index.ts';
import { text } from '../../platform/texts/index.ts';
import { changedMeanwhile, readChanged } from '../staff/index.ts';
import type { ManageDeliveryDeps } from './manage-slots.ts';
import { changeZone, createZone } from './manage-zones.ts';
import { listZones } from './zone-store.ts';

const problems = {
  NO_ZONE: () => ({ status: 404, message: 'This zone was not found.' }),
  ZONE_EXISTS: () => ({
    status: 409,
    message: 'There is a zone of this name already.',
    field: 'name',
  }),
  PINCODE_TAKEN: ({ pincode, zone }: { pincode: string; zone: string }) => ({
    status: 409,
    message: text`${pincode} is in the zone ${zone} already.`,
    field: 'pincodes',
  }),
  BAD_POLYGON: (fault: RingFault) => ({
    status: 422,
    message: describeFault(fault),
    field: 'polygon',
  }),
  POLYGONS_OVERLAP: ({ zone }: { zone: string }) => ({
    status: 409,
    message: text`The area overlaps that of the zone ${zone}.`,
    field: 'polygon',
  }),
  CHANGED_MEANWHILE: changedMeanwhile,
} satisfies ProblemsOf<typeof staffZoneCalls>;

function describeFault(fault: RingFault) {
  switch (fault.fault) {
    case 'COUNT':
      return text`An area has ${MIN_RING_POINTS - 1} to ${MAX_RING_POINTS - 1} corners.`;
    case 'OPEN':
      return text`The last point of an area is its first.`;
    case 'OUTSIDE':
      return text`Point ${fault.at} of the area is not in India.`;
    case 'CROSSES':
      return text`The border of the area meets itself at point ${fault.at}.`;
  }
}

export function staffZoneRoutes(context: MountContext, deps: ManageDeliveryDeps): void {
  const read = async (id: number) =>
    (await listZones(deps.db)).find(({ zone_id }) => zone_id === id) ?? fail('NO_ZONE');
  mountCalls(context, {
    calls: staffZoneCalls,
    problems,
    handlers: {
      'GET /api/v1/staff/zones': async () => ({ results: await listZones(deps.db) }),
      'POST /api/v1/staff/zones': async ({ actor, body }) => {
        const created = await createZone(deps, actor, body);
        return isFailure(created) ? created : read(created);
      },
      'PATCH /api/v1/staff/zones/{zone_id}': async ({ actor, params, body }) => {
        const changed = await changeZone(deps, actor, params.zone_id, body);
        const zone = await readChanged(changed, () => read(params.zone_id));
        return isFailure(zone) ? zone : { ...zone, message: text`The zone is changed.` };
      },
    },
  });
}
