import { type NewScheduledPrice, staffScheduledPriceCalls } from '@sabuja/contract';
import { fail, isFailure } from '@sabuja/kit';
import {
  type MountContext,
  mountCalls,
  type ProblemsOf,
  type StaffActor,
} from '../../../platform/http/index.ts';
import { text } from '../../../platform/texts/index.ts';
import type { ManageItemsDeps } from '../manage/deps.ts';
import { itemProblems } from '../manage/problems.ts';
import { findStaffCombo } from '../manage/staff-combos.ts';
import { findStaffStock } from '../manage/staff-stocks.ts';
import type { PricedItem } from './priced-items.ts';
import { cancelScheduledPrice, schedulePrice } from './schedule-price.ts';
import { listScheduledPrices } from './scheduled-prices-store.ts';

const problems = {
  NO_STOCK: () => ({ status: 404, message: 'This product was not found.' }),
  NO_COMBO: () => ({ status: 404, message: 'This combo was not found.' }),
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

/** Mounts the calls by which staff manage scheduled prices. */
export function staffScheduledPriceRoutes(context: MountContext, deps: ManageItemsDeps): void {
  const isStock = async (id: number) => (await findStaffStock(deps.db, id)) !== undefined;
  const isCombo = async (id: number) => (await findStaffCombo(deps.db, id)) !== undefined;
  const list = async (id: number) => ({ results: await listScheduledPrices(deps.db, id) });
  const schedule = async (actor: StaffActor, item: PricedItem, price: NewScheduledPrice) => {
    const scheduled = await schedulePrice(deps, actor, item, price);
    return isFailure(scheduled) ? scheduled : list(item.id);
  };
  const cancel = async (actor: StaffActor, item: PricedItem, priceId: number) => {
    const cancelled = await cancelScheduledPrice(deps, actor, item, priceId);
    return isFailure(cancelled) ? cancelled : { message: text`The scheduled price is cancelled.` };
  };
  mountCalls(context, {
    calls: staffScheduledPriceCalls,
    problems,
    handlers: {
      'GET /api/v1/staff/stocks/{id}/scheduled-prices': async ({ params: { id } }) =>
        (await isStock(id)) ? list(id) : fail('NO_STOCK'),
      'POST /api/v1/staff/stocks/{id}/scheduled-prices': async ({ actor, params: { id }, body }) =>
        (await isStock(id)) ? schedule(actor, { type: 'stock', id }, body) : fail('NO_STOCK'),
      'DELETE /api/v1/staff/stocks/{id}/scheduled-prices/{price_id}': ({
        actor,
        params: { id, price_id },
      }) => cancel(actor, { type: 'stock', id }, price_id),
      'GET /api/v1/staff/combos/{id}/scheduled-prices': async ({ params: { id } }) =>
        (await isCombo(id)) ? list(id) : fail('NO_COMBO'),
      'POST /api/v1/staff/combos/{id}/scheduled-prices': async ({ actor, params: { id }, body }) =>
        (await isCombo(id)) ? schedule(actor, { type: 'combo', id }, body) : fail('NO_COMBO'),
      'DELETE /api/v1/staff/combos/{id}/scheduled-prices/{price_id}': ({
        actor,
        params: { id, price_id },
      }) => cancel(actor, { type: 'combo', id }, price_id),
    },
  });
}
