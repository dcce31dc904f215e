import { fail, isFailure } from '@sabuja/kit';
import { inTransaction, isUniqueViolation, type Tx } from '../../platform/db/index.ts';
import { codePurpose, failRefused, redeemCode } from './codes.ts';
import { type Customer, lockCustomer, toApiUser, updateCustomer } from './customers-store.ts';
import type { IdentityDeps } from './deps.ts';
import { parseEmail } from './email.ts';
import { recordEmailChange } from './email-change.ts';
import { sendNumberCode } from './new-number.ts';
import { lockNumbers, replaceNumber } from './replace-number.ts';
import type { AccountActor } from './requester.ts';
import { requireStepUp } from './step-up.ts';

/** The fields of the profile form: a field left out stays unchanged, an empty text removes the value. */
export type ProfileChange = {
  full_name?: string | undefined;
  email?: string | undefined;
  mobile_no?: string | undefined;
  otp?: string | undefined;
};

/**
 * Changes name and e-mail at once. A new number, and a new or removed e-mail, need a session confirmed by a code to the
 * current number (decisions 0068, 0166); without it nothing is changed. A new mobile number is sent a code, and replaces
 * the old one when the same change is requested again with that code. That the number already has an account is
 * revealed only to someone who can read its code (decision 0038).
 */
export async function changeProfile(
  deps: IdentityDeps,
  actor: AccountActor,
  change: ProfileChange,
) {
  const email = change.email === undefined ? undefined : parseEmail(change.email);
  if (email === 'wrong') return fail('BAD_EMAIL');
  const changed = await inTransaction(deps.db, async (tx) => {
    if (change.otp !== undefined) await lockNumbers(tx, actor.customerId, change.mobile_no);
    const before = await lockCustomer(tx, actor.customerId);
    if (!before) return fail('SESSION_OVER');
    const newNumber = change.mobile_no ?? before.mobile_no;
    const numberChanges = newNumber !== null && newNumber !== before.mobile_no;
    const emailChanges = email !== undefined && email !== before.email;
    if (numberChanges || emailChanges) {
      const refusal = await requireStepUp(tx, actor.sessionId, deps.clock.now());
      if (refusal) return refusal;
    }
    const fullName = change.full_name === undefined ? undefined : change.full_name.trim() || null;
    const after = await updateCustomer(tx, before, {
      full_name: fullName,
      email,
      email_changed_at: emailChanges ? await recordEmailChange(deps, tx, before, email) : undefined,
    });
    if (!numberChanges) return { customer: after, numberToConfirm: null, endedSessionIds: [] };
    if (change.otp === undefined) {
      const refusal = await sendNumberCode(deps, tx, after, newNumber, actor.requester);
      return refusal ?? { customer: after, numberToConfirm: newNumber, endedSessionIds: [] };
    }
    const codeRefusal = await redeemCode(deps, tx, {
      mobileNo: newNumber,
      requester: actor.requester,
      purpose: codePurpose.newNumber(before.uid, newNumber),
      code: change.otp,
    });
    return codeRefusal ?? changeNumber(deps, tx, after, newNumber, actor.sessionId);
  }).catch((error: unknown) => {
    if (isUniqueViolation(error, 'customers_mobile_no_key')) return fail('NUMBER_TAKEN');
    throw error;
  });
  const outcome = failRefused(changed);
  if (isFailure(outcome)) return outcome;
  for (const id of outcome.endedSessionIds) deps.accessTokens.revokeSession(id);
  const balance = await deps.readWalletBalance(deps.db, actor.customerId);
  return {
    user: toApiUser(outcome.customer, balance),
    mobile_no_to_confirm: outcome.numberToConfirm,
  };
}

/** Replaces the customer's number, notifies the old number, and ends the customer's other sessions. */
async function changeNumber(
  deps: IdentityDeps,
  tx: Tx,
  customer: Customer,
  mobileNo: string,
  sessionId: string,
) {
  const replaced = await replaceNumber(deps, tx, customer, mobileNo, sessionId);
  if (customer.mobile_no !== null) {
    const variables = { shop: await deps.readShopName(tx), ending: mobileNo.slice(-4) };
    const message = {
      channel: 'sms',
      template: 'number_changed',
      to: customer.mobile_no,
      variables,
      customerId: customer.id,
      language: customer.language ?? 'en',
    } as const;
    await deps.enqueueMessage(tx, message, deps.clock.now());
  }
  return { ...replaced, numberToConfirm: null };
}
