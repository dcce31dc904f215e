import { type StaffStock, staffProductCalls } from '@sabuja/contract';
import { fail, isFailure } from '@sabuja/kit';
import { type MountContext, mountCalls, type ProblemsOf } from '../../../platform/http/index.ts';
import { nameOf, text } from '../../../platform/texts/index.ts';
import { changeStock, createStock, type ManageItemsDeps } from './save-stock.ts';
import { findStaffStock, listStaffStocks, listStockPrices } from './staff-stocks.ts';

type Named = Parameters<typeof nameOf>[0];

const problems = {
  NO_STOCK: () => ({ status: 404, message: 'This product was not found.' }),
  BAD_CATEGORY: () => ({
    status: 422,
    message: 'Please choose a subcategory.',
    field: 'subcategory_id',
  }),
  BAD_PRICE: ({ field }: { field: 'cost' | 'discount' }) => ({
    status: 422,
    message:
      'Please enter amounts with two decimals or less; the price after discount must be above ₹0.',
    field,
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
  IN_COMBO: (combo: Named) => ({
    status: 409,
    message: text`The combo ${nameOf(combo)} has this product, and a combo is of one department.`,
    field: 'department',
  }),
  CHANGED_MEANWHILE: (current: StaffStock) => ({
    status: 409,
    message: changedBy(current.updated_by),
    details: current,
  }),
} satisfies ProblemsOf<typeof staffProductCalls>;

const changedBy = (name: string | null) =>
  name === null
    ? 'This has been changed since you opened it.'
    : text`${name} has changed this since you opened it.`;

/** Mounts what staff do with products. */
export function staffProductRoutes(context: MountContext, deps: ManageItemsDeps): void {
  const { db } = deps;
  const read = async (id: number) => (await findStaffStock(db, id)) ?? fail('NO_STOCK');
  mountCalls(context, {
    calls: staffProductCalls,
    problems,
    handlers: {
      'GET /api/v1/staff/stocks': ({ query }) => listStaffStocks(db, query, query),
      'POST /api/v1/staff/stocks': async ({ actor, body }) => {
        const saved = await createStock(deps, actor, body);
        return isFailure(saved) ? saved : read(saved.id);
      },
      'GET /api/v1/staff/stocks/{id}': ({ params }) => read(params.id),
      'PATCH /api/v1/staff/stocks/{id}': async ({ actor, params, body }) => {
        const saved = await changeStock(deps, actor, params.id, body);
        if (!isFailure(saved)) return read(saved.id);
        if (saved.code !== 'CHANGED_MEANWHILE') return saved;
        const current = await read(params.id);
        return isFailure(current) ? current : fail('CHANGED_MEANWHILE', current);
      },
      'GET /api/v1/staff/stocks/{id}/prices': ({ params }) => listStockPrices(db, params.id),
    },
  });
}
