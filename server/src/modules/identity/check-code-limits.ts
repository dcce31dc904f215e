import { addTime, fail, hours } from '@sabuja/kit';
import type { Tx } from '../../platform/db/index.ts';
import type { IdentityDeps } from './deps.ts';
import { addressWindows, numberWindows, secondsToWait } from './otp-limits.ts';
import {
  countAboveBudgets,
  countSentByUnknown,
  listSentFromClient,
  listSentToNumber,
  lockCodesAboveBudgets,
} from './otp-store.ts';
import { createProofChallenge, redeemProof } from './proof-of-work.ts';
import type { Requester } from './requester.ts';

/** The budget shared by all devices that never signed in with the number. */
export const UNKNOWN = 'unknown';

/** Seconds after which a client may try again when the shop's hourly budget is used up. */
const SHOP_BUDGET_WAIT = 300;

export type LimitedCode = {
  mobileNo: string;
  /** The number and its pseudonym; codes are stored under the pseudonym after the number has left an account. */
  identifiers: readonly string[];
  requester: Requester;
  budget: string;
};

/**
 * Fails with TOO_MANY_CODES when a limit is reached: that of the number, of the shop for unknown devices, or of the
 * client. Only the client's limit offers a challenge; a solved challenge lets one code through. All solved challenges
 * together let through half of the shop's budget at most, so that a program cannot use it up (decision 0078).
 */
export async function checkCodeLimits(deps: IdentityDeps, tx: Tx, code: LimitedCode, now: Date) {
  const wait = await waitForNumber(deps, tx, code, now);
  if (wait > 0) return fail('TOO_MANY_CODES', { wait });
  // A known device has its own budget, independent of other clients at its address.
  if (code.budget !== UNKNOWN) return undefined;
  return (await checkShop(deps, tx, now)) ?? checkClient(deps, tx, code, now);
}

async function waitForNumber(deps: IdentityDeps, tx: Tx, code: LimitedCode, now: Date) {
  const limits = deps.settings.otp;
  const maxPerDay = Math.max(limits.perDeviceDay, limits.perNumberDay);
  const sent = await listSentToNumber(tx, code, now, maxPerDay);
  return secondsToWait(numberWindows(limits, code.budget !== UNKNOWN), sent, now);
}

async function checkShop(deps: IdentityDeps, tx: Tx, now: Date) {
  const limit = deps.settings.otp.perShopHour;
  const hourAgo = addTime(now, -hours(1));
  if ((await countSentByUnknown(tx, hourAgo, limit)) < limit) return undefined;
  deps.alarm({ limit }, 'the codes of this hour are used up');
  return fail('TOO_MANY_CODES', { wait: SHOP_BUDGET_WAIT });
}

async function checkClient(
  deps: IdentityDeps,
  tx: Tx,
  { mobileNo, requester }: LimitedCode,
  now: Date,
) {
  const limits = deps.settings.otp;
  const sent = await listSentFromClient(tx, requester.clientHash, now, limits.perAddressHour);
  const wait = secondsToWait(addressWindows(limits), sent, now);
  if (wait <= 0) return undefined;
  await lockCodesAboveBudgets(tx);
  const aboveBudgets = await countAboveBudgets(tx, addTime(now, -hours(1)), limits.perAddressHour);
  const limit = Math.ceil(limits.perShopHour / 2);
  if (aboveBudgets >= limit) {
    deps.alarm({ limit }, 'the codes of this hour for clients above their budget are used up');
    return fail('TOO_MANY_CODES', { wait });
  }
  const proofDeps = { ...deps, settings: limits };
  if (await redeemProof(proofDeps, tx, { header: requester.proofOfWork, mobileNo }, now))
    return undefined;
  const challenge = await createProofChallenge(proofDeps, mobileNo, now);
  return fail('TOO_MANY_CODES', { wait, challenge });
}
