import type { Tx } from '../../../platform/db/index.ts';
import { hasHiddenAddress, isConfirmed } from '../../identity/index.ts';

/**
 * Returns whether the name and address given by a caller are withheld from the account: nobody has signed in to it yet,
 * or another order or address is withheld from it. A sign-in proves who owns the number, but not that the owner is the
 * caller (decision 0138).
 */
export const withholdsRecipient = async (tx: Tx, customerId: number): Promise<boolean> =>
  !(await isConfirmed(tx, customerId)) ||
  (await hasHiddenAddress(tx, customerId)) ||
  (await hasHiddenOrder(tx, customerId));

async function hasHiddenOrder(tx: Tx, customerId: number): Promise<boolean> {
  const hidden = await tx
    .selectFrom('orders.orders')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('is_recipient_hidden', '=', true)
    .limit(1)
    .executeTakeFirst();
  return hidden !== undefined;
}
