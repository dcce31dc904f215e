import { OTP_LIFE_MINUTES } from '@sabuja/contract/limits';
import { fail, isFailure, type Paise, toPaise, toRupees } from '@sabuja/kit';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import { eraseMessages } from '../notifications/index.ts';
import { codePurpose, failRefused, issueCode, pseudonymizeNumber, redeemCode } from './codes.ts';
import { type Customer, findCustomer, lockCustomer } from './customers-store.ts';
import type { IdentityDeps } from './deps.ts';
import { findSettledEmail } from './email-change.ts';
import { maskEmail, maskNumber } from './mask.ts';
import type { Requester } from './requester.ts';
import { endOtherSessions, isSessionActive } from './sessions.ts';

/** The parameters of a deletion link, and what the page adds to them. */
export type DeletionRequest = {
  mobile_no: string;
  token: string;
  /** Rupees: the exact wallet balance, when the customer forfeits it. */
  give_up_balance?: number | undefined;
};

/**
 * Sends the code that deletes an account: to its registered e-mail, not to the one in the link, or by SMS to
 * its number when the e-mail is missing or new. Fails first when open orders or a balance block the deletion
 * (decision 0039).
 */
export async function requestDeletion(
  deps: IdentityDeps,
  request: DeletionRequest,
  requester: Requester,
) {
  const account = await resolveAccount(deps, request);
  if (isFailure(account)) return account;
  return inTransaction(deps.db, async (tx) => {
    const { customer, mobileNo } = account;
    const obstacle = await findObstacle(deps, tx, customer.id, request);
    if (obstacle) return obstacle;
    const email = deps.canSendEmail ? await findSettledEmail(deps, tx, customer) : null;
    const channel = email === null ? ('sms' as const) : ('email' as const);
    const to = email ?? mobileNo;
    const codeRefusal = await issueCode(deps, tx, {
      mobileNo,
      requester,
      purpose: codePurpose.deletion(customer.uid),
      send: async (code, now) => {
        const variables = { code, shop: await deps.shopName(tx), minutes: OTP_LIFE_MINUTES };
        const message = { channel, template: 'deletion_code', to, variables } as const;
        const language = customer.language ?? requester.locale;
        await deps.enqueueMessage(tx, { ...message, customerId: customer.id, language }, now);
      },
    });
    return codeRefusal ?? { channel, sent_to: email === null ? maskNumber(to) : maskEmail(to) };
  });
}

/** Deletes an account with its code, in one transaction. */
export async function deleteAccount(
  deps: IdentityDeps,
  request: DeletionRequest,
  { code, requester }: { code: string; requester: Requester },
) {
  const account = await resolveAccount(deps, request);
  if (isFailure(account)) return account;
  const deleted = await inTransaction(deps.db, async (tx) => {
    const { customer, mobileNo } = account;
    const proof = codePurpose.deletion(customer.uid);
    const codeRefusal = await redeemCode(deps, tx, { mobileNo, requester, purpose: proof, code });
    if (codeRefusal) return codeRefusal;
    // From here on no order, session or address can be added to this account.
    const locked = await lockCustomer(tx, customer.id);
    if (locked?.mobile_no !== mobileNo) return fail('SESSION_OVER');
    const obstacle = await findObstacle(deps, tx, customer.id, request);
    if (obstacle) return obstacle;
    const { remainingBalance, endedSessionIds } = await eraseCustomer(
      deps,
      tx,
      locked,
      toPaise(request.give_up_balance ?? 0),
    );
    // A balance that was credited in the meantime is not forfeited without confirmation.
    return remainingBalance === 0
      ? { endedSessionIds: endedSessionIds }
      : fail('WALLET_NOT_EMPTY', { balance: toRupees(remainingBalance) });
  });
  const outcome = failRefused(deleted);
  if (isFailure(outcome)) return outcome;
  for (const id of outcome.endedSessionIds) deps.accessTokens.revokeSession(id);
  return { deleted: true };
}

/** The customer whose active session the token belongs to. Fails when the link names another number. */
async function resolveAccount(deps: IdentityDeps, { token, mobile_no }: DeletionRequest) {
  const account = deps.accessTokens.verify(token);
  if (!account || !(await isSessionActive(deps, account.sessionId))) return fail('SESSION_OVER');
  const customer = await findCustomer(deps.db, account.customerId);
  if (!customer?.mobile_no) return fail('SESSION_OVER');
  const givenNumber = mobile_no.replace(/\D/g, '').slice(-10);
  if (givenNumber !== '' && givenNumber !== customer.mobile_no.slice(-10))
    return fail('OTHER_LINK');
  return { customer, mobileNo: customer.mobile_no };
}

async function findObstacle(
  deps: IdentityDeps,
  tx: Tx,
  customerId: number,
  request: Pick<DeletionRequest, 'give_up_balance'>,
) {
  const orders = await deps.customerData.listOpenOrderNumbers(tx, customerId);
  if (orders.length > 0) return fail('ORDERS_TO_COME', { orders });
  const balance = await deps.readWalletBalance(tx, customerId);
  const forfeited = toPaise(request.give_up_balance ?? 0);
  return balance === forfeited
    ? undefined
    : fail('WALLET_NOT_EMPTY', { balance: toRupees(balance) });
}

const personalTables = [
  'addresses',
  'devices',
  'number_changes',
  'marketing_consents',
  'nominees',
] as const;

/**
 * Erases all personal data of a customer; returns the remaining balance and the ended sessions. Session rows
 * stay until their access tokens have expired: a server that starts needs them to reject these tokens.
 */
async function eraseCustomer(
  deps: IdentityDeps,
  tx: Tx,
  customer: Customer,
  forfeited: Paise,
): Promise<{ remainingBalance: Paise; endedSessionIds: string[] }> {
  const now = deps.clock.now();
  const { id } = customer;
  await deps.customerData.eraseData(tx, id);
  const remainingBalance = await deps.customerData.forfeitBalance(tx, id, forfeited, now);
  const endedSessionIds = await endOtherSessions(deps, tx, id);
  for (const table of personalTables)
    await tx.deleteFrom(`identity.${table}`).where('customer_id', '=', id).execute();
  if (customer.mobile_no !== null) await pseudonymizeNumber(deps, tx, customer.mobile_no);
  // The number last: changing a referenced key column waits for transactions that hold a reference to it.
  await tx
    .updateTable('identity.customers')
    .set({ mobile_no: null, full_name: null, email: null, email_changed_at: null, deleted_at: now })
    .set({ blocked_at: null, blocked_reason: null, blocked_by: null })
    .where('id', '=', id)
    .execute();
  // After that, messages that were being written concurrently are committed and erased too, and no new ones
  // can be added.
  await eraseMessages(tx, id);
  return { remainingBalance: remainingBalance, endedSessionIds: endedSessionIds };
}
