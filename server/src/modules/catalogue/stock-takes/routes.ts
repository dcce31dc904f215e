import { staffStockTakeCalls } from '@sabuja/contract';
import { isFailure } from '@sabuja/kit';
import { type MountContext, mountCalls, type ProblemsOf } from '../../../platform/http/index.ts';
import type { StockTakeDeps } from '../stock-ledger/deps.ts';
import { listAisles } from './aisles.ts';
import { closeTake } from './close-take.ts';
import { countTakeLine } from './count-line.ts';
import { findTake } from './find-take.ts';
import { cancelTake, startTake } from './start-take.ts';

const problems = {
  NO_TAKE: () => ({ status: 404, message: 'This count was not found.' }),
  NO_AISLE: () => ({ status: 404, message: 'No product stands in this aisle.' }),
  COUNTED_NOW: () => ({ status: 409, message: 'This aisle is being counted already.' }),
  NO_STOCK: () => ({ status: 404, message: 'This product is not in this aisle.' }),
  NOT_OPEN: () => ({ status: 409, message: 'This count is closed or cancelled.' }),
  CANCELLED: () => ({ status: 409, message: 'This count is cancelled.' }),
  NOT_STARTED_BY_YOU: () => ({
    status: 403,
    message: 'Somebody else started this count. A manager can cancel it.',
  }),
  ACTION_REUSED: () => ({
    status: 409,
    message: 'This was recorded as something else. Please load the page again.',
  }),
} satisfies ProblemsOf<typeof staffStockTakeCalls>;

export function staffStockTakeRoutes(context: MountContext, deps: StockTakeDeps): void {
  const { db } = deps;
  mountCalls(context, {
    calls: staffStockTakeCalls,
    problems,
    handlers: {
      'GET /api/v1/staff/stock-takes/aisles': async ({ locale }) => ({
        results: await listAisles(db, locale),
      }),
      'POST /api/v1/staff/stock-takes': async ({ actor, body, locale }) => {
        const failure = await startTake(deps, actor, body);
        return isFailure(failure) ? failure : findTake(db, { ...actor, locale }, body.action_id);
      },
      'GET /api/v1/staff/stock-takes/{take}': ({ actor, params, locale }) =>
        findTake(db, { ...actor, locale }, params.take),
      'PUT /api/v1/staff/stock-takes/{take}/lines/{stock_id}': ({ actor, params, body, locale }) =>
        countTakeLine(deps, { ...actor, locale }, { ...params, ...body }),
      'POST /api/v1/staff/stock-takes/{take}/close': async ({ actor, params, locale }) => {
        const missing = await closeTake(deps, actor, params.take);
        if (isFailure(missing)) return missing;
        const take = await findTake(db, { ...actor, locale }, params.take);
        return isFailure(take) ? take : { ...take, missing_for_orders: missing };
      },
      'POST /api/v1/staff/stock-takes/{take}/cancel': async ({ actor, params, locale }) => {
        const failure = await cancelTake(deps, actor, params.take);
        return isFailure(failure) ? failure : findTake(db, { ...actor, locale }, params.take);
      },
    },
  });
}
