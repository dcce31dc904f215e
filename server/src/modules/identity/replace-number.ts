import type { Tx } from '../../platform/db/index.ts';
import { assignCodesToCustomer, redirectMessages } from '../notifications/index.ts';
import { pseudonymizeNumber } from './codes.ts';
import { type Customer, findCustomer, updateCustomer } from './customers-store.ts';
import type { IdentityDeps } from './deps.ts';
import { lockNumber } from './otp-store.ts';
import { endOtherSessions } from './sessions.ts';

/**
 * Locks a customer's current and new number in a fixed order, before the account is locked. Requesting a code and
 * deleting the account lock in the same order.
 */
export async function lockNumbers(
  tx: Tx,
  customerId: number,
  newNumber: string | undefined,
): Promise<void> {
  const customer = await findCustomer(tx, customerId);
  const numbers = [customer?.mobile_no, newNumber].filter((number) => number != null);
  for (const number of numbers.sort()) await lockNumber(tx, number);
}

/**
 * Replaces the customer's number, also as the recipient of messages that have not arrived yet, and ends their sessions,
 * or all but one; the caller revokes the returned ids after the commit. Both numbers and the account must be locked.
 * @throws the violation of customers_mobile_no_key when the number has an account
 */
export async function replaceNumber(
  deps: IdentityDeps,
  tx: Tx,
  customer: Customer,
  mobileNo: string,
  exceptSessionId?: string,
): Promise<{ customer: Customer; endedSessionIds: string[] }> {
  const { mobile_no: from } = customer;
  if (from !== null) await pseudonymizeNumber(deps, tx, from);
  const updated = await updateCustomer(tx, customer, { mobile_no: mobileNo });
  // After the customer's row: the steps of an order lock them in this order, too.
  if (from !== null)
    await redirectMessages(tx, customer.id, { channel: 'sms', from, to: mobileNo });
  await tx.deleteFrom('identity.number_changes').where('customer_id', '=', customer.id).execute();
  await assignCodesToCustomer(tx, customer.id, mobileNo);
  return {
    customer: updated,
    endedSessionIds: await endOtherSessions(deps, tx, customer.id, exceptSessionId),
  };
}
