import type { Cart } from '@sabuja/contract';
import { type LineOf, quantityOf } from './cart-changes.ts';
import { onSale, type Sellable } from './sellable.ts';

/** So many of an item that are wanted in the cart, by the name they are known by. */
export type Wish = LineOf & { name: string; quantity: number };

export type CanBeHad = {
  /** What to add to the cart. */
  add: Wish[];
  /** What cannot be had as wished: `quantity` is how many can, 0 for none. */
  short: Wish[];
};

/**
 * What of some wishes can be added to a cart, given what the catalogue says of each item now
 * (undefined: it is not sold any more). What is in the cart already is taken from the same stock.
 */
export function whatCanBeHad(
  wishes: readonly Wish[],
  items: readonly (Sellable | undefined)[],
  cart: Cart,
): CanBeHad {
  const had = wishes.map((wish, index) => {
    const item = items[index];
    const left = item === undefined ? 0 : Math.max(0, onSale(item) - quantityOf(cart, wish));
    return { ...wish, quantity: Math.min(wish.quantity, left) };
  });
  return {
    add: had.filter(({ quantity }) => quantity > 0),
    short: had.filter(({ quantity }, index) => quantity < (wishes[index]?.quantity ?? 0)),
  };
}
