import type { Tx } from '../../platform/db/index.ts';
import type { Member } from './members-store.ts';
import { deletePasskeys } from './passkeys/passkeys-store.ts';
import { deletePin } from './pins/pins-store.ts';
import { deleteRecoveryCodes } from './second-factor.ts';
import { endSessions } from './sessions-store.ts';

/**
 * Replaces everything with which a locked member signs in by one passphrase hash: removes the second factors, recovery
 * codes and PIN, and ends all sessions.
 */
export async function replaceSignIn(
  tx: Tx,
  memberId: number,
  passphraseHash: string,
  now: Date,
): Promise<Member> {
  await deletePasskeys(tx, memberId);
  await deleteRecoveryCodes(tx, memberId);
  await deletePin(tx, memberId);
  await endSessions(tx, memberId, {}, now);
  return tx
    .updateTable('staff.members')
    .set({ passphrase_hash: passphraseHash, totp_secret: null })
    .where('id', '=', memberId)
    .returningAll()
    .executeTakeFirstOrThrow();
}
