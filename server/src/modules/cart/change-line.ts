import type { Cart } from '@sabuja/contract';
import { fail } from '@sabuja/kit';
import { type Db, inTransaction, type Tx } from '../../platform/db/index.ts';
import { nameOf } from '../../platform/texts/index.ts';
import { type CatalogueItem, findItems, maxUnits } from '../catalogue/index.ts';
import { findOrderLimits } from '../content/index.ts';
import {
  addToLine,
  type Line,
  readCart,
  readQuantity,
  removeItems,
  setLine,
} from './cart-store.ts';

/** Adds to the quantity of an item and returns the cart. Fails with NO_ITEM, INACTIVE, TOO_MANY or UNIT_LIMIT. */
export const addItem = (db: Db, customerId: number, line: Line) =>
  changeLine(db, line, async (tx, item) => {
    const quantity = await addToLine(tx, customerId, line);
    return (await checkQuantity(tx, item, quantity)) ?? readCart(tx, customerId);
  });

/**
 * Sets the quantity of an item and returns the cart; 0 or below removes it, even if the item is no longer sold. A
 * line above the limit of units may be lowered step by step. Fails with NO_ITEM, INACTIVE, TOO_MANY or UNIT_LIMIT.
 */
export async function setItem(db: Db, customerId: number, line: Line) {
  if (line.quantity <= 0) {
    await removeItems(customerId, [line.itemId]).execute(db);
    return readCart(db, customerId);
  }
  return changeLine(db, line, async (tx, item) => {
    const isLowered = line.quantity < (await readQuantity(tx, customerId, line.itemId));
    const refusal = await checkQuantity(tx, item, line.quantity);
    if (refusal && !(isLowered && refusal.code === 'UNIT_LIMIT')) return refusal;
    await setLine(tx, customerId, line);
    return readCart(tx, customerId);
  });
}

type QuantityRefusal = NonNullable<Awaited<ReturnType<typeof checkQuantity>>>;
type Refusal = ReturnType<typeof refuseItem> | QuantityRefusal;
const refuseItem = (code: 'NO_ITEM' | 'INACTIVE') => fail(code);

async function checkQuantity(tx: Tx, item: CatalogueItem, quantity: number) {
  if (quantity > item.available) return fail('TOO_MANY', { available: item.available });
  const limit = maxUnits(item, await findOrderLimits(tx));
  return quantity > limit ? fail('UNIT_LIMIT', { item: nameOf(item), limit }) : undefined;
}

async function changeLine(
  db: Db,
  line: Line,
  apply: (tx: Tx, item: CatalogueItem) => Promise<Cart | QuantityRefusal>,
): Promise<Cart | Refusal> {
  return inTransaction<Cart | Refusal>(db, async (tx) => {
    const item = (await findItems(tx, [{ id: line.itemId, type: line.type }])).get(line.itemId);
    if (item === undefined) return refuseItem('NO_ITEM');
    if (item.inactive) return refuseItem('INACTIVE');
    return apply(tx, item);
  });
}
