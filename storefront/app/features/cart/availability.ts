import type { Cart } from '@sabuja/contract';
import { type LineRef, quantityOf } from './cart-model.ts';
import { availableQuantity, type Sellable } from './sellable.ts';

/** So many of an item that are wanted in the cart, by the name they are known by. */
export type RequestedItem = LineRef & { name: string; quantity: number };

export type Availability = {
  /** What to add to the cart. */
  available: RequestedItem[];
  /** What cannot be had as wished: `quantity` is how many can, 0 for none. */
  shortfalls: RequestedItem[];
};

/**
 * What of some wishes can be added to a cart, given what the catalogue says of each item now
 * (undefined: it is not sold any more). What is in the cart already is taken from the same stock.
 */
export function resolveAvailability(
  requested: readonly RequestedItem[],
  items: readonly (Sellable | undefined)[],
  cart: Cart,
): Availability {
  const resolved = requested.map((request, index) => {
    const item = items[index];
    const remaining =
      item === undefined ? 0 : Math.max(0, availableQuantity(item) - quantityOf(cart, request));
    return { ...request, quantity: Math.min(request.quantity, remaining) };
  });
  return {
    available: resolved.filter(({ quantity }) => quantity > 0),
    shortfalls: resolved.filter(
      ({ quantity }, index) => quantity < (requested[index]?.quantity ?? 0),
    ),
  };
}
