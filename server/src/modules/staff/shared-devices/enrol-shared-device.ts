import { rolesThatMay } from '@sabuja/contract/rules/staff-roles';
import { addTime, fail, isFailure, minutes } from '@sabuja/kit';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Client, StaffDeps } from '../deps.ts';
import { findMember } from '../members-store.ts';
import { endSessionOfToken, endSessions } from '../sessions-store.ts';
import { beginAttempt, clearFailures } from '../sign-in-limits.ts';
import { findSharedDevice } from './shared-devices-store.ts';

const CODE_LIFETIME = minutes(10);

const hashCode = ({ secrets }: Pick<StaffDeps, 'secrets'>, code: string): Buffer =>
  secrets.hash('device code', code.toLowerCase().replace(/[^a-z0-9]/g, ''));

/**
 * Enrols the device of the request and ends the session that did it, so that no manager stays signed in on a shared
 * device. Returns the device's token. Fails with ALREADY_ENROLLED.
 */
export function enrolThisDevice(
  deps: StaffDeps,
  actor: StaffActor,
  { name }: { name: string },
  client: Client,
) {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    if (await findSharedDevice(deps, tx, client.sharedDeviceToken)) return fail('ALREADY_ENROLLED');
    const token = deps.secrets.generateToken();
    const device = await tx
      .insertInto('staff.shared_devices')
      .values({
        name: name.trim(),
        created_by: actor.memberId,
        created_at: now,
        token_hash: deps.secrets.hash('shared device', token),
        enrolled_at: now,
      })
      .returning(['uid', 'name'])
      .executeTakeFirstOrThrow();
    const entry = { action: 'device.enrol', subject: 'device', subjectId: device.uid };
    await recordAudit(tx, actor, { ...entry, after: { name: device.name } }, now);
    await endSessions(tx, actor.memberId, { only: actor.sessionId }, now);
    return { token };
  });
}

/** Creates a code that enrols one device, once, within ten minutes; only its hash is stored. */
export function createDeviceCode(deps: StaffDeps, actor: StaffActor, { name }: { name: string }) {
  const now = deps.clock.now();
  const code = deps.secrets.generateRecoveryCode();
  const expiresAt = addTime(now, CODE_LIFETIME);
  return inTransaction(deps.db, async (tx) => {
    const device = await tx
      .insertInto('staff.shared_devices')
      .values({
        name: name.trim(),
        created_by: actor.memberId,
        created_at: now,
        code_hash: hashCode(deps, code),
        code_expires_at: expiresAt,
      })
      .returning(['uid', 'name'])
      .executeTakeFirstOrThrow();
    const entry = { action: 'device.create_code', subject: 'device', subjectId: device.uid };
    await recordAudit(tx, actor, { ...entry, after: { name: device.name } }, now);
    return { uid: device.uid, code, expires_at: expiresAt.toISOString() };
  });
}

/** The members who may enrol a device: a code is invalid when its creator is shut out or has lost the permission. */
const membersWhoMayEnrol = (tx: Tx) =>
  tx
    .selectFrom('staff.members')
    .select('id')
    .where('role', 'in', rolesThatMay('devices.manage'))
    .where('shut_out_at', 'is', null);

/**
 * Enrols the device of the request by a code, and ends the session that is signed in there; returns the device's token.
 * The audit row names the member who created the code. Fails with CODE_OVER, ALREADY_ENROLLED or TOO_MANY_FAILURES,
 * counted only for the client.
 */
export async function redeemDeviceCode(
  deps: StaffDeps,
  { code, sessionToken }: { code: string; sessionToken: string | undefined },
  client: Client,
) {
  const now = deps.clock.now();
  if (await findSharedDevice(deps, deps.db, client.sharedDeviceToken))
    return fail('ALREADY_ENROLLED');
  const account = `device code ${client.key}`;
  const attempt = await inTransaction(deps.db, (tx) =>
    beginAttempt(deps, tx, { account, memberId: undefined, client }, now),
  );
  if (isFailure(attempt)) return attempt;
  return inTransaction(deps.db, async (tx) => {
    const token = deps.secrets.generateToken();
    const device = await tx
      .updateTable('staff.shared_devices')
      .set({
        code_hash: null,
        code_expires_at: null,
        token_hash: deps.secrets.hash('shared device', token),
        enrolled_at: now,
      })
      .where('code_hash', '=', hashCode(deps, code))
      .where('code_expires_at', '>', now)
      .where('revoked_at', 'is', null)
      .where((e) => e('created_by', 'in', membersWhoMayEnrol(tx)))
      .returning(['uid', 'name', 'created_by'])
      .executeTakeFirst();
    if (!device) return fail('CODE_OVER');
    await clearFailures(tx, attempt);
    if (sessionToken !== undefined)
      await endSessionOfToken(tx, deps.secrets.hash('session', sessionToken), now);
    const { id, role } = await findMember(tx, device.created_by);
    const entry = { action: 'device.redeem_code', subject: 'device', subjectId: device.uid };
    const after = { name: device.name };
    await recordAudit(tx, { memberId: id, role, ...client }, { ...entry, after }, now);
    return { token };
  });
}
