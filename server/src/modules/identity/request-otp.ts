import { fail, minutes } from '@sabuja/kit';
import { inTransaction } from '../../platform/db/index.ts';
import type { IdentityDeps } from './deps.ts';
import { addressWindows, numberWindows, secondsToWait } from './otp-limits.ts';
import { insertCode, lockedUntil, lockOtp, sentFromAddress, sentToNumber } from './otp-store.ts';

export const otpLifeMinutes = 5;

/**
 * Sends a new code to a number and ends the one before. The answer is the same whether or not the
 * number has an account.
 */
export async function requestOtp(deps: IdentityDeps, mobileNo: string, callerAddress: string) {
  const { db, clock, secrets, settings, notify } = deps;
  const limits = settings.otp;
  const from = secrets.hash('caller', callerAddress).toString('base64url');
  return inTransaction(db, async (tx) => {
    await lockOtp(tx, `number ${mobileNo}`);
    await lockOtp(tx, `caller ${from}`);
    const now = clock.now();
    const locked = await lockedUntil(tx, mobileNo, now);
    if (locked) return fail('NUMBER_LOCKED', { wait: secondsBetween(now, locked) });
    const wait = Math.max(
      secondsToWait(
        numberWindows(limits),
        await sentToNumber(tx, mobileNo, now, limits.perNumberDay),
        now,
      ),
      secondsToWait(
        addressWindows(limits),
        await sentFromAddress(tx, from, now, limits.perAddressHour),
        now,
      ),
    );
    if (wait > 0) return fail('TOO_MANY_CODES', { wait });
    const code = secrets.code();
    await insertCode(tx, {
      mobile_no: mobileNo,
      sent_from: from,
      code_hash: secrets.hash('otp', mobileNo, code),
      created_at: now,
      expires_at: new Date(now.getTime() + minutes(otpLifeMinutes)),
    });
    const variables = {
      code,
      shop: await deps.shopName(tx),
      minutes: otpLifeMinutes,
      host: deps.host,
    };
    await notify(tx, { channel: 'sms', template: 'otp', to: mobileNo, variables }, now);
    return { sent: true as const };
  });
}

export const secondsBetween = (from: Date, to: Date): number =>
  Math.max(1, Math.ceil((to.getTime() - from.getTime()) / 1000));
