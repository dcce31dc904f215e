import { OTP_LIFE_MINUTES } from '@sabuja/contract/limits';
import { inTransaction } from '../../platform/db/index.ts';
import { issueCode, proofOf } from './codes.ts';
import { findAccount } from './customers-store.ts';
import type { IdentityDeps } from './deps.ts';

/**
 * Sends a new sign-in code to a number and ends the one before. The answer is the same whether or not
 * the number has an account.
 */
export async function requestOtp(deps: IdentityDeps, mobileNo: string, callerAddress: string) {
  return inTransaction(deps.db, (tx) =>
    issueCode(deps, tx, {
      mobileNo,
      callerAddress,
      proof: proofOf.signIn(mobileNo),
      send: async (code, now) => {
        const shop = await deps.shopName(tx);
        const variables = { code, shop, minutes: OTP_LIFE_MINUTES, host: deps.host };
        const customerId = await findAccount(tx, mobileNo);
        const message = { channel: 'sms', template: 'otp', to: mobileNo, variables } as const;
        await deps.notify(tx, { ...message, customerId }, now);
      },
    }),
  );
}
