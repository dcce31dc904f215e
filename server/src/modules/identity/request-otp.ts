import { OTP_LIFE_MINUTES } from '@sabuja/contract/limits';
import { inTransaction } from '../../platform/db/index.ts';
import { codePurpose, issueCode } from './codes.ts';
import { findAccount } from './customers-store.ts';
import type { IdentityDeps } from './deps.ts';
import type { Requester } from './requester.ts';

/**
 * Sends a new sign-in code to a number and invalidates the previous one. The response is the same whether or
 * not the number has an account.
 */
export async function requestOtp(deps: IdentityDeps, mobileNo: string, requester: Requester) {
  return inTransaction(deps.db, (tx) =>
    issueCode(deps, tx, {
      mobileNo,
      requester,
      purpose: codePurpose.signIn(mobileNo),
      send: async (code, now) => {
        const shop = await deps.readShopName(tx);
        const variables = { code, shop, minutes: OTP_LIFE_MINUTES, host: deps.host };
        const account = await findAccount(tx, mobileNo);
        const message = { channel: 'sms', template: 'otp', to: mobileNo, variables } as const;
        const language = account?.language ?? requester.locale;
        await deps.enqueueMessage(
          tx,
          { ...message, customerId: account?.id ?? null, language },
          now,
        );
      },
    }),
  );
}
