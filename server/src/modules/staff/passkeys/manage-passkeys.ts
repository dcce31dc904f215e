import { rolesWithoutSecondFactor } from '@sabuja/contract/rules/staff-roles';
import { fail } from '@sabuja/kit';
import { inTransaction } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { text } from '../../../platform/texts/index.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { StaffDeps } from '../deps.ts';
import { lockMember } from '../members-store.ts';
import { deleteRecoveryCodes } from '../second-factor.ts';
import { notifyOfPasskey } from './notify-of-passkey.ts';
import { listPasskeys, toApiPasskey } from './passkeys-store.ts';

/** Renames a passkey of the actor. Fails with NOT_FOUND. */
export function renamePasskey(deps: StaffDeps, actor: StaffActor, uid: string, name: string) {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    await lockMember(tx, actor.memberId);
    const passkey = (await listPasskeys(tx, actor.memberId)).find((one) => one.uid === uid);
    if (!passkey) return fail('NOT_FOUND');
    const change = { before: { name: passkey.name }, after: { name: name.trim() } };
    await tx.updateTable('staff.passkeys').set(change.after).where('id', '=', passkey.id).execute();
    const subject = { subject: 'member', subjectId: actor.memberUid };
    await recordAudit(tx, actor, { action: 'member.rename_passkey', ...subject, ...change }, now);
    return toApiPasskey({ ...passkey, ...change.after });
  });
}

/**
 * Removes a passkey of the actor. Fails with NOT_FOUND, or with LAST_FACTOR when it is the only second factor of a
 * member whose role needs one.
 */
export function removePasskey(deps: StaffDeps, actor: StaffActor, uid: string) {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const member = await lockMember(tx, actor.memberId);
    const passkeys = await listPasskeys(tx, actor.memberId);
    const passkey = passkeys.find((one) => one.uid === uid);
    if (!member || !passkey) return fail('NOT_FOUND');
    const isLast = passkeys.length === 1 && member.totp_secret === null;
    if (isLast && !rolesWithoutSecondFactor.includes(member.role)) return fail('LAST_FACTOR');
    await tx.deleteFrom('staff.passkeys').where('id', '=', passkey.id).execute();
    if (isLast) await deleteRecoveryCodes(tx, member.id);
    const subject = { subject: 'member', subjectId: member.uid, before: { name: passkey.name } };
    await recordAudit(tx, actor, { action: 'member.remove_passkey', ...subject }, now);
    await notifyOfPasskey(deps, tx, member, 'staff_passkey_removed', passkey.name, now);
    return { message: text`The passkey is removed.` };
  });
}
