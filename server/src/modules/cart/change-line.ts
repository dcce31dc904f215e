import type { Cart } from '@sabuja/contract';
import { fail } from '@sabuja/kit';
import { type Db, inTransaction, type Tx } from '../../platform/db/index.ts';
import { type CatalogueItem, findItems } from '../catalogue/index.ts';
import { addToLine, type Line, readCart, removeItems, setLine } from './cart-store.ts';

/** Adds to the quantity of an item and returns the cart. Fails with NO_ITEM, INACTIVE or TOO_MANY. */
export const addItem = (db: Db, customerId: number, line: Line) =>
  changeLine(db, line, async (tx, item) => {
    const quantity = await addToLine(tx, customerId, line);
    if (quantity > item.available) return refuseQuantity(item.available);
    return readCart(tx, customerId);
  });

/**
 * Sets the quantity of an item and returns the cart; 0 or below removes it, even if the item is no longer sold. Fails with
 * NO_ITEM, INACTIVE or TOO_MANY.
 */
export async function setItem(db: Db, customerId: number, line: Line) {
  if (line.quantity <= 0) {
    await removeItems(customerId, [line.itemId]).execute(db);
    return readCart(db, customerId);
  }
  return changeLine(db, line, async (tx, item) => {
    if (line.quantity > item.available) return refuseQuantity(item.available);
    await setLine(tx, customerId, line);
    return readCart(tx, customerId);
  });
}

type Refusal = ReturnType<typeof refuseItem> | ReturnType<typeof refuseQuantity>;
const refuseItem = (code: 'NO_ITEM' | 'INACTIVE') => fail(code);
const refuseQuantity = (available: number) => fail('TOO_MANY', { available });

async function changeLine(
  db: Db,
  line: Line,
  apply: (tx: Tx, item: CatalogueItem) => Promise<Cart | ReturnType<typeof refuseQuantity>>,
): Promise<Cart | Refusal> {
  return inTransaction<Cart | Refusal>(db, async (tx) => {
    const item = (await findItems(tx, [{ id: line.itemId, type: line.type }])).get(line.itemId);
    if (item === undefined) return refuseItem('NO_ITEM');
    if (item.inactive) return refuseItem('INACTIVE');
    return apply(tx, item);
  });
}
