import { type StaffStockChange, type StockResult, staffProductCalls } from '@sabuja/contract';
import { fail, isFailure } from '@sabuja/kit';
import {
  type MountContext,
  mountCalls,
  runAlone,
  type StaffActor,
} from '../../../platform/http/index.ts';
import { readChanged } from '../../staff/index.ts';
import type { ManageItemsDeps } from './deps.ts';
import { stockProblems as problems } from './problems.ts';
import { changeStock, createStock } from './save-stock.ts';
import { findStaffStock, listStaffStocks, listStockPrices } from './staff-stocks.ts';

/** Mounts the calls by which staff manage products. */
export function staffProductRoutes(context: MountContext, deps: ManageItemsDeps): void {
  const { db } = deps;
  const read = async (id: number) => (await findStaffStock(db, id)) ?? fail('NO_STOCK');
  const change = async (actor: StaffActor, id: number, body: StaffStockChange) =>
    readChanged(await changeStock(deps, actor, id, body), () => read(id));
  mountCalls(context, {
    calls: staffProductCalls,
    problems,
    handlers: {
      'GET /api/v1/staff/stocks': ({ query }) => listStaffStocks(db, query, query),
      'POST /api/v1/staff/stocks': async ({ actor, body }) => {
        const saved = await createStock(deps, actor, body);
        return isFailure(saved) ? saved : read(saved.id);
      },
      'PATCH /api/v1/staff/stocks': async ({ actor, body: { changes }, http: { request } }) => {
        const call = staffProductCalls['PATCH /api/v1/staff/stocks/{id}'];
        const results: StockResult[] = [];
        for (const { stock_id, change: body } of changes) {
          const outcome = await runAlone(request, { call, problems }, body, (valid) =>
            change(actor, stock_id, valid),
          );
          if ('problem' in outcome) results.push({ stock_id, ok: false, problem: outcome.problem });
          else results.push({ stock_id, ok: true, stock: outcome.result });
        }
        return { results };
      },
      'GET /api/v1/staff/stocks/{id}': ({ params }) => read(params.id),
      'PATCH /api/v1/staff/stocks/{id}': ({ actor, params, body }) =>
        change(actor, params.id, body),
      'GET /api/v1/staff/stocks/{id}/prices': ({ params }) => listStockPrices(db, params.id),
    },
  });
}
