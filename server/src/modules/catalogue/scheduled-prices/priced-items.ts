import { fail, isFailure } from '@sabuja/kit';
import type { Tx } from '../../../platform/db/index.ts';
import type { Saving } from '../../staff/index.ts';
import { findBadPrice } from '../manage/item-values.ts';
import { updateCombo } from '../manage/save-combo.ts';
import { updateStock } from '../manage/save-stock.ts';
import { toStockColumns } from '../manage/stock-values.ts';

/** A product or combo. */
export type PricedItem = { type: 'stock' | 'combo'; id: number };

/** Rupees before discount, and percent. */
type Price = { cost: number; discount: number };

const lockStock = (tx: Tx, id: number) =>
  tx
    .selectFrom('catalogue.stocks')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

const lockCombo = (tx: Tx, id: number) =>
  tx
    .selectFrom('catalogue.combos')
    .select(['cost_paise', 'discount_percent'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

/** Locks an item; returns its present price. */
export async function lockPrice(tx: Tx, { type, id }: PricedItem) {
  const { cost_paise, discount_percent } =
    type === 'stock' ? await lockStock(tx, id) : await lockCombo(tx, id);
  return { cost_paise, discount_percent };
}

/** Locks an item; returns the failure BAD_PRICE or ABOVE_MRP when it may not have a price now, else undefined. */
export async function findPriceRefusal(tx: Tx, { type, id }: PricedItem, price: Price) {
  if (type === 'stock') {
    const columns = toStockColumns(price, await lockStock(tx, id));
    return isFailure(columns) ? columns : undefined;
  }
  await lockCombo(tx, id);
  const field = findBadPrice(price, undefined);
  return field && fail('BAD_PRICE', { field });
}

/** Sets the price of an item; returns false when the item may not have it now, for example above the MRP. */
export async function setPrice(
  tx: Tx,
  { type, id }: PricedItem,
  price: Price,
  saving: Saving,
): Promise<boolean> {
  const update = type === 'stock' ? updateStock : updateCombo;
  return !isFailure(await update(tx, id, price, saving));
}
