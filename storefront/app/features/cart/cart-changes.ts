import type { Cart, CartItem, ItemType } from '@sabuja/contract';

/** Which line of the cart is meant: stocks and combos share one sequence of ids. */
export type LineOf = { item_id: number; type: ItemType };

/** A line the server has not confirmed yet has no id of its own. */
export const unconfirmed = 0;

export const emptyCart: Cart = { items: [] };

export const isSameLine = (a: LineOf, b: LineOf): boolean =>
  a.item_id === b.item_id && a.type === b.type;

export const lineOf = (cart: Cart, line: LineOf): CartItem | undefined =>
  cart.items.find((item) => isSameLine(item, line));

export const quantityOf = (cart: Cart, line: LineOf): number => lineOf(cart, line)?.quantity ?? 0;

/** Sets the line's quantity, appending a line that is not there; 0 or below drops it. */
export function withQuantity(cart: Cart, line: LineOf, quantity: number): Cart {
  if (quantity <= 0) return { items: cart.items.filter((item) => !isSameLine(item, line)) };
  if (lineOf(cart, line) === undefined) {
    const { item_id, type } = line;
    return { items: [...cart.items, { cart_item_id: unconfirmed, item_id, type, quantity }] };
  }
  return {
    items: cart.items.map((item) => (isSameLine(item, line) ? { ...item, quantity } : item)),
  };
}
