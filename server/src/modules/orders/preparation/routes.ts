import { staffSheetCalls } from '@sabuja/contract';
import { fail, isIstDate } from '@sabuja/kit';
import { type MountContext, mountCalls, type ProblemsOf } from '../../../platform/http/index.ts';
import { readShopName } from '../../content/index.ts';
import { listSlotsOfDay } from '../../delivery/index.ts';
import type { OrderDeps } from '../deps.ts';
import { listHarvest, listKitchenDishes, type PreparationFilter } from './list-preparation.ts';
import { renderHarvest, renderKitchenSheet } from './render-preparation.ts';

const problems = {
  BAD_DATE: () => ({ status: 422, message: 'Please check the date.', field: 'date' }),
} satisfies ProblemsOf<typeof staffSheetCalls>;

export function staffPreparationRoutes(
  context: MountContext,
  { db, clock }: Pick<OrderDeps, 'db' | 'clock'>,
): void {
  const headingOf = async ({ date, slot }: PreparationFilter) => {
    const now = clock.now();
    const slots = slot === undefined ? [] : await listSlotsOfDay(db, date, now);
    const found = slots.find(({ slot_id }) => slot_id === slot);
    return { date, slot: found?.name, shop: await readShopName(db), now };
  };
  mountCalls(context, {
    calls: staffSheetCalls,
    problems,
    handlers: {
      'GET /api/v1/staff/sheets/harvest': async ({ query, locale }) =>
        isIstDate(query.date)
          ? { results: await listHarvest(db, { ...query, locale }) }
          : fail('BAD_DATE'),
      'GET /api/v1/staff/sheets/harvest/pdf': async ({ query, locale }) =>
        isIstDate(query.date)
          ? renderHarvest(await listHarvest(db, { ...query, locale }), await headingOf(query))
          : fail('BAD_DATE'),
      'GET /api/v1/staff/sheets/kitchen': async ({ query, locale }) =>
        isIstDate(query.date)
          ? { results: await listKitchenDishes(db, { ...query, locale }) }
          : fail('BAD_DATE'),
      'GET /api/v1/staff/sheets/kitchen/pdf': async ({ query, locale }) =>
        isIstDate(query.date)
          ? renderKitchenSheet(
              await listKitchenDishes(db, { ...query, locale }),
              await headingOf(query),
            )
          : fail('BAD_DATE'),
    },
  });
}
