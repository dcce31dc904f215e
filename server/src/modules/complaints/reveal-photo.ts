import { fail } from '@sabuja/kit';
import { inTransaction } from '../../platform/db/index.ts';
import type { StaffActor } from '../../platform/http/index.ts';
import { recordAudit } from '../staff/index.ts';
import { findPhoto } from './photos-store.ts';
import type { ComplaintDeps } from './raise-complaint.ts';

/** Returns a photo of a complaint; the access is recorded in the audit log first. Fails with NO_PHOTO. */
export function revealPhoto(
  { db, clock }: Pick<ComplaintDeps, 'db' | 'clock'>,
  actor: StaffActor,
  { ticketNo, id }: { ticketNo: string; id: string },
) {
  return inTransaction(db, async (tx) => {
    const photo = await findPhoto(tx, { ticketNo, id });
    if (!photo) return fail('NO_PHOTO');
    const entry = { action: 'complaint.photo.reveal', subject: 'complaint', subjectId: ticketNo };
    await recordAudit(tx, actor, { ...entry, after: { photo: id.toLowerCase() } }, clock.now());
    return photo;
  });
}
