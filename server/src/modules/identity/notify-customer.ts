import type { Tx } from '../../platform/db/index.ts';
import type { Notify } from '../notifications/index.ts';
import { findContact } from './customers-store.ts';

/**
 * Notifies a customer in the transaction of the reported event; sends nothing when the account does not exist (any
 * more).
 */
export async function notifyCustomer(
  { notify }: { notify: Notify },
  tx: Tx,
  customerId: number | null,
  notification: Parameters<Notify>[2],
  now: Date,
): Promise<void> {
  const to = await findContact(tx, customerId);
  if (to) await notify(tx, to, notification, now);
}
