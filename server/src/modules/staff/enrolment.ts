import { fail, isFailure } from '@sabuja/kit';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import type { StaffActor } from '../../platform/http/index.ts';
import type { Client, StaffDeps } from './deps.ts';
import { lockMember, type Member } from './members-store.ts';
import { mayEnrol } from './second-factors.ts';
import { markSecondFactor } from './sessions-store.ts';
import { completeSignIn } from './sign-in.ts';
import { beginAttempt, clearFailures } from './sign-in-limits.ts';

/**
 * Locks the member who sets up a second factor. Fails with SECOND_FACTOR_NEEDED when one is set up already and was not
 * entered lately.
 */
export async function lockEnrolling(tx: Tx, actor: StaffActor) {
  const member = await lockMember(tx, actor.memberId);
  return member && (await mayEnrol(tx, actor, member)) ? member : fail('SECOND_FACTOR_NEEDED');
}

/** Counts the try to set one up as a failure, until `finishEnrolment`; fails as `lockEnrolling` or `beginAttempt`. */
export const beginEnrolment = (deps: StaffDeps, actor: StaffActor, client: Client, now: Date) =>
  inTransaction(deps.db, async (tx) => {
    const member = await lockEnrolling(tx, actor);
    if (isFailure(member)) return member;
    return beginAttempt(deps, tx, { account: member.email, memberId: member.id, client }, now);
  });

type Enrolment = {
  member: Member;
  client: Client;
  /** Of `beginEnrolment`. */
  attempt: Parameters<typeof clearFailures>[1];
};

/**
 * Counts the factor that was set up as entered, and completes the sign-in of whoever was asked for one. Returns the token
 * of a device that is known from now on.
 */
export async function finishEnrolment(
  deps: StaffDeps,
  tx: Tx,
  actor: StaffActor,
  { member, client, attempt }: Enrolment,
  now: Date,
) {
  await clearFailures(tx, attempt);
  await markSecondFactor(tx, actor.sessionId, now);
  return actor.next === 'done' ? undefined : completeSignIn(deps, tx, { member, client }, now);
}
