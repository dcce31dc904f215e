import { ESTIMATE_LIFE_MINUTES, OTP_LIFE_MINUTES } from '@sabuja/contract/limits';
import {
  addTime,
  days,
  fail,
  formatPaise,
  isFailure,
  minutes,
  type Paise,
  toRupees,
} from '@sabuja/kit';
import { type Db, inTransaction, type Tx } from '../../platform/db/index.ts';
import { recordAudit } from '../staff/index.ts';
import { codePurpose, failRefused, issueCode, redeemCode } from './codes.ts';
import { findCustomer } from './customers-store.ts';
import type { IdentityDeps } from './deps.ts';
import { maskNumber } from './mask.ts';
import type { PhoneMember } from './phone-customers.ts';
import type { Requester } from './requester.ts';
import { checkHold } from './step-up.ts';

/** The payment that a caller is asked to allow: one of their estimates, with its amount (paise). */
type PhonePayment = { customerId: number; estimateId: string; amount: Paise };

/**
 * The member of staff as the requester of a code: the code belongs to the member who had it sent; no device cookie of a
 * customer is involved. The member counts as one client and one unknown device.
 */
const requesterOfMember = ({ secrets }: IdentityDeps, member: PhoneMember): Requester => {
  const key = secrets.hash('phone member', String(member.memberId)).toString('base64url');
  return {
    clientHash: key,
    device: key,
    ensureDevice: () => key,
    proofOfWork: undefined,
    locale: 'en',
  };
};

/**
 * Sends a customer a code to allow that one checkout is paid from their wallet; the message has the amount. Fails with
 * NO_CUSTOMER, WALLET_HELD or TOO_MANY_CODES.
 */
export const sendPhonePaymentCode = (
  deps: IdentityDeps,
  member: PhoneMember,
  { customerId, estimateId, amount }: PhonePayment,
) =>
  inTransaction(deps.db, async (tx) => {
    const customer = await findCustomer(tx, customerId);
    if (!customer?.mobile_no) return fail('NO_CUSTOMER');
    const held = await checkHold(tx, customerId);
    if (held) return held;
    const mobileNo = customer.mobile_no;
    const refusal = await issueCode(deps, tx, {
      mobileNo,
      requester: requesterOfMember(deps, member),
      purpose: codePurpose.phonePayment(customer.uid, estimateId),
      send: async (code, now) => {
        const shop = await deps.readShopName(tx);
        const rupees = formatPaise(amount);
        const variables = { code, shop, minutes: OTP_LIFE_MINUTES, amount: rupees };
        const message = { channel: 'sms', template: 'phone_payment', to: mobileNo } as const;
        const language = customer.language ?? 'en';
        await deps.enqueueMessage(tx, { ...message, variables, customerId, language }, now);
        const entry = { action: 'customer.wallet_code', subject: 'customer' };
        const after = { amount: toRupees(amount) };
        await recordAudit(tx, member, { ...entry, subjectId: customer.uid, after }, now);
      },
    });
    return refusal ?? { sent_to: maskNumber(mobileNo), amount: toRupees(amount) };
  });

/**
 * Records that a customer allowed this estimate to be paid from their wallet, by reading out the code to the member who
 * had it sent. Fails with NO_CUSTOMER, INVALID_OTP or NUMBER_LOCKED.
 */
export async function confirmPhonePayment(
  deps: IdentityDeps,
  member: PhoneMember,
  { customerId, estimateId, code }: Omit<PhonePayment, 'amount'> & { code: string },
) {
  const outcome = await inTransaction(deps.db, async (tx) => {
    const customer = await findCustomer(tx, customerId);
    if (!customer?.mobile_no) return fail('NO_CUSTOMER');
    const refusal = await redeemCode(deps, tx, {
      mobileNo: customer.mobile_no,
      requester: requesterOfMember(deps, member),
      purpose: codePurpose.phonePayment(customer.uid, estimateId),
      code,
    });
    if (refusal) return refusal;
    const now = deps.clock.now();
    await tx
      .insertInto('identity.phone_payments')
      .values({
        estimate_id: estimateId,
        customer_id: customerId,
        member_id: member.memberId,
        confirmed_at: now,
      })
      .onConflict((conflict) =>
        conflict
          .column('estimate_id')
          .doUpdateSet({ member_id: member.memberId, confirmed_at: now }),
      )
      .execute();
    const entry = { action: 'customer.wallet_confirm', subject: 'customer' };
    await recordAudit(tx, member, { ...entry, subjectId: customer.uid }, now);
    return { confirmed_at: now.toISOString() };
  });
  return isFailure(outcome) ? outcome : failRefused(outcome);
}

/**
 * Fails with STEP_UP_NEEDED unless the customer allowed this estimate to be paid from their wallet by a code, and
 * always with WALLET_HELD while a lost number is being replaced.
 */
export async function checkPhonePayment(
  tx: Tx,
  { customerId, estimateId }: { customerId: number; estimateId: string | undefined },
) {
  const held = await checkHold(tx, customerId);
  if (held) return held;
  const confirmed =
    estimateId !== undefined &&
    (await tx
      .selectFrom('identity.phone_payments')
      .select('estimate_id')
      .where('estimate_id', '=', estimateId)
      .where('customer_id', '=', customerId)
      .executeTakeFirst());
  return confirmed ? undefined : fail('STEP_UP_NEEDED');
}

/** Purges confirmations a day after their estimates expired. */
export const purgePhonePayments = (db: Db, now: Date) =>
  db
    .deleteFrom('identity.phone_payments')
    .where('confirmed_at', '<', addTime(now, -(minutes(ESTIMATE_LIFE_MINUTES) + days(1))))
    .execute();
