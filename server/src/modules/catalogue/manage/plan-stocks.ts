import type { NewStaffStock, StaffStockChange } from '@sabuja/contract';
import { type Failure, fail, isFailure } from '@sabuja/kit';
import type { Selectable } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import { findChanges } from '../../staff/index.ts';
import type { StockRow } from '../tables.ts';
import { findSubcategories, type Place } from './find-subcategory.ts';
import { toStockColumns } from './stock-values.ts';

/** A product to create, or a change of one. */
export type StockSave = { stock: NewStaffStock } | { id: number; change: StaffStockChange };

type Columns = Exclude<ReturnType<typeof toStockColumns>, Failure>;
/** The values to save of a product: of a new one, or a change of `current`. */
export type Plan = {
  current: Selectable<StockRow> | undefined;
  before: object;
  after: Columns & Partial<Place> & { quantity?: number };
  label: NewStaffStock['label'];
};
export type Refusal = Failure<
  | 'NO_STOCK'
  | 'CHANGED_MEANWHILE'
  | 'BAD_CATEGORY'
  | 'BAD_PRICE'
  | 'ABOVE_MRP'
  | 'BAD_NET_QUANTITY'
  | 'SKU_TAKEN'
  | 'BARCODE_TAKEN'
  | 'IN_COMBO'
>;
/** Locks the products to change; returns the plan of each save, or why it is refused. */
export async function planStocks(tx: Tx, saves: readonly StockSave[]): Promise<(Refusal | Plan)[]> {
  const ids = saves.flatMap((save) => ('id' in save ? save.id : []));
  const stocks = new Map((await lockStockRows(tx, ids)).map((stock) => [stock.id, stock]));
  const places = await findSubcategories(
    tx,
    saves.flatMap((save) => valuesOf(save).subcategory_id ?? []),
  );
  return saves.map((save) =>
    'stock' in save ? planNew(save.stock, places) : planChange(stocks.get(save.id), save, places),
  );
}

const valuesOf = (save: StockSave): StaffStockChange =>
  'stock' in save ? save.stock : save.change;

/** Locks in the order of ids, as orders do, so that neither can deadlock. */
const lockStockRows = async (tx: Tx, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : tx
        .selectFrom('catalogue.stocks')
        .selectAll()
        .where('id', 'in', ids)
        .orderBy('id')
        .forNoKeyUpdate()
        .execute();

type Places = ReadonlyMap<number, Place>;

function planNew(
  { subcategory_id, quantity = 0, label, ...fields }: NewStaffStock,
  places: Places,
): Refusal | Plan {
  const place = places.get(subcategory_id);
  if (!place) return fail('BAD_CATEGORY');
  const columns = toStockColumns(fields, undefined);
  if (isFailure(columns)) return columns;
  return { current: undefined, before: {}, after: { ...columns, ...place, quantity }, label };
}

function planChange(
  current: Selectable<StockRow> | undefined,
  { change }: { change: StaffStockChange },
  places: Places,
): Refusal | Plan {
  const { version, subcategory_id, label, ...fields } = change;
  if (!current) return fail('NO_STOCK');
  if (version !== undefined && version !== current.version) return fail('CHANGED_MEANWHILE');
  const place = subcategory_id === undefined ? {} : places.get(subcategory_id);
  if (!place) return fail('BAD_CATEGORY');
  const columns = toStockColumns(fields, current);
  if (isFailure(columns)) return columns;
  return { current, ...findChanges(current, { ...columns, ...place }), label };
}
