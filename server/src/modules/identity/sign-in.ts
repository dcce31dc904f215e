import { inTransaction } from '../../platform/db/index.ts';
import { failRefused, proofOf, redeemCode } from './codes.ts';
import { findOrMakeCustomer, showUser } from './customers-store.ts';
import type { IdentityDeps } from './deps.ts';
import { startSession } from './sessions.ts';

/** Signs in with a code. A number's first valid code makes its account. */
export async function signIn(deps: IdentityDeps, mobileNo: string, code: string) {
  const outcome = await inTransaction(deps.db, async (tx) => {
    const proof = proofOf.signIn(mobileNo);
    const refused = await redeemCode(deps, tx, { mobileNo, proof, code });
    if (refused) return refused;
    const customer = await findOrMakeCustomer(tx, mobileNo, deps.clock.now());
    const user = showUser(customer, await deps.walletBalance(tx, customer.id));
    return { user, session: await startSession(deps, tx, customer) };
  });
  return failRefused(outcome);
}
