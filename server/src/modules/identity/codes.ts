import { timingSafeEqual } from 'node:crypto';
import { OTP_LIFE_MINUTES } from '@sabuja/contract/limits';
import { fail, minutes } from '@sabuja/kit';
import type { Tx } from '../../platform/db/index.ts';
import type { IdentityDeps } from './deps.ts';
import { addressWindows, numberWindows, secondsToWait } from './otp-limits.ts';
import {
  clearFailures,
  countWrongAttempt,
  findLockExpiry,
  insertCode,
  listSentFromCaller,
  listSentToNumber,
  lockActiveCode,
  lockCaller,
  lockNumber,
  markUsed,
  pseudonymizeCodes,
  recordFailure,
} from './otp-store.ts';

/** Wrong attempts after which a code is invalid. */
const MAX_CODE_ATTEMPTS = 5;

/** The purposes of a code. A code is valid for its own purpose only. */
export const codePurpose = {
  signIn: (mobileNo: string) => ['otp', mobileNo] as const,
  newNumber: (customerUid: string, mobileNo: string) =>
    ['new number', customerUid, mobileNo] as const,
  deletion: (customerUid: string) => ['deletion', customerUid] as const,
  stepUp: (customerUid: string, sessionId: string) => ['step-up', customerUid, sessionId] as const,
};
type CodePurpose = readonly [string, ...string[]];

type CodeRequest = {
  /** The number whose limits the code counts against: the recipient's, or that of the account concerned. */
  mobileNo: string;
  callerAddress: string;
  purpose: CodePurpose;
  /** Enqueues the message that carries the code. */
  send: (code: string, now: Date) => Promise<void>;
};

/** Sends a new code, within the limits of number and caller, and invalidates the number's previous code. */
export async function issueCode(deps: IdentityDeps, tx: Tx, request: CodeRequest) {
  const { mobileNo, purpose } = request;
  const limits = deps.settings.otp;
  const callerHash = deps.secrets.hash('caller', request.callerAddress).toString('base64url');
  await lockNumber(tx, mobileNo);
  await lockCaller(tx, callerHash);
  const now = deps.clock.now();
  const locked = await findLockExpiry(tx, mobileNo, now);
  if (locked) return fail('NUMBER_LOCKED', { wait: secondsBetween(now, locked) });
  const identifiers = [mobileNo, pseudonymOf(deps, mobileNo)];
  const sentToNumber = await listSentToNumber(tx, identifiers, now, limits.perNumberDay);
  const sentFromCaller = await listSentFromCaller(tx, callerHash, now, limits.perAddressHour);
  const wait = Math.max(
    secondsToWait(numberWindows(limits), sentToNumber, now),
    secondsToWait(addressWindows(limits), sentFromCaller, now),
  );
  if (wait > 0) return fail('TOO_MANY_CODES', { wait });
  const code = deps.secrets.generateCode();
  await insertCode(tx, {
    mobile_no: mobileNo,
    sent_from: callerHash,
    code_hash: deps.secrets.hash(...purpose, code),
    created_at: now,
    expires_at: new Date(now.getTime() + minutes(OTP_LIFE_MINUTES)),
  });
  await request.send(code, now);
  return undefined;
}

/** Replaces a number that has left its account: the limits still recognize it, but it cannot be read back. */
const pseudonymOf = (deps: Pick<IdentityDeps, 'secrets'>, mobileNo: string): string =>
  deps.secrets.hash('former number', mobileNo).toString('base64url');

/**
 * Replaces a number that leaves its account by its pseudonym in the stored codes, which still count for the
 * limits, and invalidates its active code.
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

/** A refused code. It is returned, not thrown: the transaction must commit, since it counted the attempt. */
export type CodeRefusal = { refused: 'locked'; wait: number } | { refused: 'wrong' };

/**
 * Redeems the active code of a number; returns undefined when it was right. A code works once and for its own
 * purpose. Five wrong attempts invalidate it, and many in a row lock the number for a day.
 */
export async function redeemCode(
  deps: IdentityDeps,
  tx: Tx,
  { mobileNo, purpose, code }: { mobileNo: string; purpose: CodePurpose; code: string },
): Promise<CodeRefusal | undefined> {
  await lockNumber(tx, mobileNo);
  const now = deps.clock.now();
  const locked = await findLockExpiry(tx, mobileNo, now);
  if (locked) return { refused: 'locked', wait: secondsBetween(now, locked) };
  const activeCode = await lockActiveCode(tx, mobileNo, now, MAX_CODE_ATTEMPTS);
  if (activeCode && timingSafeEqual(activeCode.code_hash, deps.secrets.hash(...purpose, code))) {
    await markUsed(tx, activeCode.id, now);
    await clearFailures(tx, mobileNo);
    return undefined;
  }
  // Without an active code there is nothing to guess, and a number must not be locked by guessing.
  if (activeCode) {
    await countWrongAttempt(tx, activeCode.id);
    await recordFailure(tx, mobileNo, now, deps.settings.otp.failuresToLock);
  }
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
  Math.max(1, Math.ceil((to.getTime() - from.getTime()) / 1000));
