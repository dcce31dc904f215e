import { isFailure } from '@sabuja/kit';
import type { StaffActor } from '../../../platform/http/index.ts';
import { eraseAccount, findTrustedContact } from '../../identity/index.ts';
import { changeRequest, checkRequest } from './change-request.ts';
import { closeRequest } from './close-request.ts';
import type { PrivacyDeps } from './deps.ts';

/**
 * Deletes the customer's account by the same rules as when customers do it themselves (decision 0039), and closes the
 * request; `balance` is the wallet balance that the customer gives up (rupees). Fails with NO_REQUEST, CLOSED,
 * WRONG_KIND, NOT_PROVEN, ORDERS_TO_COME, WALLET_OWES or WALLET_NOT_EMPTY.
 */
export async function eraseForRequest(
  deps: PrivacyDeps,
  actor: StaffActor,
  { number, balance }: { number: string; balance: number | undefined },
) {
  const { identity } = deps;
  const outcome = await changeRequest(deps, number, async (tx, open) => {
    const { request, customer, now } = open;
    const refusal = checkRequest(request, ['DELETE']);
    if (refusal) return refusal;
    const trusted = await findTrustedContact(identity, tx, customer);
    await closeRequest(tx, actor, open, { action: 'erase', outcome: 'ERASED' });
    const erased = await eraseAccount(identity, tx, customer, balance);
    if (isFailure(erased) || !trusted) return erased;
    // The last message: it belongs to no account, and its row is deleted once it is sent.
    const variables = { shop: await identity.readShopName(tx), number };
    const to = { ...trusted, customerId: null, language: customer.language ?? 'en' };
    await identity.enqueueMessage(tx, { ...to, template: 'account_erased', variables }, now);
    return erased;
  });
  if (isFailure(outcome)) return outcome;
  for (const id of outcome.endedSessionIds) identity.accessTokens.revokeSession(id);
  return undefined;
}
