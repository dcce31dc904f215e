import { addTime, minutes } from '@sabuja/kit';
import type { Db, Tx } from '../../../platform/db/index.ts';
import type { StaffDeps } from '../deps.ts';

/** A challenge must be responded to within this time. */
export const CHALLENGE_LIFETIME = minutes(5);

/** Who may respond to a challenge: a session, or the browser that started a sign-in (by the token of its cookie). */
export type ChallengeOwner =
  | { kind: 'registration' | 'second_factor'; sessionId: string }
  | { kind: 'sign_in'; attemptToken: string };

type Deps = Pick<StaffDeps, 'secrets'>;

const columnsOf = ({ secrets }: Deps, owner: ChallengeOwner) => ({
  kind: owner.kind,
  session_id: owner.kind === 'sign_in' ? null : owner.sessionId,
  attempt_hash:
    owner.kind === 'sign_in' ? secrets.hash('passkey attempt', owner.attemptToken) : null,
});

export const insertChallenge = (
  deps: Deps,
  db: Db | Tx,
  challenge: string,
  owner: ChallengeOwner,
  now: Date,
) =>
  db
    .insertInto('staff.passkey_challenges')
    .values({
      ...columnsOf(deps, owner),
      challenge,
      expires_at: addTime(now, CHALLENGE_LIFETIME),
    })
    .execute();

/** Redeems a challenge; false when it is unknown, expired, used or has another owner. */
export async function redeemChallenge(
  deps: Deps,
  tx: Tx,
  challenge: string,
  owner: ChallengeOwner,
  now: Date,
): Promise<boolean> {
  const { kind, session_id, attempt_hash } = columnsOf(deps, owner);
  const redeemed = await tx
    .deleteFrom('staff.passkey_challenges')
    .where('challenge', '=', challenge)
    .where('kind', '=', kind)
    .where('session_id', 'is not distinct from', session_id)
    .where('attempt_hash', 'is not distinct from', attempt_hash)
    .where('expires_at', '>', now)
    .returning('challenge')
    .executeTakeFirst();
  return redeemed !== undefined;
}
