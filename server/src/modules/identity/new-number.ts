import { OTP_LIFE_MINUTES } from '@sabuja/contract/limits';
import type { Tx } from '../../platform/db/index.ts';
import { codePurpose, issueCode } from './codes.ts';
import type { Customer } from './customers-store.ts';
import type { IdentityDeps } from './deps.ts';
import type { Requester } from './requester.ts';

/** Sends the code that confirms a new number of an account to that number. */
export async function sendNumberCode(
  deps: IdentityDeps,
  tx: Tx,
  customer: Customer,
  mobileNo: string,
  requester: Requester,
) {
  return issueCode(deps, tx, {
    mobileNo,
    requester,
    purpose: codePurpose.newNumber(customer.uid, mobileNo),
    send: async (code, now) => {
      const shop = await deps.readShopName(tx);
      const variables = { code, shop, minutes: OTP_LIFE_MINUTES, host: deps.host };
      const message = { channel: 'sms', template: 'new_number', to: mobileNo, variables } as const;
      const language = customer.language ?? requester.locale;
      await deps.enqueueMessage(tx, { ...message, customerId: customer.id, language }, now);
    },
  });
}
