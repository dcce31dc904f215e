import { fail, isFailure } from '@sabuja/kit';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import type { StaffActor } from '../../platform/http/index.ts';
import type { Client, StaffDeps } from './deps.ts';
import { lockActor } from './members-store.ts';
import { mayEnrol } from './second-factors.ts';
import { beginAttempt } from './sign-in-limits.ts';

/**
 * Locks the member who sets up a second factor. Fails with SECOND_FACTOR_NEEDED when the member has a factor that was
 * not entered recently, or when the session has ended.
 */
export async function lockEnrollingMember(tx: Tx, actor: StaffActor) {
  const member = await lockActor(tx, actor);
  return member && (await mayEnrol(tx, actor, member)) ? member : fail('SECOND_FACTOR_NEEDED');
}

/**
 * Counts an attempt to set up a second factor, until it succeeds. Fails like `lockEnrollingMember` and `beginAttempt`.
 */
export const beginEnrolment = (deps: StaffDeps, actor: StaffActor, client: Client, now: Date) =>
  inTransaction(deps.db, async (tx) => {
    const member = await lockEnrollingMember(tx, actor);
    if (isFailure(member)) return member;
    return beginAttempt(deps, tx, { account: member.email, memberId: member.id, client }, now);
  });
