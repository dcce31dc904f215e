import { type StaffStockChange, type StockResult, staffProductCalls } from '@sabuja/contract';
import { fail, isFailure } from '@sabuja/kit';
import {
  type MountContext,
  mountCalls,
  type ProblemsOf,
  runAlone,
  type StaffActor,
} from '../../../platform/http/index.ts';
import { nameOf, text } from '../../../platform/texts/index.ts';
import { readChanged } from '../../staff/index.ts';
import type { ManageItemsDeps } from './deps.ts';
import { itemProblems, type Named } from './problems.ts';
import { changeStock, createStock } from './save-stock.ts';
import { findStaffStock, listStaffStocks, listStockPrices } from './staff-stocks.ts';

const problems = {
  ...itemProblems,
  NO_STOCK: () => ({ status: 404, message: 'This product was not found.' }),
  ABOVE_MRP: ({ field }: { field: 'cost' | 'mrp' }) => ({
    status: 422,
    message: 'The price cannot be above the MRP.',
    field,
  }),
  BAD_NET_QUANTITY: () => ({
    status: 422,
    message: 'Please enter the net quantity with its unit.',
    field: 'label.net_quantity',
  }),
  SKU_TAKEN: (other: Named) => ({
    status: 409,
    message: text`${nameOf(other)} has this SKU already.`,
    field: 'sku',
  }),
  BARCODE_TAKEN: (other: Named) => ({
    status: 409,
    message: text`${nameOf(other)} has this barcode already.`,
    field: 'barcode',
  }),
  IN_COMBO: ({ combo, field }: { combo: Named; field: 'department' | 'mrp' }) => ({
    status: 409,
    message:
      field === 'mrp'
        ? text`The combo ${nameOf(combo)} has this product, and its products agree on whether prices include GST.`
        : text`The combo ${nameOf(combo)} has this product, and a combo is of one department.`,
    field,
  }),
} satisfies ProblemsOf<typeof staffProductCalls>;

/** Mounts what staff do with products. */
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
