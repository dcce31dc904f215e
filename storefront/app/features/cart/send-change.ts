import type { Cart } from '@sabuja/contract';
import type { Client } from '@sabuja/contract/client';
import { isNotFound } from '@sabuja/ui/lib/api-error.ts';
import { findLine, UNCONFIRMED_LINE_ID } from './cart-model.ts';
import type { PendingChange } from './pending-changes.ts';

/** Sends one change of the cart; resolves to the server's whole cart. */
export function sendChange(api: Client, change: PendingChange, serverCart: Cart): Promise<Cart> {
  if (change.kind === 'clear') return api('DELETE /api/v1/cart/');
  const { line, target, increment } = change;
  const query = { item_id: line.item_id, type: line.type };
  if (increment > 0)
    return api('POST /api/v1/cart/item/', { query: { ...query, quantity: increment } });
  const id = findLine(serverCart, line)?.cart_item_id ?? UNCONFIRMED_LINE_ID;
  if (target > 0 || id === UNCONFIRMED_LINE_ID) {
    return api('PATCH /api/v1/cart/item', { query: { ...query, quantity: target } });
  }
  return removeLine(api, id);
}

/**
 * The line may have been removed by another tab already (404): then the server's cart is returned
 * as it is.
 */
const removeLine = (api: Client, id: number): Promise<Cart> =>
  api('DELETE /api/v1/cart/item/{id}/', { params: { id } }).catch((error: unknown) => {
    if (isNotFound(error)) return api('GET /api/v1/cart/');
    throw error;
  });
