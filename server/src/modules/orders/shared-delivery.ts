import type { Tx } from '../../platform/db/index.ts';
import type { Charge } from '../pricing/index.ts';

/**
 * False when an order claims the one delivery that its twin has paid for (or will), yet comes on
 * another day or in another slot.
 */
export async function sharesDelivery(tx: Tx, charge: Charge, date: string, slotName: string) {
  if (charge.part === '') return true;
  const twin = await tx
    .selectFrom('orders.orders')
    .select(['delivery_date', 'slot_name'])
    .where('estimate_id', '=', charge.estimateId)
    .where('status', '<>', 'CANCELLED')
    .executeTakeFirst();
  return !twin || (twin.delivery_date === date && twin.slot_name === slotName);
}
