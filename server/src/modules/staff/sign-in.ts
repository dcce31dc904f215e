import type { StaffNext, StaffSession } from '@sabuja/contract';
import { rolesWithoutSecondFactor } from '@sabuja/contract/rules/staff-roles';
import { fail, formatIstDateTime, isFailure } from '@sabuja/kit';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import { text } from '../../platform/texts/index.ts';
import type { Client, StaffDeps } from './deps.ts';
import { findMemberByEmail, lockMember, type Member, normalizeEmail } from './members-store.ts';
import { isPassphrase, unusableHash } from './passphrases.ts';
import { listFactors } from './second-factors.ts';
import { insertSession, type NewSession } from './sessions-store.ts';
import { beginAttempt, clearFailures, enrolDevice, withdrawAttempt } from './sign-in-limits.ts';

/** A started session: the tokens of its cookies, and the next step. */
export type StartedSession = { next: StaffNext; token: string; deviceToken?: string };

/**
 * Checks e-mail and passphrase and starts a session, which is complete only for roles without second factor. Fails with
 * WRONG_SIGN_IN (the same for an unknown address) or with TOO_MANY_FAILURES.
 */
export async function signIn(
  deps: StaffDeps,
  { email, passphrase }: { email: string; passphrase: string },
  client: Client,
) {
  const now = deps.clock.now();
  const found = await findMemberByEmail(deps.db, email);
  const account = normalizeEmail(email);
  // Counted in a separate transaction, so that the slow hash does not hold a connection.
  const attempt = await inTransaction(deps.db, (tx) =>
    beginAttempt(deps, tx, { account, memberId: found?.id, client }, now),
  );
  if (isFailure(attempt)) return attempt;
  const isRight = await isPassphrase(passphrase, found?.passphrase_hash ?? unusableHash);
  if (!found || !isRight) return fail('WRONG_SIGN_IN');
  return inTransaction(deps.db, async (tx) => {
    const member = await lockMember(tx, found.id);
    // Compared again under the lock: the member may have been reset or shut out meanwhile.
    if (member?.shut_out_at !== null || member.passphrase_hash !== found.passphrase_hash)
      return fail('WRONG_SIGN_IN');
    const next = nextStepOf(member, await listFactors(tx, member));
    if (next === 'done') await clearFailures(tx, attempt);
    else await withdrawAttempt(tx, attempt);
    return startSession(deps, tx, { member, client, next }, now);
  });
}

/** What a member must do after the passphrase. */
export const nextStepOf = (
  { role }: Member,
  factors: StaffSession['second_factors'],
): StaffNext => {
  if (factors.includes('passkey')) return 'passkey';
  if (factors.includes('totp')) return 'totp';
  return rolesWithoutSecondFactor.includes(role) ? 'done' : 'enrol';
};

/** Starts a session; a complete sign-in enrols the device and notifies the account's owner. */
export async function startSession(
  deps: StaffDeps,
  tx: Tx,
  session: NewSession,
  now: Date,
): Promise<StartedSession> {
  const { member, client, next } = session;
  const token = await insertSession(deps, tx, session, now);
  if (next !== 'done') return { next, token };
  return { next, token, deviceToken: await completeSignIn(deps, tx, { member, client }, now) };
}

/** Enrols the device, and notifies the account's owner of the sign-in; returns the device's token. */
export async function completeSignIn(
  deps: StaffDeps,
  tx: Tx,
  {
    member,
    client,
  }: { member: Pick<Member, 'id' | 'name' | 'email' | 'language'>; client: Client },
  now: Date,
): Promise<string> {
  await deps.enqueueMessage(
    tx,
    {
      channel: 'email',
      template: 'staff_signed_in',
      to: member.email,
      customerId: null,
      language: member.language ?? 'en',
      variables: {
        shop: await deps.readShopName(tx),
        name: member.name,
        at: formatIstDateTime(now),
        address: client.address,
        device: client.userAgent || text`an unknown browser`,
      },
    },
    now,
  );
  return enrolDevice(deps, tx, member.id, client.deviceToken, now);
}
