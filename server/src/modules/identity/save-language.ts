import { fail, type Locale } from '@sabuja/kit';
import { inTransaction } from '../../platform/db/index.ts';
import { lockCustomer, toApiUser, updateCustomer } from './customers-store.ts';
import type { IdentityDeps } from './deps.ts';

/** Saves the language for a customer's pages and messages on every device. */
export async function saveLanguage(deps: IdentityDeps, customerId: number, language: Locale) {
  const customer = await inTransaction(deps.db, async (tx) => {
    const before = await lockCustomer(tx, customerId);
    return before && (await updateCustomer(tx, before, { language }));
  });
  if (!customer) return fail('SESSION_OVER');
  return toApiUser(customer, await deps.readWalletBalance(deps.db, customerId));
}
