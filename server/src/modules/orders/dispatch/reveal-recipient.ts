import type { Tx } from '../../../platform/db/index.ts';
import { revealPhoneAddresses } from '../../identity/index.ts';

/**
 * Reveals withheld orders and addresses to their customer: giving the rider the code at the address proves that the
 * recipient owns the account's number (decision 0138).
 */
export async function revealRecipient(tx: Tx, customerId: number | null): Promise<void> {
  if (customerId === null) return;
  const revealed = await tx
    .updateTable('orders.orders')
    .set({ is_recipient_hidden: false })
    .where('customer_id', '=', customerId)
    .where('is_recipient_hidden', '=', true)
    .returning('id')
    .execute();
  if (revealed.length > 0) await revealPhoneAddresses(tx, customerId);
}
