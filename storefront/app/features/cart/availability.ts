import type { Cart } from '@sabuja/contract';
import { type LineRef, quantityOf } from './cart-model.ts';
import { availableQuantity, type Sellable } from './sellable.ts';

/** A quantity of an item requested for the cart, with its name for messages. */
export type RequestedItem = LineRef & { name: string; quantity: number };

export type Availability = {
  available: RequestedItem[];
  /** Requested items that are short of stock: `quantity` is what is available, 0 for none. */
  shortfalls: RequestedItem[];
};

/**
 * Resolves which requested items can be added to the cart, given their current catalogue data
 * (undefined: no longer sold). The quantity already in the cart counts against the stock.
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
