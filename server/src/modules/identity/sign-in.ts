import { inTransaction } from '../../platform/db/index.ts';
import { codePurpose, failRefused, redeemCode } from './codes.ts';
import { recordConsent } from './consents-store.ts';
import { findOrCreateCustomer, toApiUser } from './customers-store.ts';
import type { IdentityDeps } from './deps.ts';
import { recordDevice } from './devices.ts';
import type { Requester } from './requester.ts';
import { startSession } from './sessions.ts';

/**
 * Signs in with a code. The first valid code of a number creates its account. A browser without a device cookie gets
 * one.
 */
export async function signIn(
  deps: IdentityDeps,
  { mobileNo, code, requester }: { mobileNo: string; code: string; requester: Requester },
) {
  const outcome = await inTransaction(deps.db, async (tx) => {
    const proof = codePurpose.signIn(mobileNo);
    const codeRefusal = await redeemCode(deps, tx, { mobileNo, requester, purpose: proof, code });
    if (codeRefusal) return codeRefusal;
    const customer = await findOrCreateCustomer(tx, mobileNo, deps.clock.now());
    await recordConsent(tx, customer.id, deps.clock.now());
    await recordDevice(tx, customer.id, requester.ensureDevice(), deps.clock.now());
    const user = toApiUser(customer, await deps.readWalletBalance(tx, customer.id));
    return { user, session: await startSession(deps, tx, customer) };
  });
  return failRefused(outcome);
}
