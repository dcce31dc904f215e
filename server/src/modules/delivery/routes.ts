import { deliveryCalls } from '@sabuja/contract';
import { fail, isIstDate } from '@sabuja/kit';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/index.ts';
import { type Mounting, mountCalls, type Problems } from '../../platform/http/index.ts';
import { placeOf } from './geocode.ts';
import { listSlots } from './slots-of-a-day.ts';

const problems = {
  NO_SUCH_DAY: () => ({ status: 422, message: 'Please check the date.', field: 'date' }),
  NO_PLACE: () => ({ status: 422, message: 'Geocoding failed.', field: 'address' }),
} satisfies Problems;

export function deliveryRoutes(mounting: Mounting, deps: { db: Db; clock: Clock }): void {
  mountCalls(mounting, {
    calls: deliveryCalls,
    problems,
    handlers: {
      'GET /api/v1/settings/time_slots/': async ({ query }) => {
        if (query.date !== undefined && !isIstDate(query.date)) return fail('NO_SUCH_DAY');
        return listSlots(deps.db, query.date, deps.clock.now());
      },
      'POST /api/v1/geo/geocode/forward': async ({ body }) =>
        (await placeOf(deps.db, body.address)) ?? fail('NO_PLACE'),
    },
  });
}
