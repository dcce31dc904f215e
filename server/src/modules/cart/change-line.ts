import type { Cart } from '@sabuja/contract';
import { fail } from '@sabuja/kit';
import { type Db, inTransaction, type Tx } from '../../platform/db/index.ts';
import { findGoods, type Goods } from '../catalogue/index.ts';
import { addToLine, type Line, readCart, removeItems, setLine } from './cart-store.ts';

/** Adds to the quantity of an item in the cart. */
export const addItem = (db: Db, customerId: number, line: Line) =>
  change(db, line, async (tx, goods) => {
    const quantity = await addToLine(tx, customerId, line);
    if (quantity > goods.available) return tooMany(goods.available);
    return readCart(tx, customerId);
  });

/** Sets the quantity of an item in the cart; 0 or below removes it, whatever became of the item. */
export async function setItem(db: Db, customerId: number, line: Line) {
  if (line.quantity <= 0) {
    await removeItems(customerId, [line.itemId]).execute(db);
    return readCart(db, customerId);
  }
  return change(db, line, async (tx, goods) => {
    if (line.quantity > goods.available) return tooMany(goods.available);
    await setLine(tx, customerId, line);
    return readCart(tx, customerId);
  });
}

type Refusal = ReturnType<typeof refused> | ReturnType<typeof tooMany>;
const refused = (code: 'NO_ITEM' | 'INACTIVE') => fail(code);
const tooMany = (available: number) => fail('TOO_MANY', { available });

async function change(
  db: Db,
  line: Line,
  work: (tx: Tx, goods: Goods) => Promise<Cart | ReturnType<typeof tooMany>>,
): Promise<Cart | Refusal> {
  return inTransaction<Cart | Refusal>(db, async (tx) => {
    const goods = (await findGoods(tx, [{ id: line.itemId, type: line.type }])).get(line.itemId);
    if (goods === undefined) return refused('NO_ITEM');
    if (goods.inactive) return refused('INACTIVE');
    return work(tx, goods);
  });
}
