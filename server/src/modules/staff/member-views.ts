import type { StaffInvitation, StaffMemberRow } from '@sabuja/contract';
import { sql } from 'kysely';
import { toNullableInstant } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/index.ts';
import { isMakerAllowed } from './links-store.ts';
import { toApiMember } from './members-store.ts';

/** All members, including those who are shut out, by name. */
export async function listMembers(db: Db): Promise<StaffMemberRow[]> {
  const rows = await db
    .selectFrom('staff.members as m')
    .select(['m.uid', 'm.name', 'm.email', 'm.role', 'm.created_at', 'm.shut_out_at'])
    .select((e) =>
      e
        .or([
          e('m.totp_secret', 'is not', null),
          e.exists(
            e.selectFrom('staff.passkeys as p').select('p.id').whereRef('p.member_id', '=', 'm.id'),
          ),
        ])
        .as('has_second_factor'),
    )
    .select(
      sql<Date | null>`(select max(s.last_used_at) from staff.sessions s where s.member_id = m.id)`.as(
        'last_used_at',
      ),
    )
    .orderBy('m.name')
    .orderBy('m.id')
    .execute();
  return rows.map((row) => ({
    ...toApiMember(row),
    has_second_factor: Boolean(row.has_second_factor),
    created_at: row.created_at.toISOString(),
    shut_out_at: toNullableInstant(row.shut_out_at),
    last_used_at: toNullableInstant(row.last_used_at),
  }));
}

/** The invitations that can still be accepted, newest first. */
export async function listInvitations(db: Db, now: Date): Promise<StaffInvitation[]> {
  const rows = await db
    .selectFrom('staff.links')
    .select(['uid', 'name', 'email', 'role', 'expires_at'])
    .where('kind', '=', 'invitation')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where(isMakerAllowed)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.flatMap(({ uid, name, email, role, expires_at }) =>
    name === null || email === null || role === null
      ? []
      : [{ uid, name, email, role, expires_at: expires_at.toISOString() }],
  );
}
