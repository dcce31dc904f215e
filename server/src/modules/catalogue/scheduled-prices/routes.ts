import { staffScheduledPriceCalls } from '@sabuja/contract';
import { fail, isFailure } from '@sabuja/kit';
import { type MountContext, mountCalls, type ProblemsOf } from '../../../platform/http/index.ts';
import { text } from '../../../platform/texts/index.ts';
import type { ManageItemsDeps } from '../manage/deps.ts';
import { itemProblems } from '../manage/problems.ts';
import { findStaffStock } from '../manage/staff-stocks.ts';
import { cancelScheduledPrice, schedulePrice } from './schedule-price.ts';
import { listScheduledPrices } from './scheduled-prices-store.ts';

const problems = {
  NO_STOCK: () => ({ status: 404, message: 'This product was not found.' }),
  BAD_PRICE: itemProblems.BAD_PRICE,
  ABOVE_MRP: () => ({
    status: 422,
    message: 'The price cannot be above the MRP.',
    field: 'cost',
  }),
  BAD_PERIOD: () => ({
    status: 422,
    message: 'The end must be after the beginning, and in the future.',
    field: 'until',
  }),
  OVERLAPS: () => ({
    status: 409,
    message: 'Another scheduled price has part of this time.',
    field: 'from',
  }),
  NO_SCHEDULED_PRICE: () => ({ status: 404, message: 'This scheduled price was not found.' }),
  IS_OVER: () => ({ status: 409, message: 'This scheduled price is over already.' }),
} satisfies ProblemsOf<typeof staffScheduledPriceCalls>;

/** Mounts what staff do with scheduled prices. */
export function staffScheduledPriceRoutes(context: MountContext, deps: ManageItemsDeps): void {
  const list = async (id: number) => ({ results: await listScheduledPrices(deps.db, id) });
  mountCalls(context, {
    calls: staffScheduledPriceCalls,
    problems,
    handlers: {
      'GET /api/v1/staff/stocks/{id}/scheduled-prices': async ({ params: { id } }) =>
        (await findStaffStock(deps.db, id)) ? list(id) : fail('NO_STOCK'),
      'POST /api/v1/staff/stocks/{id}/scheduled-prices': async ({ actor, params, body }) => {
        const scheduled = await schedulePrice(deps, actor, params.id, body);
        return isFailure(scheduled) ? scheduled : list(params.id);
      },
      'DELETE /api/v1/staff/stocks/{id}/scheduled-prices/{price_id}': async ({ actor, params }) => {
        const cancelled = await cancelScheduledPrice(deps, actor, params);
        return isFailure(cancelled)
          ? cancelled
          : { message: text`The scheduled price is cancelled.` };
      },
    },
  });
}
