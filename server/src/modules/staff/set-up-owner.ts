import { SET_UP_LINK_HOURS } from '@sabuja/contract/limits';
import { fail, hours, isFailure } from '@sabuja/kit';
import { inTransaction, lockKey } from '../../platform/db/index.ts';
import { recordAudit } from './audit/record-audit.ts';
import type { Client, StaffDeps } from './deps.ts';
import { findLink, insertLink, redeemLink } from './links-store.ts';
import { hasMembers, insertMember } from './members-store.ts';
import { checkCommonPassphrase, hashPassphrase } from './passphrases.ts';
import { startSession } from './sign-in.ts';

/** Creates the one-time link for the first owner of a shop without staff; undefined when it has staff. */
export async function createSetUpLink(
  deps: Pick<StaffDeps, 'db' | 'clock' | 'secrets' | 'origin'>,
): Promise<string | undefined> {
  const now = deps.clock.now();
  const token = deps.secrets.generateToken();
  const isNeeded = await inTransaction(deps.db, async (tx) => {
    if (await hasMembers(tx)) return false;
    await insertLink(
      deps,
      tx,
      { kind: 'owner', token, lifetime: hours(SET_UP_LINK_HOURS), createdBy: null },
      now,
    );
    return true;
  });
  return isNeeded ? `${deps.origin()}/console/setup?token=${token}` : undefined;
}

type SetUp = { token: string; name: string; email: string; passphrase: string };

/**
 * Creates the first owner and signs them in. Fails with LINK_OVER (used, expired, or the shop has staff) or
 * COMMON_PASSPHRASE.
 */
export async function setUpOwner(
  deps: StaffDeps,
  { token, name, email, passphrase }: SetUp,
  client: Client,
) {
  const now = deps.clock.now();
  const refusal =
    (await findLink(deps, deps.db, token, ['owner'], now)) === undefined
      ? fail('LINK_OVER')
      : await checkCommonPassphrase(passphrase);
  if (refusal) return refusal;
  const passphraseHash = await hashPassphrase(passphrase);
  return inTransaction(deps.db, async (tx) => {
    await lockKey(tx, 'staff set-up');
    const link = (await hasMembers(tx))
      ? fail('LINK_OVER')
      : await redeemLink(deps, tx, token, ['owner'], now);
    if (isFailure(link)) return link;
    const member = await insertMember(tx, { name, email, role: 'owner', passphraseHash }, now);
    if (!member) return fail('LINK_OVER');
    const actor = { memberId: member.id, role: member.role, ...client };
    const after = { name: member.name, email: member.email, role: member.role };
    const entry = { action: 'member.add', subject: 'member', subjectId: member.uid, after };
    await recordAudit(tx, actor, entry, now);
    return startSession(deps, tx, { member, client, next: 'enrol' }, now);
  });
}
