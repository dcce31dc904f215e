import { OTP_LIFE_MINUTES } from '@sabuja/contract/limits';
import { fail, isFailure } from '@sabuja/kit';
import { brokeUnique, inTransaction, type Tx } from '../../platform/db/index.ts';
import { adoptCodes } from '../notifications/index.ts';
import { disguiseNumber, failRefused, issueCode, proofOf, redeemCode } from './codes.ts';
import {
  type Customer,
  changeCustomer,
  findCustomer,
  lockCustomer,
  showUser,
} from './customers-store.ts';
import type { IdentityDeps } from './deps.ts';
import { readEmail } from './email.ts';
import { noteEmailChange } from './email-change.ts';
import { lockNumber } from './otp-store.ts';
import { endOtherSessions } from './sessions.ts';

/** What the form sends; what it leaves out stays as it is, and an empty text removes what was there. */
export type ProfileChange = {
  full_name?: string | undefined;
  email?: string | undefined;
  mobile_no?: string | undefined;
  otp?: string | undefined;
};

type Caller = { customerId: number; sessionId: string; address: string };

/**
 * Changes name and e-mail at once. Another mobile number gets a code, and becomes the customer's when
 * the same change comes again with it. Only who reads that code learns that the number has an account
 * already (decision 0038).
 */
export async function changeProfile(deps: IdentityDeps, caller: Caller, change: ProfileChange) {
  const email = change.email === undefined ? undefined : readEmail(change.email);
  if (email === 'wrong') return fail('BAD_EMAIL');
  const changed = await inTransaction(deps.db, async (tx) => {
    if (change.otp !== undefined) await lockNumbers(tx, caller.customerId, change.mobile_no);
    const before = await lockCustomer(tx, caller.customerId);
    if (!before) return fail('SESSION_OVER');
    const name = change.full_name === undefined ? undefined : change.full_name.trim() || null;
    const emailChanges = email !== undefined && email !== before.email;
    const after = await changeCustomer(tx, before, {
      full_name: name,
      email,
      email_changed_at: emailChanges ? await noteEmailChange(deps, tx, before) : undefined,
    });
    const wanted = change.mobile_no ?? before.mobile_no;
    if (wanted === null || wanted === before.mobile_no)
      return { customer: after, toConfirm: null, ended: [] };
    if (change.otp === undefined) return askNumber(deps, tx, after, wanted, caller.address);
    const refused = await redeemCode(deps, tx, {
      mobileNo: wanted,
      proof: proofOf.newNumber(before.uid, wanted),
      code: change.otp,
    });
    return refused ?? takeNumber(deps, tx, after, wanted, caller.sessionId);
  }).catch((error: unknown) => {
    if (brokeUnique(error, 'customers_mobile_no_key')) return fail('NUMBER_TAKEN');
    throw error;
  });
  const outcome = failRefused(changed);
  if (isFailure(outcome)) return outcome;
  for (const id of outcome.ended) deps.accessTokens.sessionEnded(id);
  const balance = await deps.walletBalance(deps.db, caller.customerId);
  return { user: showUser(outcome.customer, balance), mobile_no_to_confirm: outcome.toConfirm };
}

/** Both numbers in one order, and before the account: as whoever is sent a code or deletes the account locks them. */
async function lockNumbers(tx: Tx, customerId: number, wanted: string | undefined): Promise<void> {
  const customer = await findCustomer(tx, customerId);
  const numbers = [customer?.mobile_no, wanted].filter((number) => number != null);
  for (const number of numbers.sort()) await lockNumber(tx, number);
}

async function askNumber(
  deps: IdentityDeps,
  tx: Tx,
  customer: Customer,
  mobileNo: string,
  callerAddress: string,
) {
  const refused = await issueCode(deps, tx, {
    mobileNo,
    callerAddress,
    proof: proofOf.newNumber(customer.uid, mobileNo),
    send: async (code, now) => {
      const shop = await deps.shopName(tx);
      const variables = { code, shop, minutes: OTP_LIFE_MINUTES, host: deps.host };
      const message = { channel: 'sms', template: 'new_number', to: mobileNo, variables } as const;
      await deps.notify(tx, { ...message, customerId: customer.id }, now);
    },
  });
  return refused ?? { customer, toConfirm: mobileNo, ended: [] };
}

/** The number is the customer's from now on; whoever has the old one hears of it and is signed out. */
async function takeNumber(
  deps: IdentityDeps,
  tx: Tx,
  customer: Customer,
  mobileNo: string,
  sessionId: string,
) {
  const now = deps.clock.now();
  const { id, mobile_no: old } = customer;
  if (old !== null) await disguiseNumber(deps, tx, old);
  const changed = await changeCustomer(tx, customer, { mobile_no: mobileNo });
  await adoptCodes(tx, id, mobileNo);
  const ended = await endOtherSessions(deps, tx, id, sessionId);
  if (old !== null) {
    const variables = { shop: await deps.shopName(tx), ending: mobileNo.slice(-4) };
    const message = { channel: 'sms', template: 'number_changed', to: old, variables } as const;
    await deps.notify(tx, { ...message, customerId: id }, now);
  }
  return { customer: changed, toConfirm: null, ended };
}
