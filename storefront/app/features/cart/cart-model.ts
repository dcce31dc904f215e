import type { Cart, CartItem, ItemType } from '@sabuja/contract';

/** Identifies a line of the cart: stocks and combos share one sequence of ids. */
export type LineRef = { item_id: number; type: ItemType };

/** Placeholder id of a line that the server has not confirmed yet. */
export const UNCONFIRMED_LINE_ID = 0;

export const emptyCart: Cart = { items: [] };

export const isSameLine = (a: LineRef, b: LineRef): boolean =>
  a.item_id === b.item_id && a.type === b.type;

export const findLine = (cart: Cart, line: LineRef): CartItem | undefined =>
  cart.items.find((item) => isSameLine(item, line));

export const quantityOf = (cart: Cart, line: LineRef): number =>
  findLine(cart, line)?.quantity ?? 0;

/**
 * Returns the cart with the line's quantity set. Appends a missing line; 0 or below removes the
 * line.
 */
export function withQuantity(cart: Cart, line: LineRef, quantity: number): Cart {
  if (quantity <= 0) return { items: cart.items.filter((item) => !isSameLine(item, line)) };
  if (findLine(cart, line) === undefined) {
    const { item_id, type } = line;
    return {
      items: [...cart.items, { cart_item_id: UNCONFIRMED_LINE_ID, item_id, type, quantity }],
    };
  }
  return {
    items: cart.items.map((item) => (isSameLine(item, line) ? { ...item, quantity } : item)),
  };
}
