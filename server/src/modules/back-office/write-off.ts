import { fail, isFailure, toPaise } from '@sabuja/kit';
import { inTransaction } from '../../platform/db/index.ts';
import type { StaffActor } from '../../platform/http/index.ts';
import { findStaffCustomer, lockCustomer } from '../identity/index.ts';
import { personalReason, recordAudit } from '../staff/index.ts';
import { writeOffDebt } from '../wallet/index.ts';
import type { BackOfficeDeps } from './deps.ts';

/**
 * Writes off all that a customer owes, `amount` rupees, with a reason for staff. Fails with NO_CUSTOMER, or with
 * DEBT_CHANGED when another amount is owed.
 */
export function writeOff(
  { db, clock }: BackOfficeDeps,
  actor: StaffActor,
  uid: string,
  { amount, reason }: { amount: number; reason: string },
) {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const found = await findStaffCustomer(tx, uid);
    // Locked: the account may be about to be deleted, which an open debt prevents.
    const customer = found && (await lockCustomer(tx, found.id));
    if (!customer) return fail('NO_CUSTOMER');
    const debt = { customerId: customer.id, amount: toPaise(amount), now };
    const refusal = await writeOffDebt(tx, debt);
    if (isFailure(refusal)) return refusal;
    const entry = { action: 'customer.write_off', subject: 'customer', subjectId: customer.uid };
    const personal = personalReason(customer.id, reason.trim());
    await recordAudit(tx, actor, { ...entry, after: { amount }, personal }, now);
    return undefined;
  });
}
