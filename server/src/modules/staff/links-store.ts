import { addTime, fail, type Locale, type Milliseconds } from '@sabuja/kit';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { StaffDeps } from './deps.ts';
import type { LinkRow } from './tables.ts';

type Secrets = Pick<StaffDeps, 'secrets'>;
export type Link = Selectable<LinkRow>;

type NewLink = Pick<LinkRow, 'kind'> &
  Partial<Pick<LinkRow, 'name' | 'email' | 'role' | 'member_id'>> & {
    token: string;
    lifetime: Milliseconds;
    language?: Locale | null;
  };

/** Adds a one-time link; only the hash of its token is stored. */
export async function insertLink(
  { secrets }: Secrets,
  tx: Tx,
  { token, lifetime, ...link }: NewLink,
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
      token_hash: secrets.hash('link', token),
      created_at: now,
      expires_at: addTime(now, lifetime),
      used_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Finds a link of these kinds that can still be used. */
export const findLink = (
  { secrets }: Secrets,
  db: Db | Tx,
  token: string,
  kinds: readonly LinkRow['kind'][],
  now: Date,
): Promise<Link | undefined> =>
  db
    .selectFrom('staff.links')
    .selectAll()
    .where('token_hash', '=', secrets.hash('link', token))
    .where('kind', 'in', kinds)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Redeems a link. Fails with LINK_OVER when it was used or has expired. */
export async function redeemLink(
  { secrets }: Secrets,
  tx: Tx,
  token: string,
  kinds: readonly LinkRow['kind'][],
  now: Date,
) {
  const link = await tx
    .updateTable('staff.links')
    .set({ used_at: now })
    .where('token_hash', '=', secrets.hash('link', token))
    .where('kind', 'in', kinds)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
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
