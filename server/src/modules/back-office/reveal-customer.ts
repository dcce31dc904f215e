import type { CustomerContact } from '@sabuja/contract';
import { formatDeliveryAddress } from '@sabuja/contract/rules/address-text';
import { fail, isFailure } from '@sabuja/kit';
import { inTransaction } from '../../platform/db/index.ts';
import type { StaffActor } from '../../platform/http/index.ts';
import { findStaffCustomer, listAddresses } from '../identity/index.ts';
import { recordAudit } from '../staff/index.ts';
import type { BackOfficeDeps } from './deps.ts';

/**
 * Returns phone, e-mail and addresses of a customer unmasked. The access is recorded in the audit log first. Fails with
 * NO_CUSTOMER.
 */
export async function revealCustomer(
  { db, clock }: BackOfficeDeps,
  actor: StaffActor,
  uid: string,
) {
  const now = clock.now();
  const found = await inTransaction(db, async (tx) => {
    const customer = await findStaffCustomer(tx, uid);
    if (!customer) return fail('NO_CUSTOMER');
    const entry = { action: 'customer.reveal', subject: 'customer', subjectId: customer.uid };
    await recordAudit(tx, actor, entry, now);
    return customer;
  });
  if (isFailure(found)) return found;
  const addresses = await listAddresses(db, found.id, 'staff');
  return {
    phone: found.mobile_no ?? '',
    email: found.email,
    addresses: addresses.map((address) => ({
      uid: address.uid,
      text: formatDeliveryAddress(address),
    })),
  } satisfies CustomerContact;
}
