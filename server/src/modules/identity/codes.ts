import { timingSafeEqual } from 'node:crypto';
import { OTP_LIFE_MINUTES } from '@sabuja/contract/limits';
import { addTime, days, fail, minutes } from '@sabuja/kit';
import type { Tx } from '../../platform/db/index.ts';
import { checkCodeLimits, UNKNOWN } from './check-code-limits.ts';
import { findAccount } from './customers-store.ts';
import type { IdentityDeps } from './deps.ts';
import { isKnownDevice } from './devices.ts';
import {
  clearFailures,
  countWrongAttempt,
  findFailures,
  insertCode,
  lockActiveCode,
  lockClient,
  lockNumber,
  markUsed,
  pseudonymizeCodes,
  recordFailure,
} from './otp-store.ts';
import type { Requester } from './requester.ts';

/** Wrong attempts after which a code is invalid. */
const MAX_CODE_ATTEMPTS = 5;

/** The purposes of a code. A code is valid for its own purpose only. */
export const codePurpose = {
  signIn: (mobileNo: string) => ['otp', mobileNo] as const,
  newNumber: (customerUid: string, mobileNo: string) =>
    ['new number', customerUid, mobileNo] as const,
  deletion: (customerUid: string) => ['deletion', customerUid] as const,
  phonePayment: (customerUid: string, estimateId: string) =>
    ['phone payment', customerUid, estimateId] as const,
  stepUp: (customerUid: string, sessionId: string) => ['step-up', customerUid, sessionId] as const,
};
type CodePurpose = readonly [string, ...string[]];

type CodeRequest = {
  /** The number whose limits apply: the recipient's, or that of the account concerned. */
  mobileNo: string;
  requester: Requester;
  purpose: CodePurpose;
  /** Enqueues the message that carries the code. */
  send: (code: string, now: Date) => Promise<void>;
};

/** Sends a new code within the limits, and invalidates the requester's previous code for the number. */
export async function issueCode(deps: IdentityDeps, tx: Tx, request: CodeRequest) {
  const { mobileNo, purpose, requester } = request;
  await lockNumber(tx, mobileNo);
  await lockClient(tx, requester.clientHash);
  const now = deps.clock.now();
  const isKnown = await isKnownForNumber(tx, mobileNo, requester.device);
  const budget = isKnown ? (requester.device ?? UNKNOWN) : UNKNOWN;
  const identifiers = [mobileNo, pseudonymOf(deps, mobileNo)];
  const limited = { mobileNo, identifiers, requester, budget };
  const refusal = await checkCodeLimits(deps, tx, limited, now);
  if (refusal) return refusal;
  const code = deps.secrets.generateCode();
  await insertCode(tx, {
    mobile_no: mobileNo,
    sent_from: requester.clientHash,
    owner_device: requester.ensureDevice(),
    owner_caller: requester.device === undefined ? requester.clientHash : null,
    budget,
    code_hash: deps.secrets.hash(...purpose, code),
    created_at: now,
    expires_at: addTime(now, minutes(OTP_LIFE_MINUTES)),
  });
  await request.send(code, now);
  return undefined;
}

async function isKnownForNumber(tx: Tx, mobileNo: string, device: string | undefined) {
  const account = device === undefined ? undefined : await findAccount(tx, mobileNo);
  return account !== undefined && (await isKnownDevice(tx, account.id, device));
}

/** The pseudonym of a number that has left its account: limits still match it, but it cannot be reversed. */
const pseudonymOf = (deps: Pick<IdentityDeps, 'secrets'>, mobileNo: string): string =>
  deps.secrets.hash('former number', mobileNo).toString('base64url');

/**
 * Replaces a number that leaves its account by its pseudonym in the stored codes, which still count for the limits, and
 * invalidates the number's active code.
 */
export async function pseudonymizeNumber(
  deps: Pick<IdentityDeps, 'secrets'>,
  tx: Tx,
  mobileNo: string,
): Promise<void> {
  await lockNumber(tx, mobileNo);
  await clearFailures(tx, mobileNo);
  await pseudonymizeCodes(tx, mobileNo, pseudonymOf(deps, mobileNo));
}

/** A refused code. It is returned, not thrown, because the transaction that counted the attempt must commit. */
export type CodeRefusal = { refused: 'locked'; wait: number } | { refused: 'wrong' };

/**
 * Redeems the active code of the same requester; returns undefined when it is right. A code works once and only for its
 * purpose. Five wrong attempts invalidate it. For unknown devices, the wrong attempts per number and day are limited in
 * total; a device that signed in with the number before has only the limit of each code.
 */
export async function redeemCode(
  deps: IdentityDeps,
  tx: Tx,
  request: { mobileNo: string; requester: Requester; purpose: CodePurpose; code: string },
): Promise<CodeRefusal | undefined> {
  const { mobileNo, requester, purpose, code } = request;
  await lockNumber(tx, mobileNo);
  const now = deps.clock.now();
  const activeCode = await lockActiveCode(tx, { mobileNo, requester }, now, MAX_CODE_ATTEMPTS);
  // Without an active code there is nothing to guess.
  if (!activeCode) return { refused: 'wrong' };
  const isUnknown = activeCode.budget === UNKNOWN;
  const failures = isUnknown ? await findFailures(tx, mobileNo, now) : undefined;
  if (failures && failures.failures >= deps.settings.otp.failuresPerDay)
    return { refused: 'locked', wait: secondsBetween(now, failures.first_at) + days(1) / 1000 };
  if (timingSafeEqual(activeCode.code_hash, deps.secrets.hash(...purpose, code))) {
    await markUsed(tx, activeCode.id, now);
    return undefined;
  }
  await countWrongAttempt(tx, activeCode.id);
  if (isUnknown) await recordFailure(tx, mobileNo, now);
  return { refused: 'wrong' };
}

const codeFailure = (outcome: CodeRefusal) =>
  outcome.refused === 'locked'
    ? fail('NUMBER_LOCKED', { wait: outcome.wait })
    : fail('INVALID_OTP');

/**
 * Returns the outcome of a transaction that redeemed a code; fails with the matching problem when the code
 * was refused.
 */
export const failRefused = <Outcome extends object>(outcome: Outcome | CodeRefusal) =>
  'refused' in outcome ? codeFailure(outcome) : outcome;

const secondsBetween = (from: Date, to: Date): number =>
  Math.ceil((to.getTime() - from.getTime()) / 1000);
