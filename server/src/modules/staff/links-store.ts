import { rolesThatMay } from '@sabuja/contract/rules/staff-roles';
import { addTime, fail, type Locale, type Milliseconds } from '@sabuja/kit';
import { type Selectable, type SqlBool, sql } from 'kysely';
import { type Db, literals, type Tx } from '../../platform/db/index.ts';
import type { StaffDeps } from './deps.ts';
import type { LinkRow } from './tables.ts';

type Secrets = Pick<StaffDeps, 'secrets'>;
export type Link = Selectable<LinkRow>;

type NewLink = Pick<LinkRow, 'kind'> &
  Partial<Pick<LinkRow, 'name' | 'email' | 'role' | 'member_id'>> & {
    createdBy: number | null;
    token: string;
    lifetime: Milliseconds;
    language?: Locale | null;
  };

/** Adds a one-time link; only the hash of its token is stored. */
export async function insertLink(
  { secrets }: Secrets,
  tx: Tx,
  { token, lifetime, createdBy, ...link }: NewLink,
  now: Date,
): Promise<Link> {
  return tx
    .insertInto('staff.links')
    .values({
      name: null,
      email: null,
      role: null,
      member_id: null,
      language: null,
      ...link,
      created_by: createdBy,
      token_hash: secrets.hash('link', token),
      created_at: now,
      expires_at: addTime(now, lifetime),
      used_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Who made a link may still make links: an invitation does not outlive the access of the member who sent it. */
export const isMakerAllowed = sql<SqlBool>`(created_by is null or exists (
  select from staff.members m where m.id = created_by and m.shut_out_at is null
    and m.role in (${literals(rolesThatMay('members.manage'))})))`;

/** A link with this token that can be used. */
const isUsable = (
  { secrets }: Secrets,
  { token, kinds, now }: { token: string; kinds: readonly LinkRow['kind'][]; now: Date },
) => sql<SqlBool>`(token_hash = ${secrets.hash('link', token)} and kind in (${literals(kinds)})
  and used_at is null and expires_at > ${now} and ${isMakerAllowed})`;

/** Finds a link of these kinds that can still be used. */
export const findLink = (
  secrets: Secrets,
  db: Db | Tx,
  token: string,
  kinds: readonly LinkRow['kind'][],
  now: Date,
): Promise<Link | undefined> =>
  db
    .selectFrom('staff.links')
    .selectAll()
    .where(isUsable(secrets, { token, kinds, now }))
    .executeTakeFirst();

/** Redeems a link. Fails with LINK_OVER when it cannot be used any more. */
export async function redeemLink(
  secrets: Secrets,
  tx: Tx,
  token: string,
  kinds: readonly LinkRow['kind'][],
  now: Date,
) {
  const link = await tx
    .updateTable('staff.links')
    .set({ used_at: now })
    .where(isUsable(secrets, { token, kinds, now }))
    .returningAll()
    .executeTakeFirst();
  return link ?? fail('LINK_OVER');
}

/** Invalidates the open links of an e-mail address or a member, or one link; returns how many. */
export async function withdrawLinks(
  tx: Db | Tx,
  of: { email: string } | { memberId: number } | { uid: string },
  now: Date,
): Promise<number> {
  const query = tx.updateTable('staff.links').set({ used_at: now }).where('used_at', 'is', null);
  const withdrawn = await ('email' in of
    ? query.where('email', '=', of.email)
    : 'uid' in of
      ? query.where('uid', '=', of.uid).where('kind', '=', 'invitation')
      : query.where('member_id', '=', of.memberId)
  )
    .returning('uid')
    .execute();
  return withdrawn.length;
}
