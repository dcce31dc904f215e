import { staffStockCalls } from '@sabuja/contract';
import { mayStaff } from '@sabuja/contract/rules/staff-roles';
import { fail, isFailure, istDate, type Locale } from '@sabuja/kit';
import { type MountContext, mountCalls, type ProblemsOf } from '../../../platform/http/index.ts';
import { type LocalizedName, text } from '../../../platform/texts/index.ts';
import { exportSheet } from '../../staff/index.ts';
import { countStock } from './count-stock.ts';
import type { StockLedgerDeps } from './deps.ts';
import { listExpiringBatches } from './expiring-batches.ts';
import { receiveSupply } from './receive-supply.ts';
import { setThreshold } from './set-threshold.ts';
import { listStockMovements } from './stock-history.ts';
import { findOnHand, listStockLevels } from './stock-levels.ts';
import { expiringFile, expiringSheet, levelsFile, levelsSheet } from './stock-sheets.ts';
import { wasteStock } from './waste-stock.ts';

const problems = {
  NO_STOCK: () => ({ status: 404, message: 'This product is not in the shop.' }),
  BAD_DATE: () => ({
    status: 422,
    message: 'Please check the expiry date: it is not a day from today on.',
    field: 'expires_on',
  }),
  TOO_MANY_UNITS: ({ item }: { item: LocalizedName }) => ({
    status: 422,
    message: text`This would be too many of ${item}. Please check the quantity.`,
    field: 'quantity',
  }),
  STOCK_CHANGED: ({ onHand }: { onHand: number }) => ({
    status: 409,
    message: text`The stock has changed meanwhile: ${onHand} should be on hand now. Please check your count.`,
    field: 'counted',
    details: { on_hand: onHand },
  }),
  NO_REASON: () => ({
    status: 422,
    message: 'Please say why the count differs.',
    field: 'reason',
  }),
  NOT_ENOUGH: ({ available }: { available: number }) => ({
    status: 409,
    message: text`Only ${available} can be removed. The others are sold; mark them as missing when their order is picked.`,
    field: 'quantity',
    details: { available },
  }),
  ACTION_REUSED: () => ({
    status: 409,
    message: 'This was recorded as something else. Please load the page again.',
  }),
} satisfies ProblemsOf<typeof staffStockCalls>;

export function staffStockRoutes(context: MountContext, deps: StockLedgerDeps): void {
  const { db, clock, countReserved } = deps;
  const readOne = async (stockId: number, locale: Locale) =>
    (await findOnHand(db, countReserved, [stockId], locale))[0] ?? fail('NO_STOCK');
  mountCalls(context, {
    calls: staffStockCalls,
    problems,
    handlers: {
      'GET /api/v1/staff/stock/levels': ({ query, locale }) => listStockLevels(db, query, locale),
      'GET /api/v1/staff/stock/levels/csv': async ({ actor, query, locale, http }) =>
        exportSheet(
          deps,
          { actor, reply: http.reply, format: query.format },
          { ...levelsFile, filter: query, sheet: await levelsSheet(db, query, locale) },
        ),
      'GET /api/v1/staff/stock/expiring': ({ query, locale }) =>
        listExpiringBatches(db, query, { today: istDate(clock.now()), locale }),
      'GET /api/v1/staff/stock/expiring/csv': async ({ actor, query, locale, http }) => {
        const reading = { today: istDate(clock.now()), locale };
        return exportSheet(
          deps,
          { actor, reply: http.reply, format: query.format },
          { ...expiringFile, filter: query, sheet: await expiringSheet(db, query, reading) },
        );
      },
      'GET /api/v1/staff/stock/{stock_id}': ({ params, locale }) =>
        readOne(params.stock_id, locale),
      'GET /api/v1/staff/stock/{stock_id}/movements': ({ params, query, actor }) =>
        listStockMovements(db, params.stock_id, query, {
          withPrices: mayStaff(actor.role, 'stock.manage'),
        }),
      'POST /api/v1/staff/stock/supplies': async ({ body, actor, locale }) => {
        const ids = await receiveSupply(deps, actor, body);
        if (isFailure(ids)) return ids;
        return { results: await findOnHand(db, countReserved, ids, locale) };
      },
      'POST /api/v1/staff/stock/{stock_id}/count': async ({ params, body, actor, locale }) => {
        const count = await countStock(deps, actor, params.stock_id, body);
        if (isFailure(count)) return count;
        const stock = await readOne(params.stock_id, locale);
        if (isFailure(stock)) return stock;
        const { difference, missingForOrders: missing_for_orders } = count;
        return { ...stock, difference, missing_for_orders };
      },
      'POST /api/v1/staff/stock/{stock_id}/waste': async ({ params, body, actor, locale }) => {
        const failure = await wasteStock(deps, actor, params.stock_id, body);
        return isFailure(failure) ? failure : readOne(params.stock_id, locale);
      },
      'PUT /api/v1/staff/stock/{stock_id}/threshold': async ({ params, body, actor, locale }) => {
        const failure = await setThreshold(deps, actor, params.stock_id, body.low_stock_at);
        return isFailure(failure) ? failure : readOne(params.stock_id, locale);
      },
    },
  });
}
