import type { Cart } from '@sabuja/contract';
import type { Client } from '@sabuja/contract/client';
import { type LineOf, unconfirmed } from './cart-changes.ts';

export type CartChange =
  | { kind: 'add'; line: LineOf; quantity: number }
  | { kind: 'set'; line: LineOf; quantity: number; lineId: number | undefined };

/** Sends one change of the cart; the answer is the whole cart. */
export function sendChange(api: Client, change: CartChange): Promise<Cart> {
  const { line, quantity } = change;
  const query = { item_id: line.item_id, type: line.type, quantity };
  if (change.kind === 'add') return api('POST /api/v1/cart/item/', { query });
  const id = change.lineId ?? unconfirmed;
  if (quantity > 0 || id === unconfirmed) return api('PATCH /api/v1/cart/item', { query });
  return api('DELETE /api/v1/cart/item/{id}/', { params: { id } });
}
