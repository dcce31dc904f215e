import type { PasskeyAssertion } from '@sabuja/contract';
import { fail, isFailure } from '@sabuja/kit';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import type { Client, StaffDeps } from '../deps.ts';
import { lockMember, type Member } from '../members-store.ts';
import { proveSecondFactor } from '../second-factor.ts';
import { startSession } from '../sign-in.ts';
import { beginAttempt, clearFailures } from '../sign-in-limits.ts';
import { insertChallenge } from './challenges-store.ts';
import { findPasskey, listPasskeys } from './passkeys-store.ts';
import type { RelyingParty } from './relying-party.ts';
import { requestOptions, userHandleOf, verifyAssertion } from './webauthn.ts';

const ownerOf = ({ sessionId }: StaffActor) => ({ kind: 'second_factor', sessionId }) as const;

/** Starts entering one of the member's passkeys as second factor. Fails with NO_PASSKEY. */
export async function beginPasskeyFactor(
  deps: StaffDeps,
  actor: StaffActor,
  relyingParty: RelyingParty,
) {
  const passkeys = await listPasskeys(deps.db, actor.memberId);
  if (passkeys.length === 0) return fail('NO_PASSKEY');
  const options = await requestOptions(relyingParty, passkeys);
  await insertChallenge(deps, deps.db, options.challenge, ownerOf(actor), deps.clock.now());
  return options;
}

/**
 * Accepts a passkey of the member as second factor: completes a sign-in, or renews the second factor of a session.
 * Fails with WRONG_PASSKEY or TOO_MANY_FAILURES.
 */
export const enterPasskey = (
  deps: StaffDeps,
  actor: StaffActor,
  relyingParty: RelyingParty,
  response: PasskeyAssertion,
  client: Client,
) =>
  proveSecondFactor(deps, actor, client, async (tx, member, now) => {
    const passkey = await findPasskey(tx, response.id);
    const check = { relyingParty, owner: ownerOf(actor) };
    const isRight =
      passkey?.member_id === member.id &&
      (await verifyAssertion(deps, tx, passkey, response, check, now));
    return isRight ? undefined : fail('WRONG_PASSKEY');
  });

/** Starts a sign-in by passkey alone; also returns the cookie token that identifies the browser. */
export async function beginPasskeySignIn(deps: StaffDeps, relyingParty: RelyingParty) {
  const options = await requestOptions(relyingParty, []);
  const attemptToken = deps.secrets.generateToken();
  const owner = { kind: 'sign_in', attemptToken } as const;
  await insertChallenge(deps, deps.db, options.challenge, owner, deps.clock.now());
  return { options, attemptToken };
}

type SignIn = { response: PasskeyAssertion; attemptToken: string };

/**
 * Signs in by passkey alone. The passkey verifies its user, so possession and user verification are two factors. Fails
 * with WRONG_PASSKEY (the same for an unknown passkey) or with TOO_MANY_FAILURES.
 */
export async function signInByPasskey(
  deps: StaffDeps,
  relyingParty: RelyingParty,
  { response, attemptToken }: SignIn,
  client: Client,
) {
  const now = deps.clock.now();
  const attempt = await inTransaction(deps.db, async (tx) => {
    const owner = await lockOwner(tx, response.id);
    // Failures with an unknown passkey count only for the client.
    const account = owner?.email ?? `passkey ${response.id}`;
    return beginAttempt(deps, tx, { account, memberId: owner?.id, client }, now);
  });
  if (isFailure(attempt)) return attempt;
  return inTransaction(deps.db, async (tx) => {
    const member = await lockOwner(tx, response.id);
    // Read after its owner was locked, so that counter and removal are up to date.
    const passkey = member && (await findPasskey(tx, response.id));
    const check = { relyingParty, owner: { kind: 'sign_in', attemptToken } as const };
    const isRight =
      member !== undefined &&
      passkey !== undefined &&
      response.response.userHandle === userHandleOf(member) &&
      (await verifyAssertion(deps, tx, passkey, response, check, now));
    if (!isRight) return fail('WRONG_PASSKEY');
    await clearFailures(tx, attempt);
    return startSession(deps, tx, { member, client, next: 'done', secondFactorAt: now }, now);
  });
}

/** Locks the owner of a passkey; undefined for an unknown passkey, or when the member is shut out. */
async function lockOwner(tx: Tx, credentialId: string): Promise<Member | undefined> {
  const passkey = await findPasskey(tx, credentialId);
  const member = passkey && (await lockMember(tx, passkey.member_id));
  return member?.shut_out_at === null ? member : undefined;
}
