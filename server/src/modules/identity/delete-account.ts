import { OTP_LIFE_MINUTES } from '@sabuja/contract/limits';
import { fail, isFailure } from '@sabuja/kit';
import { inTransaction } from '../../platform/db/index.ts';
import { codePurpose, failRefused, issueCode, redeemCode } from './codes.ts';
import { findCustomer, lockCustomer } from './customers-store.ts';
import type { IdentityDeps } from './deps.ts';
import { findSettledEmail } from './email-change.ts';
import { eraseAccount, findObstacle } from './erase-account.ts';
import { maskEmail, maskNumber } from './mask.ts';
import type { Requester } from './requester.ts';
import { isSessionActive } from './sessions.ts';

/** The parameters of a deletion link, and the field that the page adds. */
export type DeletionRequest = {
  mobile_no: string;
  token: string;
  /** The exact wallet balance (rupees) when the customer forfeits it. */
  give_up_balance?: number | undefined;
};

/**
 * Sends the code that deletes an account: to its registered e-mail (not the one in the link), or by SMS to its number
 * when the e-mail is missing or new. Fails first when open orders, a debt or a balance block the deletion (decisions
 * 0039, 0166).
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
    const obstacle = await findObstacle(deps, tx, customer.id, request.give_up_balance ?? 0);
    if (obstacle) return obstacle;
    const email = deps.canSendEmail ? await findSettledEmail(deps, tx, customer) : null;
    const channel = email === null ? ('sms' as const) : ('email' as const);
    const to = email ?? mobileNo;
    const codeRefusal = await issueCode(deps, tx, {
      mobileNo,
      requester,
      purpose: codePurpose.deletion(customer.uid),
      send: async (code, now) => {
        const variables = { code, shop: await deps.readShopName(tx), minutes: OTP_LIFE_MINUTES };
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
    return eraseAccount(deps, tx, locked, request.give_up_balance);
  });
  const outcome = failRefused(deleted);
  if (isFailure(outcome)) return outcome;
  for (const id of outcome.endedSessionIds) deps.accessTokens.revokeSession(id);
  return { deleted: true };
}

/** Returns the customer of the token's active session. Fails when the link names another number. */
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
