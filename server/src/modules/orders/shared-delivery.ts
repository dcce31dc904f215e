import type { Tx } from '../../platform/db/index.ts';
import type { PricedOrder } from '../pricing/index.ts';

/**
 * False when an order claims the one delivery that its twin has paid for (or will), yet comes on
 * another day or in another slot.
 */
export async function sharesDelivery(
  tx: Tx,
  pricedOrder: PricedOrder,
  date: string,
  slotName: string,
) {
  if (pricedOrder.part === '') return true;
  const siblingOrder = await tx
    .selectFrom('orders.orders')
    .select(['delivery_date', 'slot_name'])
    .where('estimate_id', '=', pricedOrder.estimateId)
    .where('status', '<>', 'CANCELLED')
    .executeTakeFirst();
  return (
    !siblingOrder || (siblingOrder.delivery_date === date && siblingOrder.slot_name === slotName)
  );
}
