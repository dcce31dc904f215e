import { randomInt } from 'node:crypto';
import type { Tx } from '../../platform/db/index.ts';

/** Gives an order its delivery code when it first leaves the shop; it stays the same on a second attempt. */
export async function assignDeliveryCode(tx: Tx, orderId: number): Promise<void> {
  await tx
    .updateTable('orders.orders')
    .set({ delivery_code: String(randomInt(10_000)).padStart(4, '0') })
    .where('id', '=', orderId)
    .where('delivery_code', 'is', null)
    .execute();
}
