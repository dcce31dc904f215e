import type { Cart, ItemType } from '@sabuja/contract';
import { sql } from 'kysely';
import { type Db, prepareQuery, type Tx } from '../../platform/db/index.ts';

export async function readCart(db: Db | Tx, customerId: number): Promise<Cart> {
  const items = await db
    .selectFrom('cart.lines')
    .select(['id as cart_item_id', 'item_id', 'quantity', 'type'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
  return { items };
}

/** The quantity of an item in a customer's cart; 0 when it is not there. */
export async function readQuantity(tx: Tx, customerId: number, itemId: number): Promise<number> {
  const row = await tx
    .selectFrom('cart.lines')
    .select('quantity')
    .where('customer_id', '=', customerId)
    .where('item_id', '=', itemId)
    .executeTakeFirst();
  return row?.quantity ?? 0;
}

export type Line = { itemId: number; type: ItemType; quantity: number };

const insertLine = (tx: Tx, customerId: number, { itemId, type, quantity }: Line) =>
  tx.insertInto('cart.lines').values({ customer_id: customerId, item_id: itemId, type, quantity });

/** Adds to a line's quantity, or appends the line; returns the new quantity. */
export async function addToLine(tx: Tx, customerId: number, line: Line): Promise<number> {
  const row = await insertLine(tx, customerId, line)
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'item_id']).doUpdateSet((e) => ({
        quantity: e('cart.lines.quantity', '+', line.quantity),
      })),
    )
    .returning('quantity')
    .executeTakeFirstOrThrow();
  return row.quantity;
}

/** Sets the quantity of a line, appending the line if needed. */
export async function setLine(tx: Tx, customerId: number, line: Line): Promise<void> {
  await insertLine(tx, customerId, line)
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'item_id']).doUpdateSet({ quantity: line.quantity }),
    )
    .execute();
}

/** The statement that removes items from a customer's cart, to be executed by the caller. */
export const removeItems = (customerId: number, itemIds: readonly number[]) =>
  removeItemsStatement({ customerId, itemIds });

const removeItemsStatement = prepareQuery(
  (values: { customerId: number; itemIds: readonly number[] }) =>
    sql`delete from cart.lines
    where customer_id = ${values.customerId} and item_id = any(${values.itemIds}::int[]) returning id`,
);

/** Removes one line of this customer; false when they have no such line. */
export async function removeLine(db: Db, customerId: number, lineId: number): Promise<boolean> {
  const result = await db
    .deleteFrom('cart.lines')
    .where('customer_id', '=', customerId)
    .where('id', '=', lineId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function emptyCart(db: Db, customerId: number): Promise<void> {
  await db.deleteFrom('cart.lines').where('customer_id', '=', customerId).execute();
}
