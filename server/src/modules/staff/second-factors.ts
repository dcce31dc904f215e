import type { StaffSession } from '@sabuja/contract';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { StaffActor } from '../../platform/http/index.ts';
import type { Member } from './members-store.ts';
import { listPasskeys } from './passkeys/passkeys-store.ts';

/** The second factors that a member has set up. */
export async function listFactors(
  db: Db | Tx,
  { id, totp_secret }: Pick<Member, 'id' | 'totp_secret'>,
): Promise<StaffSession['second_factors']> {
  const passkeys = await listPasskeys(db, id);
  return [
    ...(totp_secret ? (['totp'] as const) : []),
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
  ];
}

/**
 * True when a session may set up a factor: the member's first one, or another one when a factor was entered recently.
 * So a stolen passphrase is not enough to add a factor.
 */
export const mayEnrol = async (
  tx: Tx,
  actor: Pick<StaffActor, 'next' | 'hasRecentFactor'>,
  member: Member,
): Promise<boolean> =>
  (actor.next === 'done' && actor.hasRecentFactor) || (await listFactors(tx, member)).length === 0;
