import { timingSafeEqual } from 'node:crypto';
import { fail } from '@sabuja/kit';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import { findOrMakeCustomer, showUser } from './customers-store.ts';
import type { IdentityDeps } from './deps.ts';
import {
  countFailure,
  countWrongTry,
  forgetFailures,
  lockedUntil,
  lockLiveCode,
  lockOtp,
  markUsed,
} from './otp-store.ts';
import { secondsBetween } from './request-otp.ts';
import { startSession } from './sessions.ts';

/** Wrong tries that end a code. */
const mostTries = 5;

/**
 * Signs in with a code: it works once, and five wrong tries end it. A number's first valid code makes
 * its account. Wrong tries are counted even though the sign-in fails, so the refusal is told after
 * the transaction and not by rolling it back.
 */
export async function signIn(deps: IdentityDeps, mobileNo: string, code: string) {
  const outcome = await inTransaction(deps.db, async (tx) => {
    await lockOtp(tx, `number ${mobileNo}`);
    const now = deps.clock.now();
    const locked = await lockedUntil(tx, mobileNo, now);
    if (locked) return { refused: 'locked', wait: secondsBetween(now, locked) } as const;
    if (!(await useCode(deps, tx, mobileNo, code, now))) return { refused: 'wrong' } as const;
    await forgetFailures(tx, mobileNo);
    const customer = await findOrMakeCustomer(tx, mobileNo);
    const user = showUser(customer, await deps.walletBalance(tx, customer.id));
    return { user, session: await startSession(deps, tx, customer) };
  });
  if (!('refused' in outcome)) return outcome;
  return outcome.refused === 'locked'
    ? fail('NUMBER_LOCKED', { wait: outcome.wait })
    : fail('INVALID_OTP');
}

/** True when the code is the live one of the number; it is used up then. A wrong one is counted. */
async function useCode(
  deps: IdentityDeps,
  tx: Tx,
  mobileNo: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const live = await lockLiveCode(tx, mobileNo, now, mostTries);
  const right = live && timingSafeEqual(live.code_hash, deps.secrets.hash('otp', mobileNo, code));
  if (live && right) {
    await markUsed(tx, live.id, now);
    return true;
  }
  // Without a code under way there is nothing to guess, and nobody to lock out by guessing.
  if (live) {
    await countWrongTry(tx, live.id);
    await countFailure(tx, mobileNo, now, deps.settings.otp.failuresToLock);
  }
  return false;
}
