import { timingSafeEqual } from 'node:crypto';
import { OTP_LIFE_MINUTES } from '@sabuja/contract/limits';
import { fail, minutes } from '@sabuja/kit';
import type { Tx } from '../../platform/db/index.ts';
import type { IdentityDeps } from './deps.ts';
import { addressWindows, numberWindows, secondsToWait } from './otp-limits.ts';
import {
  countFailure,
  countWrongTry,
  disguiseCodes,
  forgetFailures,
  insertCode,
  lockCaller,
  lockedUntil,
  lockLiveCode,
  lockNumber,
  markUsed,
  sentFromAddress,
  sentToNumber,
} from './otp-store.ts';

/** Wrong tries that end a code. */
const mostTries = 5;

/** What a code proves; it is worth nothing for anything else. */
export const proofOf = {
  signIn: (mobileNo: string) => ['otp', mobileNo] as const,
  newNumber: (customerUid: string, mobileNo: string) =>
    ['new number', customerUid, mobileNo] as const,
  deletion: (customerUid: string) => ['deletion', customerUid] as const,
};
type Proof = readonly [string, ...string[]];

type Issue = {
  /** The number whose limits it counts against: where it goes, or whose account it concerns. */
  mobileNo: string;
  callerAddress: string;
  proof: Proof;
  /** Writes the message that carries the code. */
  send: (code: string, now: Date) => Promise<void>;
};

/** Sends a new code and ends the number's one before, within the limits of number and caller. */
export async function issueCode(deps: IdentityDeps, tx: Tx, issue: Issue) {
  const { mobileNo, proof } = issue;
  const limits = deps.settings.otp;
  const from = deps.secrets.hash('caller', issue.callerAddress).toString('base64url');
  await lockNumber(tx, mobileNo);
  await lockCaller(tx, from);
  const now = deps.clock.now();
  const locked = await lockedUntil(tx, mobileNo, now);
  if (locked) return fail('NUMBER_LOCKED', { wait: secondsBetween(now, locked) });
  const names = [mobileNo, disguiseOf(deps, mobileNo)];
  const toNumber = await sentToNumber(tx, names, now, limits.perNumberDay);
  const fromCaller = await sentFromAddress(tx, from, now, limits.perAddressHour);
  const wait = Math.max(
    secondsToWait(numberWindows(limits), toNumber, now),
    secondsToWait(addressWindows(limits), fromCaller, now),
  );
  if (wait > 0) return fail('TOO_MANY_CODES', { wait });
  const code = deps.secrets.code();
  await insertCode(tx, {
    mobile_no: mobileNo,
    sent_from: from,
    code_hash: deps.secrets.hash(...proof, code),
    created_at: now,
    expires_at: new Date(now.getTime() + minutes(OTP_LIFE_MINUTES)),
  });
  await issue.send(code, now);
  return undefined;
}

/** What stands for a number that has left its account: the limits still know it, nobody reads it. */
const disguiseOf = (deps: Pick<IdentityDeps, 'secrets'>, mobileNo: string): string =>
  deps.secrets.hash('former number', mobileNo).toString('base64url');

/** Makes a number that leaves its account unreadable; what was sent to it still counts. Its code ends. */
export async function disguiseNumber(
  deps: Pick<IdentityDeps, 'secrets'>,
  tx: Tx,
  mobileNo: string,
): Promise<void> {
  await lockNumber(tx, mobileNo);
  await forgetFailures(tx, mobileNo);
  await disguiseCodes(tx, mobileNo, disguiseOf(deps, mobileNo));
}

/** A refused code: told after the transaction, which must not be rolled back, since it counted the try. */
export type CodeRefused = { refused: 'locked'; wait: number } | { refused: 'wrong' };

/**
 * Uses up a number's live code; undefined when it was right. It works once, and for what it was sent
 * for. Five wrong tries end it, and many in a row lock the number for a day.
 */
export async function redeemCode(
  deps: IdentityDeps,
  tx: Tx,
  { mobileNo, proof, code }: { mobileNo: string; proof: Proof; code: string },
): Promise<CodeRefused | undefined> {
  await lockNumber(tx, mobileNo);
  const now = deps.clock.now();
  const locked = await lockedUntil(tx, mobileNo, now);
  if (locked) return { refused: 'locked', wait: secondsBetween(now, locked) };
  const live = await lockLiveCode(tx, mobileNo, now, mostTries);
  if (live && timingSafeEqual(live.code_hash, deps.secrets.hash(...proof, code))) {
    await markUsed(tx, live.id, now);
    await forgetFailures(tx, mobileNo);
    return undefined;
  }
  // Without a code under way there is nothing to guess, and nobody to lock out by guessing.
  if (live) {
    await countWrongTry(tx, live.id);
    await countFailure(tx, mobileNo, now, deps.settings.otp.failuresToLock);
  }
  return { refused: 'wrong' };
}

const refusal = (outcome: CodeRefused) =>
  outcome.refused === 'locked'
    ? fail('NUMBER_LOCKED', { wait: outcome.wait })
    : fail('INVALID_OTP');

/** The outcome of a transaction that redeemed a code, with a refused code as the failure that it is. */
export const failRefused = <Outcome extends object>(outcome: Outcome | CodeRefused) =>
  'refused' in outcome ? refusal(outcome) : outcome;

const secondsBetween = (from: Date, to: Date): number =>
  Math.max(1, Math.ceil((to.getTime() - from.getTime()) / 1000));
