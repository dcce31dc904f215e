import { fail, isFailure } from '@sabuja/kit';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import { recordAudit } from './audit/record-audit.ts';
import type { Client, StaffDeps } from './deps.ts';
import { findLink, type Link, redeemLink } from './links-store.ts';
import { findMember, insertMember, lockMember, type Member } from './members-store.ts';
import { checkCommonPassphrase, hashPassphrase } from './passphrases.ts';
import { replaceSignIn } from './replace-sign-in.ts';
import { listFactors } from './second-factors.ts';
import { nextStepOf, startSession } from './sign-in.ts';

const kinds = ['invitation', 'passphrase'] as const;

/** Returns the purpose of a one-time link. Fails with LINK_OVER. */
export async function describeInvitation(deps: StaffDeps, token: string) {
  const link = await findLink(deps, deps.db, token, kinds, deps.clock.now());
  if (!link) return fail('LINK_OVER');
  if (link.kind === 'passphrase' && link.member_id !== null) {
    const { name, email, role } = await findMember(deps.db, link.member_id);
    return { kind: 'passphrase' as const, name, email, role };
  }
  const { name, email, role } = link;
  if (name === null || email === null || role === null) return fail('LINK_OVER');
  return { kind: 'invitation' as const, name, email, role };
}

type Acceptance = { token: string; passphrase: string; name?: string };

/**
 * Redeems a one-time link: the invited person becomes a member, or a member who was reset gets a new passphrase. Then
 * signs in, as far as a passphrase allows. Fails with LINK_OVER, COMMON_PASSPHRASE or EMAIL_TAKEN.
 */
export async function acceptInvitation(
  deps: StaffDeps,
  { token, passphrase, name }: Acceptance,
  client: Client,
) {
  const now = deps.clock.now();
  const found = await findLink(deps, deps.db, token, kinds, now);
  if (!found) return fail('LINK_OVER');
  const refusal = await checkCommonPassphrase(passphrase);
  if (refusal) return refusal;
  const passphraseHash = await hashPassphrase(passphrase);
  return inTransaction(deps.db, async (tx) => {
    // Locked before the link, in the sequence of a reset, which withdraws the link.
    const owner = found.member_id === null ? undefined : await lockMember(tx, found.member_id);
    const link = await redeemLink(deps, tx, token, kinds, now);
    if (isFailure(link)) return link;
    const member =
      link.member_id === null
        ? await joinStaff(tx, { ...link, name: name ?? link.name }, passphraseHash, now)
        : await replacePassphrase(tx, owner, passphraseHash, now);
    if (isFailure(member)) return member;
    const actor = { memberId: member.id, role: member.role, ...client };
    const action = link.member_id === null ? 'member.add' : 'member.change_passphrase';
    const after = { name: member.name, email: member.email, role: member.role };
    await recordAudit(tx, actor, { action, subject: 'member', subjectId: member.uid, after }, now);
    const next = nextStepOf(member, await listFactors(tx, member));
    return startSession(deps, tx, { member, client, next }, now);
  });
}

async function joinStaff(tx: Tx, link: Link, passphraseHash: string, now: Date) {
  const { name, email, role, language } = link;
  if (name === null || email === null || role === null) return fail('LINK_OVER');
  const member = await insertMember(tx, { name, email, role, passphraseHash, language }, now);
  return member ?? fail('EMAIL_TAKEN');
}

/** Gives a locked member a new passphrase; whatever else signed them in since the reset ends. */
const replacePassphrase = async (
  tx: Tx,
  member: Member | undefined,
  passphraseHash: string,
  now: Date,
) =>
  member?.shut_out_at === null
    ? replaceSignIn(tx, member.id, passphraseHash, now)
    : fail('LINK_OVER');
