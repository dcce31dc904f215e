import { fail } from '@sabuja/kit';
import { inTransaction } from '../../platform/db/index.ts';
import { type AuditActor, personalReason, recordAudit } from '../staff/index.ts';
import { lockCustomer } from './customers-store.ts';
import type { IdentityDeps } from './deps.ts';
import { findStaffCustomer } from './staff-views.ts';

/**
 * Blocks a customer from ordering, with a reason for staff, or unblocks them (null). An order that is being placed at
 * the same time is still accepted. Blocking again replaces the reason. Fails with NO_CUSTOMER.
 */
export function blockCustomer(
  { db, clock }: Pick<IdentityDeps, 'db' | 'clock'>,
  actor: Exclude<AuditActor, 'command line'>,
  uid: string,
  reason: string | null,
) {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const found = await findStaffCustomer(tx, uid);
    const customer = found && (await lockCustomer(tx, found.id));
    if (!customer) return fail('NO_CUSTOMER');
    if (reason === null && customer.blocked_at === null) return undefined;
    const block =
      reason === null
        ? { blocked_at: null, blocked_reason: null, blocked_by: null }
        : { blocked_at: now, blocked_reason: reason.trim(), blocked_by: actor.memberId };
    await tx.updateTable('identity.customers').set(block).where('id', '=', customer.id).execute();
    const action = reason === null ? 'customer.unblock' : 'customer.block';
    const personal = personalReason(customer.id, reason?.trim());
    const entry = { action, subject: 'customer', subjectId: customer.uid };
    await recordAudit(tx, actor, { ...entry, personal }, now);
    return undefined;
  });
}
