import { fail } from '@sabuja/kit';
import { listAddresses } from './addresses-store.ts';
import { listConsents } from './consents-store.ts';
import { findCustomer } from './customers-store.ts';
import type { IdentityDeps } from './deps.ts';
import { findNumberChange } from './lost-number.ts';
import { listPhoneConsents } from './phone-customers.ts';
import { exportPrivacyChoices } from './privacy-choices.ts';
import { requireStepUp } from './step-up.ts';

const listDevices = ({ db }: IdentityDeps, customerId: number) =>
  db
    .selectFrom('identity.devices')
    .select(['first_sign_in_at', 'last_sign_in_at'])
    .where('customer_id', '=', customerId)
    .orderBy('first_sign_in_at')
    .execute();

/** Returns all data that the shop stores about a customer, for themselves. Needs a step-up. */
export async function exportCustomer(
  deps: IdentityDeps,
  { customerId, sessionId }: { customerId: number; sessionId: string },
) {
  const refusal = await requireStepUp(deps.db, sessionId, deps.clock.now());
  return refusal ?? (await readCustomerData(deps, customerId)) ?? fail('SESSION_OVER');
}

/**
 * Returns all data that the shop stores about a customer, by module, without hashes and codes; undefined when the
 * account is deleted.
 */
export async function readCustomerData(deps: IdentityDeps, customerId: number) {
  const { db } = deps;
  const customer = await findCustomer(db, customerId);
  if (!customer?.mobile_no) return undefined;
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
    consents: await listConsents(db, customerId),
    consents_by_phone: await listPhoneConsents(db, customerId),
    privacy_choices: await exportPrivacyChoices(db, customerId),
    devices: await listDevices(deps, customerId),
    number_change: (await findNumberChange(db, customerId)) ?? null,
    ...(await deps.customerData.exportData(db, id)),
  };
}
