import type { Cart, CartItem, ItemType } from '@sabuja/contract';

/** Which line of the cart is meant: stocks and combos share one sequence of ids. */
export type LineOf = { item_id: number; type: ItemType };

/** A line the server has not confirmed yet has no id of its own. */
export const unconfirmed = 0;

export const emptyCart: Cart = { items: [] };

const isLine = (line: LineOf) => (item: CartItem) =>
  item.item_id === line.item_id && item.type === line.type;

export const lineOf = (cart: Cart, line: LineOf): CartItem | undefined =>
  cart.items.find(isLine(line));

export const quantityOf = (cart: Cart, line: LineOf): number => lineOf(cart, line)?.quantity ?? 0;

/** Adds to the line's quantity, or appends a new line. */
export const withAdded = (cart: Cart, line: LineOf, quantity: number): Cart =>
  lineOf(cart, line) === undefined
    ? { items: [...cart.items, { cart_item_id: unconfirmed, ...lineKey(line), quantity }] }
    : withQuantity(cart, line, quantityOf(cart, line) + quantity);

/** Sets the line's quantity; 0 or below drops the line. */
export function withQuantity(cart: Cart, line: LineOf, quantity: number): Cart {
  if (quantity <= 0) return { items: cart.items.filter((item) => !isLine(line)(item)) };
  return {
    items: cart.items.map((item) => (isLine(line)(item) ? { ...item, quantity } : item)),
  };
}

const lineKey = ({ item_id, type }: LineOf): LineOf => ({ item_id, type });
