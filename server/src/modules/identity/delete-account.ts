import { OTP_LIFE_MINUTES } from '@sabuja/contract/limits';
import { fail, isFailure, type Paise, rupees, toPaise } from '@sabuja/kit';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import { forgetMessages } from '../notifications/index.ts';
import { disguiseNumber, failRefused, issueCode, proofOf, redeemCode } from './codes.ts';
import { type Customer, findCustomer, lockCustomer } from './customers-store.ts';
import type { IdentityDeps } from './deps.ts';
import { settledEmail } from './email-change.ts';
import { endOtherSessions, isLive } from './sessions.ts';

/** What a deletion link carries, with what the page adds. */
export type DeletionRequest = {
  mobile_no: string;
  token: string;
  /** Rupees: exactly what the wallet holds, when it is given up. */
  give_up_balance?: number | undefined;
};

/**
 * Sends the code that deletes an account: to its registered e-mail, whatever the link says, or by SMS to
 * its number when it has none, or a new one. Tells first what stands in the way (decision 0039).
 */
export async function requestDeletion(
  deps: IdentityDeps,
  request: DeletionRequest,
  callerAddress: string,
) {
  const holder = await holderOf(deps, request);
  if (isFailure(holder)) return holder;
  return inTransaction(deps.db, async (tx) => {
    const { customer, mobileNo } = holder;
    const obstacle = await obstacleTo(deps, tx, customer.id, request);
    if (obstacle) return obstacle;
    const email = deps.emailLeaves ? await settledEmail(deps, tx, customer) : null;
    const channel = email === null ? ('sms' as const) : ('email' as const);
    const to = email ?? mobileNo;
    const refused = await issueCode(deps, tx, {
      mobileNo,
      callerAddress,
      proof: proofOf.deletion(customer.uid),
      send: async (code, now) => {
        const variables = { code, shop: await deps.shopName(tx), minutes: OTP_LIFE_MINUTES };
        const message = { channel, template: 'deletion_code', to, variables } as const;
        await deps.notify(tx, { ...message, customerId: customer.id }, now);
      },
    });
    return refused ?? { channel, sent_to: email === null ? shadeNumber(to) : shadeEmail(to) };
  });
}

/** Deletes an account with its code, whole or not at all. */
export async function deleteAccount(deps: IdentityDeps, request: DeletionRequest, code: string) {
  const holder = await holderOf(deps, request);
  if (isFailure(holder)) return holder;
  const deleted = await inTransaction(deps.db, async (tx) => {
    const { customer, mobileNo } = holder;
    const proof = proofOf.deletion(customer.uid);
    const refused = await redeemCode(deps, tx, { mobileNo, proof, code });
    if (refused) return refused;
    // From here on nobody orders, signs in or saves an address for this account.
    const locked = await lockCustomer(tx, customer.id);
    if (locked?.mobile_no !== mobileNo) return fail('SESSION_OVER');
    const obstacle = await obstacleTo(deps, tx, customer.id, request);
    if (obstacle) return obstacle;
    const { left, ended } = await erase(deps, tx, locked, toPaise(request.give_up_balance ?? 0));
    // Money that came in the meantime is not given up unasked.
    return left === 0 ? { ended } : fail('WALLET_NOT_EMPTY', { balance: rupees(left) });
  });
  const outcome = failRefused(deleted);
  if (isFailure(outcome)) return outcome;
  for (const id of outcome.ended) deps.accessTokens.sessionEnded(id);
  return { deleted: true };
}

/** The customer whose live session the token is of. A link that names another number is not theirs. */
async function holderOf(deps: IdentityDeps, { token, mobile_no }: DeletionRequest) {
  const holder = deps.accessTokens.read(token);
  if (!holder || !(await isLive(deps, holder.sessionId))) return fail('SESSION_OVER');
  const customer = await findCustomer(deps.db, holder.customerId);
  if (!customer?.mobile_no) return fail('SESSION_OVER');
  const named = mobile_no.replace(/\D/g, '').slice(-10);
  if (named !== '' && named !== customer.mobile_no.slice(-10)) return fail('OTHER_LINK');
  return { customer, mobileNo: customer.mobile_no };
}

async function obstacleTo(
  deps: IdentityDeps,
  tx: Tx,
  customerId: number,
  request: Pick<DeletionRequest, 'give_up_balance'>,
) {
  const orders = await deps.elsewhere.ordersToCome(tx, customerId);
  if (orders.length > 0) return fail('ORDERS_TO_COME', { orders });
  const balance = await deps.walletBalance(tx, customerId);
  const givenUp = toPaise(request.give_up_balance ?? 0);
  return balance === givenUp ? undefined : fail('WALLET_NOT_EMPTY', { balance: rupees(balance) });
}

/**
 * Erases all that says who the customer was; answers what the wallet still holds, and the sessions that ended.
 * Their rows stay until their access tokens are long over: a server that starts must know them.
 */
async function erase(
  deps: IdentityDeps,
  tx: Tx,
  customer: Customer,
  givenUp: Paise,
): Promise<{ left: Paise; ended: string[] }> {
  const now = deps.clock.now();
  const { id } = customer;
  await deps.elsewhere.forget(tx, id);
  const left = await deps.elsewhere.giveUpBalance(tx, id, givenUp, now);
  const ended = await endOtherSessions(deps, tx, id);
  await tx.deleteFrom('identity.addresses').where('customer_id', '=', id).execute();
  if (customer.mobile_no !== null) await disguiseNumber(deps, tx, customer.mobile_no);
  // The number last: changing what others may refer to by its key waits for whoever does.
  await tx
    .updateTable('identity.customers')
    .set({ mobile_no: null, full_name: null, email: null, email_changed_at: null, deleted_at: now })
    .where('id', '=', id)
    .execute();
  // After it, what others were writing to the customer is written and goes too, and nobody begins anew.
  await forgetMessages(tx, id);
  return { left, ended };
}

/** 'a•••@example.com' */
const shadeEmail = (email: string): string => email.replace(/^(.).*(?=@)/, '$1•••');
/** '+91 ••••••3210' */
const shadeNumber = (mobileNo: string): string => `+91 ••••••${mobileNo.slice(-4)}`;
