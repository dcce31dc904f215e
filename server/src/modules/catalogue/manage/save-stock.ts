import type { NewStaffStock, StaffStockChange } from '@sabuja/contract';
import type { Failure } from '@sabuja/kit';
import { inTransaction, isUniqueViolation, type Tx } from '../../../platform/db/index.ts';
import type { AuditActor, Saving } from '../../staff/index.ts';
import type { ManageItemsDeps } from './deps.ts';
import type { Refusal, StockSave } from './plan-stocks.ts';
import { type Saved, saveStocks } from './save-stocks.ts';

/** Creates a product in a transaction of its own; see `insertStock` for its failures. */
export const createStock = (
  { db, clock }: ManageItemsDeps,
  actor: AuditActor,
  stock: NewStaffStock,
) =>
  failWhenTaken(() =>
    inTransaction(db, (tx) => insertStock(tx, stock, { actor, now: clock.now() })),
  );

/** Changes a product in a transaction of its own; see `updateStock` for its failures. */
export const changeStock = (
  { db, clock }: ManageItemsDeps,
  actor: AuditActor,
  id: number,
  change: StaffStockChange,
) =>
  failWhenTaken(() =>
    inTransaction(db, (tx) => updateStock(tx, id, change, { actor, now: clock.now() })),
  );

/**
 * Inserts a product; returns its id. Fails with BAD_CATEGORY, BAD_PRICE, ABOVE_MRP, BAD_NET_QUANTITY, SKU_TAKEN or
 * BARCODE_TAKEN; two transactions that take the same key at once violate a unique constraint instead.
 */
const insertStock = (tx: Tx, stock: NewStaffStock, saving: Saving) =>
  saveOne<Exclude<Code, 'NO_STOCK' | 'CHANGED_MEANWHILE' | 'IN_COMBO'>>(tx, { stock }, saving);

/**
 * Updates a product; `isChanged` is false when all values stay the same. Fails with NO_STOCK, CHANGED_MEANWHILE when
 * the change was made from an older version, BAD_CATEGORY, BAD_PRICE, ABOVE_MRP, BAD_NET_QUANTITY, SKU_TAKEN,
 * BARCODE_TAKEN, or IN_COMBO when a combo contains it and its department, or whether its price includes GST, would
 * change.
 */
export const updateStock = (tx: Tx, id: number, change: StaffStockChange, saving: Saving) =>
  saveOne<Code>(tx, { id, change }, saving);

type Code = Refusal['code'];

/** `Possible`: the failures that this save can have; a new product never fails with CHANGED_MEANWHILE. */
async function saveOne<Possible extends Code>(tx: Tx, save: StockSave, saving: Saving) {
  const [saved] = await saveStocks(tx, [save], saving);
  return saved as Saved | Failure<Possible>;
}

/** Repeats a save once when another transaction has just taken its SKU or barcode: the repeat finds that and fails. */
export async function failWhenTaken<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    const isTaken = ['stocks_sku_key', 'stocks_barcode_key'].some((name) =>
      isUniqueViolation(error, name),
    );
    if (!isTaken) throw error;
    return await save();
  }
}
