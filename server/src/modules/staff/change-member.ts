import type { StaffRole } from '@sabuja/contract';
import { fail } from '@sabuja/kit';
import { type Db, inTransaction, type Tx } from '../../platform/db/index.ts';
import type { StaffActor } from '../../platform/http/index.ts';
import { text } from '../../platform/texts/index.ts';
import { type AuditActor, memberIdOf, recordAudit } from './audit/record-audit.ts';
import type { StaffDeps } from './deps.ts';
import { createLink, sendLink } from './invite-member.ts';
import { withdrawLinks } from './links-store.ts';
import {
  isLastOwnerViolation,
  lockMemberByUid,
  type Member,
  toApiMember,
} from './members-store.ts';
import { unusableHash } from './passphrases.ts';
import { replaceSignIn } from './replace-sign-in.ts';
import { endSessions } from './sessions-store.ts';

type Deps = Pick<StaffDeps, 'db' | 'clock'>;

/** Runs a change of a locked member. Fails with NOT_FOUND, or with LAST_OWNER when the database refuses the change. */
async function changeMember<T>(
  db: Db,
  uid: string,
  change: (tx: Tx, member: Member) => Promise<T>,
) {
  try {
    return await inTransaction(db, async (tx) => {
      const member = await lockMemberByUid(tx, uid);
      return member ? await change(tx, member) : fail('NOT_FOUND');
    });
  } catch (error) {
    if (isLastOwnerViolation(error)) return fail('LAST_OWNER');
    throw error;
  }
}

const record = (
  tx: Tx,
  actor: AuditActor,
  member: Member,
  entry: { action: string; before?: object; after?: object; reason?: string | undefined },
  now: Date,
) => recordAudit(tx, actor, { ...entry, subject: 'member', subjectId: member.uid }, now);

/** Changes the role of a member and ends their sessions: another role may need a second factor, or have no PIN. */
export function changeRole(deps: Deps, actor: StaffActor, uid: string, role: StaffRole) {
  const now = deps.clock.now();
  return changeMember(deps.db, uid, async (tx, member) => {
    if (member.role === role) return toApiMember(member);
    await tx.updateTable('staff.members').set({ role }).where('id', '=', member.id).execute();
    await endSessions(tx, member.id, {}, now);
    const entry = { action: 'member.change_role', before: { role: member.role }, after: { role } };
    await record(tx, actor, member, entry, now);
    return toApiMember({ ...member, role });
  });
}

/** Shuts a member out: their sessions, links, PIN and devices stop working. */
export function shutOutMember(
  deps: Deps,
  actor: StaffActor,
  uid: string,
  reason: string | undefined,
) {
  const now = deps.clock.now();
  return changeMember(deps.db, uid, async (tx, member) => {
    if (member.shut_out_at) return { message: text`This person is shut out.` };
    await tx
      .updateTable('staff.members')
      .set({ shut_out_at: now })
      .where('id', '=', member.id)
      .execute();
    await endSessions(tx, member.id, {}, now);
    await withdrawLinks(tx, { memberId: member.id }, now);
    await tx.deleteFrom('staff.devices').where('member_id', '=', member.id).execute();
    await record(tx, actor, member, { action: 'member.shut_out', reason }, now);
    return { message: text`This person is shut out.` };
  });
}

/** Readmits a member who was shut out; passphrase and second factor stay the same. */
export function readmitMember(deps: Deps, actor: StaffActor, uid: string) {
  const now = deps.clock.now();
  return changeMember(deps.db, uid, async (tx, member) => {
    if (member.shut_out_at) {
      await tx
        .updateTable('staff.members')
        .set({ shut_out_at: null })
        .where('id', '=', member.id)
        .execute();
      await record(tx, actor, member, { action: 'member.readmit' }, now);
    }
    return { message: text`This person may sign in again.` };
  });
}

/** Resets a member's sign-in, and sends them a link to set a new passphrase. */
export function resetMember(deps: StaffDeps, actor: StaffActor, uid: string) {
  const now = deps.clock.now();
  return changeMember(deps.db, uid, async (tx, member) => {
    const link = await resetSignIn(deps, tx, actor, member, now);
    const { email, language } = member;
    await sendLink(deps, tx, { ...link, email, language }, member.name, now);
    return { link: link.url, expires_at: link.expires_at.toISOString() };
  });
}

/**
 * Makes passphrase, second factors and PIN of a locked member unusable and ends their sessions; the returned one-time
 * link sets a new passphrase.
 */
export async function resetSignIn(
  deps: Pick<StaffDeps, 'secrets' | 'origin'>,
  tx: Tx,
  actor: AuditActor,
  member: Member,
  now: Date,
) {
  await replaceSignIn(tx, member.id, unusableHash, now);
  await withdrawLinks(tx, { memberId: member.id }, now);
  await record(tx, actor, member, { action: 'member.reset' }, now);
  return createLink(
    deps,
    tx,
    {
      ...{ kind: 'passphrase', member_id: member.id, language: member.language },
      createdBy: memberIdOf(actor),
    },
    now,
  );
}
