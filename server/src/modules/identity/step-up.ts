import { OTP_LIFE_MINUTES } from '@sabuja/contract/limits';
import { fail, isFailure, minutes } from '@sabuja/kit';
import { type Db, inTransaction, type Tx } from '../../platform/db/index.ts';
import { codePurpose, failRefused, issueCode, redeemCode } from './codes.ts';
import { findCustomer, lockCustomer } from './customers-store.ts';
import type { IdentityDeps } from './deps.ts';
import { isTrustedDevice, recordDevice } from './devices.ts';
import { maskNumber } from './mask.ts';
import type { AccountActor } from './requester.ts';

/**
 * How long a confirmed session may do actions that need a step-up, and how long a sign-in code allows wallet payments.
 */
const STEP_UP_PERIOD = minutes(10);

/** Sends a code to the account's current number; the code confirms this session of the account. */
export async function requestStepUp(deps: IdentityDeps, actor: AccountActor) {
  return inTransaction(deps.db, async (tx) => {
    const customer = await findCustomer(tx, actor.customerId);
    if (!customer?.mobile_no) return fail('SESSION_OVER');
    const mobileNo = customer.mobile_no;
    const refusal = await issueCode(deps, tx, {
      mobileNo,
      requester: actor.requester,
      purpose: codePurpose.stepUp(actor.customerUid, actor.sessionId),
      send: async (code, now) => {
        const shop = await deps.readShopName(tx);
        const variables = { code, shop, minutes: OTP_LIFE_MINUTES, host: deps.host };
        const message = { channel: 'sms', template: 'step_up', to: mobileNo, variables } as const;
        const language = customer.language ?? actor.requester.locale;
        await deps.enqueueMessage(tx, { ...message, customerId: customer.id, language }, now);
      },
    });
    return refusal ?? { sentTo: maskNumber(mobileNo) };
  });
}

/** Confirms the session with the code, for 10 minutes. The device then counts as one that signed in. */
export async function validateStepUp(deps: IdentityDeps, actor: AccountActor, code: string) {
  const outcome = await inTransaction(deps.db, async (tx) => {
    const customer = await findCustomer(tx, actor.customerId);
    if (!customer?.mobile_no) return fail('SESSION_OVER');
    const purpose = codePurpose.stepUp(actor.customerUid, actor.sessionId);
    const { requester } = actor;
    const redemption = { mobileNo: customer.mobile_no, requester, purpose, code };
    const refusal = await redeemCode(deps, tx, redemption);
    if (refusal) return refusal;
    const locked = await lockCustomer(tx, actor.customerId);
    if (locked?.mobile_no !== customer.mobile_no) return fail('SESSION_OVER');
    const now = deps.clock.now();
    await recordDevice(tx, actor.customerId, requester.ensureDevice(), now);
    await tx
      .updateTable('identity.sessions')
      .set({ stepped_up_at: now })
      .where('id', '=', actor.sessionId)
      .execute();
    return { validFor: STEP_UP_PERIOD };
  });
  return isFailure(outcome) ? outcome : failRefused(outcome);
}

const findConfirmation = (db: Db | Tx, sessionId: string) =>
  db
    .selectFrom('identity.sessions')
    .select(['created_at', 'stepped_up_at'])
    .where('id', '=', sessionId)
    .executeTakeFirst();

const isRecent = (instant: Date | null | undefined, now: Date): boolean =>
  instant != null && now.getTime() - instant.getTime() < STEP_UP_PERIOD;

/** Fails with STEP_UP_NEEDED unless the session was confirmed by a code within the last 10 minutes. */
export async function requireStepUp(db: Db | Tx, sessionId: string, now: Date) {
  const session = await findConfirmation(db, sessionId);
  return isRecent(session?.stepped_up_at, now) ? undefined : fail('STEP_UP_NEEDED');
}

export type Spender = {
  customerId: number;
  sessionId: string;
  /** Hash of the device cookie; undefined without one. */
  device?: string | undefined;
};

/** Fails with WALLET_HELD while a lost number is being replaced. */
export async function checkHold(tx: Tx, customerId: number) {
  const change = await tx
    .selectFrom('identity.number_changes')
    .select('effective_at')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return change && fail('WALLET_HELD', { until: change.effective_at });
}

/**
 * Fails with STEP_UP_NEEDED unless the customer may spend from their wallet here: a device that is new to the account
 * may only within 10 minutes of a code (also the sign-in code). Fails with WALLET_HELD while a lost number is being
 * replaced.
 */
export async function checkSpending(tx: Tx, spender: Spender, now: Date) {
  const { customerId, sessionId, device } = spender;
  const held = await checkHold(tx, customerId);
  if (held) return held;
  const session = await findConfirmation(tx, sessionId);
  if (isRecent(session?.stepped_up_at, now) || isRecent(session?.created_at, now)) return undefined;
  return (await isTrustedDevice(tx, customerId, device, now)) ? undefined : fail('STEP_UP_NEEDED');
}
