import { fail } from '@sabuja/kit';
import { listAddresses } from './addresses-store.ts';
import { findCustomer } from './customers-store.ts';
import type { IdentityDeps } from './deps.ts';

/** All data that the shop stores of a customer, by the names of its rooms, without hashes and codes. */
export async function exportCustomer(deps: IdentityDeps, customerId: number) {
  const { db } = deps;
  const customer = await findCustomer(db, customerId);
  if (!customer?.mobile_no) return fail('SESSION_OVER');
  const { created_at: createdAt } = await db
    .selectFrom('identity.customers')
    .select('created_at')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  const sessions = await db
    .selectFrom('identity.sessions')
    .select(['created_at', 'expires_at', 'ended_at'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .execute();
  const { id, ...profile } = customer;
  return {
    written_at: deps.clock.now(),
    profile: { ...profile, customer_since: createdAt },
    addresses: await listAddresses(db, customerId),
    sessions,
    ...(await deps.customerData.exportData(db, id)),
  };
}
