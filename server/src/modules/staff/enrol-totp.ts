import { fail, isFailure } from '@sabuja/kit';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import type { StaffActor } from '../../platform/http/index.ts';
import { recordAudit } from './audit/record-audit.ts';
import type { Client, StaffDeps } from './deps.ts';
import { beginEnrolment, lockEnrollingMember } from './enrolment.ts';
import { lockMember } from './members-store.ts';
import {
  acceptSecondFactor,
  generateTotpSecret,
  replaceRecoveryCodes,
  stepOfCode,
  totpOf,
} from './second-factor.ts';
import { listFactors } from './second-factors.ts';

/**
 * Starts the setup of an authenticator app: its secret is stored in the session until a code confirms it. Fails with
 * SECOND_FACTOR_NEEDED when the member has a factor that was not entered recently.
 */
export function beginTotp(deps: StaffDeps, actor: StaffActor) {
  return inTransaction(deps.db, async (tx) => {
    const member = await lockEnrollingMember(tx, actor);
    if (isFailure(member)) return member;
    const secret = generateTotpSecret();
    await tx
      .updateTable('staff.sessions')
      .set({ totp_secret: deps.secrets.encrypt(secret) })
      .where('id', '=', actor.sessionId)
      .execute();
    const uri = totpOf(secret, member.email, await deps.readShopName(tx)).toString();
    return { secret, uri };
  });
}

/**
 * Confirms the app with one of its codes: it becomes the member's second factor, with ten new recovery codes, and the
 * sign-in is complete. Fails with WRONG_CODE, NOT_ENROLLED (no setup was started) or SECOND_FACTOR_NEEDED.
 */
export async function confirmTotp(
  deps: StaffDeps,
  actor: StaffActor,
  code: string,
  client: Client,
) {
  const now = deps.clock.now();
  const attempt = await beginEnrolment(deps, actor, client, now);
  if (isFailure(attempt)) return attempt;
  return inTransaction(deps.db, async (tx) => {
    // Checked again under the lock: another factor may have been set up meanwhile.
    const member = await lockEnrollingMember(tx, actor);
    if (isFailure(member)) return member;
    const pending = await findPendingSecret(deps, tx, actor.sessionId);
    if (pending === undefined) return fail('NOT_ENROLLED');
    const step = stepOfCode(pending, code, now);
    if (step === undefined) return fail('WRONG_CODE');
    await tx
      .updateTable('staff.members')
      .set({ totp_secret: deps.secrets.encrypt(pending), totp_last_step: step })
      .where('id', '=', member.id)
      .execute();
    const subject = { action: 'member.enrol_totp', subject: 'member', subjectId: member.uid };
    await recordAudit(tx, actor, subject, now);
    const deviceToken = await acceptSecondFactor(deps, tx, actor, { member, client, attempt }, now);
    return { recovery_codes: await replaceRecoveryCodes(deps, tx, member.id), deviceToken };
  });
}

async function findPendingSecret(
  { secrets }: StaffDeps,
  tx: Tx,
  sessionId: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('staff.sessions')
    .select('totp_secret')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row?.totp_secret ? secrets.decrypt(row.totp_secret) : undefined;
}

/** Replaces the recovery codes of a member by new ones. Fails with NOT_ENROLLED. */
export function renewRecoveryCodes(deps: StaffDeps, actor: StaffActor) {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const member = await lockMember(tx, actor.memberId);
    if (!member || (await listFactors(tx, member)).length === 0) return fail('NOT_ENROLLED');
    const subject = {
      action: 'member.renew_recovery_codes',
      subject: 'member',
      subjectId: member.uid,
    };
    await recordAudit(tx, actor, subject, now);
    return { recovery_codes: await replaceRecoveryCodes(deps, tx, member.id) };
  });
}
