import type { Tx } from '../../platform/db/index.ts';
import type { PricedOrder } from '../pricing/index.ts';

/**
 * Returns false when an order shares its delivery with the other order of its estimate ('same' mode) but names
 * another date or slot.
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
