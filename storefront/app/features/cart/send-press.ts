import type { Cart } from '@sabuja/contract';
import type { Client } from '@sabuja/contract/client';
import { isNotFound } from '../../lib/api-error.ts';
import { lineOf, unconfirmed } from './cart-changes.ts';
import type { Press } from './cart-presses.ts';

/** Asks the server for one change of the cart; the answer is the whole cart. */
export function sendPress(api: Client, press: Press, known: Cart): Promise<Cart> {
  if (press.kind === 'clear') return api('DELETE /api/v1/cart/');
  const { line, target, add } = press;
  const query = { item_id: line.item_id, type: line.type };
  if (add > 0) return api('POST /api/v1/cart/item/', { query: { ...query, quantity: add } });
  const id = lineOf(known, line)?.cart_item_id ?? unconfirmed;
  if (target > 0 || id === unconfirmed) {
    return api('PATCH /api/v1/cart/item', { query: { ...query, quantity: target } });
  }
  return removeLine(api, id);
}

/** Another tab may have removed the line already: then the cart is as it was meant to be. */
const removeLine = (api: Client, id: number): Promise<Cart> =>
  api('DELETE /api/v1/cart/item/{id}/', { params: { id } }).catch((error: unknown) => {
    if (isNotFound(error)) return api('GET /api/v1/cart/');
    throw error;
  });
