import { hasPinRole } from '@sabuja/contract/rules/staff-roles';
import { addTime, fail, formatIstDateTime, hours } from '@sabuja/kit';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { text } from '../../../platform/texts/index.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { StaffDeps } from '../deps.ts';
import { findMemberByUid, lockActor, lockMemberByUid, type Member } from '../members-store.ts';
import { endSessions } from '../sessions-store.ts';
import { clearFailuresOf } from '../sign-in-limits.ts';
import { generatePin, hashPin } from './pin-hash.ts';
import { deletePin, savePin } from './pins-store.ts';
import { isWeakPin } from './weak-pins.ts';

const START_PIN_LIFETIME = hours(48);

/** The account name under which failures by PIN are counted, separate from those by passphrase. */
export const pinAccountOf = (memberUid: string): string => `pin ${memberUid}`;

/** Notifies the owner of the account by e-mail that their PIN was set. */
export async function notifyOfPin(
  deps: StaffDeps,
  tx: Tx,
  { name, email, language }: Member,
  now: Date,
): Promise<void> {
  const variables = { shop: await deps.readShopName(tx), name, at: formatIstDateTime(now) };
  const message = { channel: 'email', template: 'staff_pin_set', to: email, variables } as const;
  const reader = { customerId: null, language: language ?? 'en' };
  await deps.enqueueMessage(tx, { ...message, ...reader }, now);
}

/** Replaces the PIN of a member, ends the sessions started with the old PIN and clears its failures. */
async function replacePin(
  deps: StaffDeps,
  tx: Tx,
  actor: StaffActor,
  member: Member,
  pin: { action: string; pinHash: string; expiresAt: Date | null },
  now: Date,
): Promise<void> {
  await savePin(tx, { memberId: member.id, ...pin }, now);
  await endSessions(tx, member.id, { byPin: true }, now);
  await clearFailuresOf(deps, tx, pinAccountOf(member.uid));
  const entry = { action: pin.action, subject: 'member', subjectId: member.uid };
  await recordAudit(tx, actor, entry, now);
  await notifyOfPin(deps, tx, member, now);
}

/** Sets the actor's own PIN. Fails with WEAK_PIN, or with NO_PIN_FOR_ROLE, also when the session has ended. */
export async function setPin(deps: StaffDeps, actor: StaffActor, pin: string) {
  const now = deps.clock.now();
  if (isWeakPin(pin)) return fail('WEAK_PIN');
  const pinHash = await hashPin(deps, actor.memberUid, pin);
  return inTransaction(deps.db, async (tx) => {
    const member = await lockActor(tx, actor);
    if (!member || !hasPinRole(member.role)) return fail('NO_PIN_FOR_ROLE');
    const change = { action: 'member.set_pin', pinHash, expiresAt: null };
    await replacePin(deps, tx, actor, member, change, now);
    return { message: text`Your PIN is set.` };
  });
}

/** Gives a member a new start PIN; only its hash is stored. Fails with NOT_FOUND or NO_PIN_FOR_ROLE. */
export async function giveStartPin(deps: StaffDeps, actor: StaffActor, uid: string) {
  const now = deps.clock.now();
  if (!(await findMemberByUid(deps.db, uid))) return fail('NOT_FOUND');
  const pin = generatePin();
  const pinHash = await hashPin(deps, uid, pin);
  const expiresAt = addTime(now, START_PIN_LIFETIME);
  return inTransaction(deps.db, async (tx) => {
    const member = await lockMemberByUid(tx, uid);
    if (!member || member.shut_out_at) return fail('NOT_FOUND');
    if (!hasPinRole(member.role)) return fail('NO_PIN_FOR_ROLE');
    const change = { action: 'member.give_start_pin', pinHash, expiresAt };
    await replacePin(deps, tx, actor, member, change, now);
    return { pin, expires_at: expiresAt.toISOString() };
  });
}

/** Removes the PIN of a member, and ends the sessions started by PIN. Fails with NOT_FOUND. */
export function removePin(deps: StaffDeps, actor: StaffActor, uid: string) {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const member = await lockMemberByUid(tx, uid);
    if (!member || !(await deletePin(tx, member.id))) return fail('NOT_FOUND');
    await endSessions(tx, member.id, { byPin: true }, now);
    const entry = { action: 'member.remove_pin', subject: 'member', subjectId: uid };
    await recordAudit(tx, actor, entry, now);
    return { message: text`The PIN is removed.` };
  });
}
