import { fail } from '@sabuja/kit';
import { inTransaction } from '../../platform/db/index.ts';
import type { StaffActor } from '../../platform/http/index.ts';
import { findStaffCustomer, lockCustomer } from '../identity/index.ts';
import { recordAudit } from '../staff/index.ts';
import type { BackOfficeDeps } from './deps.ts';

/** Adds a note of staff to a customer, once for its id. Fails with NO_CUSTOMER. */
export function addNote(
  { db, clock }: BackOfficeDeps,
  actor: StaffActor,
  customerUid: string,
  note: { id: string; text: string },
) {
  const now = clock.now();
  const text = note.text.trim();
  return inTransaction(db, async (tx) => {
    const found = await findStaffCustomer(tx, customerUid);
    // Locked: the account may be about to be deleted, and its notes with it.
    const customer = found && (await lockCustomer(tx, found.id));
    if (!customer) return fail('NO_CUSTOMER');
    const added = await tx
      .insertInto('back_office.notes')
      .values({
        uid: note.id,
        customer_id: customer.id,
        member_id: actor.memberId,
        text,
        written_at: now,
      })
      .onConflict((conflict) => conflict.column('uid').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) return undefined;
    const entry = { action: 'customer.note', subject: 'customer', subjectId: customer.uid };
    const personal = { customerId: customer.id, values: { text } };
    await recordAudit(tx, actor, { ...entry, personal }, now);
    return undefined;
  });
}
