import { deliveryCalls } from '@sabuja/contract';
import { fail, isIstDate } from '@sabuja/kit';
import { type MountContext, mountCalls, type ProblemsOf } from '../../platform/http/index.ts';
import { findFirstFreeSlot, listSlots } from './daily-slots.ts';
import { createGeocode, type GeocodeDeps } from './geocode.ts';
import { findPincode } from './zones.ts';

const problems = {
  NO_SUCH_DAY: () => ({ status: 422, message: 'Please check the date.', field: 'date' }),
  NO_PLACE: () => ({ status: 422, message: 'Geocoding failed.', field: 'address' }),
} satisfies ProblemsOf<typeof deliveryCalls>;

export type DeliveryDeps = GeocodeDeps & { mapStyleUrl: string | undefined };

export function deliveryRoutes(context: MountContext, deps: DeliveryDeps): void {
  const geocode = createGeocode(deps);
  mountCalls(context, {
    calls: deliveryCalls,
    problems,
    handlers: {
      'GET /api/v1/settings/time_slots/': async ({ query, locale }) => {
        if (query.date !== undefined && !isIstDate(query.date)) return fail('NO_SUCH_DAY');
        return listSlots(deps.db, query.date, { now: deps.clock.now(), locale });
      },
      'GET /api/v1/settings/time_slots/next': async ({ query }) => {
        const { department, lead_time_hours: leadTimeHours } = query;
        const search = { department, leadTimeHours };
        return { slot: (await findFirstFreeSlot(deps.db, search, deps.clock.now())) ?? null };
      },
      'POST /api/v1/geo/geocode/forward': async ({ body }) =>
        (await geocode(body.address)) ?? fail('NO_PLACE'),
      'GET /api/v1/geo/pincode/{pincode}': ({ params, query, locale }) => {
        const { latitude, longitude } = query;
        const isPinned = latitude !== undefined && longitude !== undefined;
        const pin = isPinned ? { latitude, longitude } : undefined;
        return findPincode(deps.db, { pincode: params.pincode, pin }, locale);
      },
      'GET /api/v1/geo/map': async () => ({ style_url: deps.mapStyleUrl ?? null }),
    },
  });
}
