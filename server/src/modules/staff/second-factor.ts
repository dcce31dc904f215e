import { type Failure, fail, isFailure } from '@sabuja/kit';
import { Secret, TOTP } from 'otpauth';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import type { StaffActor } from '../../platform/http/index.ts';
import type { Client, StaffDeps } from './deps.ts';
import { findMember, lockMember, type Member } from './members-store.ts';
import { listFactors } from './second-factors.ts';
import { markSecondFactor } from './sessions-store.ts';
import { completeSignIn } from './sign-in.ts';
import { type Attempt, beginAttempt, clearFailures } from './sign-in-limits.ts';

const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** Codes of the previous and the next step are accepted, because clocks differ. */
const STEP_TOLERANCE = 1;

export const totpOf = (secret: string, label = '', issuer = ''): TOTP =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS, digits: 6 });

export const generateTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Returns the time step of a code; undefined for a wrong code. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const token = code.replace(/\s/g, '');
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token, timestamp, window: STEP_TOLERANCE });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

/**
 * Accepts a code of the app or a recovery code: completes a sign-in, or renews the second factor of a session. Each
 * code works once. Fails with WRONG_CODE, NOT_ENROLLED or TOO_MANY_FAILURES.
 */
export async function enterSecondFactor(
  deps: StaffDeps,
  actor: StaffActor,
  code: string,
  client: Client,
) {
  const factors = await listFactors(deps.db, await findMember(deps.db, actor.memberId));
  if (factors.length === 0) return fail('NOT_ENROLLED');
  return proveSecondFactor(deps, actor, client, async (tx, member, now) =>
    (await redeemCode(deps, tx, member, code, now)) ? undefined : fail('WRONG_CODE'),
  );
}

/**
 * Counts an attempt, then checks the second factor while the member is locked: completes a sign-in, or renews the
 * second factor of a session. Fails like `check`, or with TOO_MANY_FAILURES.
 */
export async function proveSecondFactor<Refusal extends Failure>(
  deps: StaffDeps,
  actor: StaffActor,
  client: Client,
  check: (tx: Tx, member: Member, now: Date) => Promise<Refusal | undefined>,
) {
  const now = deps.clock.now();
  const attempt = await inTransaction(deps.db, async (tx) => {
    const { id, email } = await findMember(tx, actor.memberId);
    return beginAttempt(deps, tx, { account: email, memberId: id, client }, now);
  });
  if (isFailure(attempt)) return attempt;
  return inTransaction(deps.db, async (tx) => {
    await lockMember(tx, actor.memberId);
    const member = await findMember(tx, actor.memberId);
    const refusal = await check(tx, member, now);
    if (refusal) return refusal;
    const accepted = { member, client, attempt };
    const deviceToken = await acceptSecondFactor(deps, tx, actor, accepted, now);
    return { next: 'done' as const, deviceToken };
  });
}

type Accepted = { member: Member; client: Client; attempt: Attempt };

/**
 * Marks the session as confirmed by a second factor, and completes the sign-in if it is not complete; returns the
 * device's token in that case, otherwise undefined.
 */
export async function acceptSecondFactor(
  deps: StaffDeps,
  tx: Tx,
  actor: StaffActor,
  { member, client, attempt }: Accepted,
  now: Date,
): Promise<string | undefined> {
  await clearFailures(tx, attempt);
  await markSecondFactor(tx, actor.sessionId, now);
  return actor.next === 'done' ? undefined : completeSignIn(deps, tx, { member, client }, now);
}

async function redeemCode(
  deps: StaffDeps,
  tx: Tx,
  member: Member,
  code: string,
  now: Date,
): Promise<boolean> {
  if (!/^[\d\s]+$/.test(code)) return redeemRecoveryCode(deps, tx, member.id, code, now);
  if (!member.totp_secret) return false;
  const step = stepOfCode(deps.secrets.decrypt(member.totp_secret), code, now);
  if (step === undefined || step <= member.totp_last_step) return false;
  await tx
    .updateTable('staff.members')
    .set({ totp_last_step: step })
    .where('id', '=', member.id)
    .execute();
  return true;
}

const hashRecoveryCode = ({ secrets }: StaffDeps, memberId: number, code: string): Buffer =>
  secrets.hash('recovery', String(memberId), code.toLowerCase().replace(/[^a-z0-9]/g, ''));

async function redeemRecoveryCode(
  deps: StaffDeps,
  tx: Tx,
  memberId: number,
  code: string,
  now: Date,
): Promise<boolean> {
  const used = await tx
    .updateTable('staff.recovery_codes')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('code_hash', '=', hashRecoveryCode(deps, memberId, code))
    .where('used_at', 'is', null)
    .returning('member_id')
    .executeTakeFirst();
  return used !== undefined;
}

const RECOVERY_CODES = 10;

/** Replaces the recovery codes of a member; returns the new codes; only their hashes are stored. */
export async function replaceRecoveryCodes(
  deps: StaffDeps,
  tx: Tx,
  memberId: number,
): Promise<string[]> {
  await deleteRecoveryCodes(tx, memberId);
  const codes = Array.from({ length: RECOVERY_CODES }, () => deps.secrets.generateRecoveryCode());
  await tx
    .insertInto('staff.recovery_codes')
    .values(
      codes.map((code) => ({
        member_id: memberId,
        code_hash: hashRecoveryCode(deps, memberId, code),
        used_at: null,
      })),
    )
    .execute();
  return codes;
}

export const deleteRecoveryCodes = (tx: Tx, memberId: number) =>
  tx.deleteFrom('staff.recovery_codes').where('member_id', '=', memberId).execute();
