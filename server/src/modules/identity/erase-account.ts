import { fail, type Paise, toPaise, toRupees } from '@sabuja/kit';
import type { Tx } from '../../platform/db/index.ts';
import { eraseMessages } from '../notifications/index.ts';
import { pseudonymizeNumber } from './codes.ts';
import type { Customer } from './customers-store.ts';
import type { IdentityDeps } from './deps.ts';
import { endOtherSessions } from './sessions.ts';

/**
 * Deletes a locked account; returns the ids of the ended sessions, which the caller revokes after the commit.
 * `forfeited` is the exact wallet balance (rupees) that the customer gives up. Fails with ORDERS_TO_COME,
 * WALLET_OWES or WALLET_NOT_EMPTY.
 */
export async function eraseAccount(deps: IdentityDeps, tx: Tx, customer: Customer, forfeited = 0) {
  const obstacle = await findObstacle(deps, tx, customer.id, forfeited);
  return obstacle ?? eraseCustomer(deps, tx, customer, toPaise(forfeited));
}

/**
 * Checks what blocks the deletion of an account (decisions 0039, 0166): fails with ORDERS_TO_COME, with WALLET_OWES, or
 * with WALLET_NOT_EMPTY unless the exact balance (rupees) is forfeited.
 */
export async function findObstacle(
  deps: IdentityDeps,
  tx: Tx,
  customerId: number,
  forfeited: number,
) {
  const orders = await deps.customerData.listOpenOrderNumbers(tx, customerId);
  if (orders.length > 0) return fail('ORDERS_TO_COME', { orders });
  const balance = await deps.readWalletBalance(tx, customerId);
  return checkWallet(deps, tx, customerId, balance - toPaise(forfeited));
}

const personalTables = [
  'addresses',
  'devices',
  'number_changes',
  'marketing_consents',
  'nominees',
  'phone_payments',
] as const;

/**
 * Erases all personal data of a customer; returns the ended sessions. Session rows stay until their access tokens have
 * expired: a starting server needs them to reject these tokens. Fails with WALLET_OWES or WALLET_NOT_EMPTY if the
 * wallet has changed since it was read without its lock.
 */
async function eraseCustomer(deps: IdentityDeps, tx: Tx, customer: Customer, forfeited: Paise) {
  const now = deps.clock.now();
  const { id } = customer;
  await deps.customerData.eraseData(tx, id);
  // Locks the wallet. A balance that was credited in the meantime is not forfeited without confirmation.
  const balance = await deps.customerData.forfeitBalance(tx, id, forfeited, now);
  const refusal = await checkWallet(deps, tx, id, balance);
  if (refusal) return refusal;
  const endedSessionIds = await endOtherSessions(deps, tx, id);
  for (const table of personalTables)
    await tx.deleteFrom(`identity.${table}`).where('customer_id', '=', id).execute();
  if (customer.mobile_no !== null) await pseudonymizeNumber(deps, tx, customer.mobile_no);
  // The number is cleared last: changing a referenced key column waits for transactions that reference it.
  await tx
    .updateTable('identity.customers')
    .set({ mobile_no: null, full_name: null, email: null, email_changed_at: null, deleted_at: now })
    .set({ blocked_at: null, blocked_reason: null, blocked_by: null })
    .where('id', '=', id)
    .execute();
  // Messages that other transactions were writing are committed by now and erased too; new ones cannot be added.
  await eraseMessages(tx, id);
  return { endedSessionIds };
}

/** Fails with WALLET_OWES while the customer owes money, with WALLET_NOT_EMPTY if `unclaimed` paise are left over. */
async function checkWallet(deps: IdentityDeps, tx: Tx, customerId: number, unclaimed: Paise) {
  const owed = await deps.readWalletDebt(tx, customerId);
  if (owed > 0) return fail('WALLET_OWES', { owed: toRupees(owed) });
  return unclaimed === 0
    ? undefined
    : fail('WALLET_NOT_EMPTY', { balance: toRupees(await deps.readWalletBalance(tx, customerId)) });
}
