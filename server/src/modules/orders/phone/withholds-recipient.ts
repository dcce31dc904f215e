import type { Tx } from '../../../platform/db/index.ts';
import { hasHiddenAddress, isConfirmed } from '../../identity/index.ts';

/**
 * True when what a caller says of name and address is withheld from the account: nobody has signed in to it, or somebody
 * has to whom something is withheld. A sign-in proves who has the number, not that it is the caller's (decision 0138).
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
