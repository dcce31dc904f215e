import type { StaffRole } from '@sabuja/contract';
import { STAFF_LINK_HOURS } from '@sabuja/contract/limits';
import { fail, formatIstDateTime, hours, isFailure, type Locale } from '@sabuja/kit';
import { inTransaction, lockKey, type Tx } from '../../platform/db/index.ts';
import type { StaffActor } from '../../platform/http/index.ts';
import { text } from '../../platform/texts/index.ts';
import { type AuditActor, memberIdOf, recordAudit } from './audit/record-audit.ts';
import type { StaffDeps } from './deps.ts';
import { insertLink, type Link, withdrawLinks } from './links-store.ts';
import { findMemberByAddress, normalizeEmail } from './members-store.ts';

type Invitation = {
  name: string;
  email: string;
  role: StaffRole;
  /** The language of the e-mail, and later of the member. */
  language?: Locale | undefined;
};
type LinkDeps = Pick<StaffDeps, 'secrets' | 'origin'>;

/**
 * Invites a member by a one-time link, which is also sent by e-mail; earlier invitations of this address become
 * invalid. Fails with EMAIL_TAKEN.
 */
export function inviteMember(deps: StaffDeps, actor: StaffActor, invitation: Invitation) {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const created = await createInvitation(deps, tx, actor, invitation, now);
    if (isFailure(created)) return created;
    await sendLink(deps, tx, created, invitation.name, now);
    return { uid: created.uid, link: created.url, expires_at: created.expires_at.toISOString() };
  });
}

/** Creates the one-time link of an invitation, with its audit row. Fails with EMAIL_TAKEN. */
export async function createInvitation(
  deps: LinkDeps,
  tx: Tx,
  actor: AuditActor,
  { name, email, role, language = 'en' }: Invitation,
  now: Date,
) {
  // Of two invitations at once, the later one withdraws the earlier one.
  await lockKey(tx, `staff invitation ${normalizeEmail(email)}`);
  if (await findMemberByAddress(tx, email)) return fail('EMAIL_TAKEN');
  await withdrawLinks(tx, { email: normalizeEmail(email) }, now);
  const fields = { name: name.trim(), email: normalizeEmail(email), role };
  const link = await createLink(
    deps,
    tx,
    { kind: 'invitation', ...fields, language, createdBy: memberIdOf(actor) },
    now,
  );
  const entry = { action: 'member.invite', subject: 'invitation', subjectId: link.uid };
  await recordAudit(tx, actor, { ...entry, after: fields }, now);
  return link;
}

type NewLink = Omit<Parameters<typeof insertLink>[2], 'token' | 'lifetime'>;

/** Creates a one-time link to the console; the URL is not stored. */
export async function createLink(
  deps: LinkDeps,
  tx: Tx,
  link: NewLink,
  now: Date,
): Promise<Link & { url: string }> {
  const token = deps.secrets.generateToken();
  const row = await insertLink(
    deps,
    tx,
    { ...link, token, lifetime: hours(STAFF_LINK_HOURS) },
    now,
  );
  const query = new URLSearchParams({ token, ...(row.language && { lang: row.language }) });
  return { ...row, url: `${deps.origin()}/console/invitation?${query}` };
}

/** Sends a one-time link by e-mail, in the recipient's language. */
export async function sendLink(
  deps: StaffDeps,
  tx: Tx,
  {
    url,
    email,
    expires_at,
    language,
  }: Pick<Link, 'email' | 'expires_at' | 'language'> & {
    url: string;
  },
  name: string,
  now: Date,
): Promise<void> {
  if (email === null) return;
  const shop = await deps.readShopName(tx);
  const variables = { shop, name, link: url, until: formatIstDateTime(expires_at) };
  const message = { channel: 'email', template: 'staff_link', to: email, variables } as const;
  const reader = { customerId: null, language: language ?? 'en' };
  await deps.enqueueMessage(tx, { ...message, ...reader }, now);
}

/** Withdraws an open invitation. Fails with NOT_FOUND. */
export function withdrawInvitation(deps: StaffDeps, actor: StaffActor, uid: string) {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    if ((await withdrawLinks(tx, { uid }, now)) === 0) return fail('NOT_FOUND');
    const entry = { action: 'member.withdraw_invitation', subject: 'invitation', subjectId: uid };
    await recordAudit(tx, actor, entry, now);
    return { message: text`The invitation is withdrawn.` };
  });
}
