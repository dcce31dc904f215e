import type { Client } from '@sabuja/contract/client';
import type { StaffRole } from '@sabuja/contract/rules/staff-roles';
import { addTime, hours } from '@sabuja/kit';
import type { StaffSecrets } from '@sabuja/server/modules/staff';
import type { Db } from '@sabuja/server/platform/db';
import type { TestShop } from './test-shop.ts';

let count = 0;

export type TestMember = {
  id: number;
  uid: string;
  email: string;
  sessionId: string;
  /** The headers that the member's browser sends: session cookie and anti-forgery header. */
  headers: { cookie: string; 'x-xsrf-token': string };
  api: Client;
};

type MemberDeps = { db: Db; secrets: StaffSecrets };

/** Inserts a member of staff and a session whose second factor was just entered; returns both, with the token. */
export async function insertSignedInMember(
  { db, secrets }: MemberDeps,
  now: Date,
  role: StaffRole,
): Promise<{
  id: number;
  uid: string;
  name: string;
  email: string;
  sessionId: string;
  token: string;
}> {
  const name = `${role} ${process.pid}-${++count}`;
  const email = `${role}-${count}-${process.pid}@example.in`;
  const { id, uid } = await db
    .insertInto('staff.members')
    .values({
      name,
      email,
      role,
      passphrase_hash: 'none',
      totp_secret: null,
      created_at: now,
      shut_out_at: null,
    })
    .returning(['id', 'uid'])
    .executeTakeFirstOrThrow();
  const token = secrets.generateToken();
  const session = await db
    .insertInto('staff.sessions')
    .values({
      member_id: id,
      token_hash: secrets.hash('session', token),
      next: 'done',
      second_factor_at: now,
      totp_secret: null,
      address: '127.0.0.1',
      user_agent: 'test',
      created_at: now,
      last_used_at: now,
      expires_at: addTime(now, hours(12)),
      ended_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, uid, name, email, sessionId: session.id, token };
}

/** Creates a member of staff who has just signed in with a second factor, with an API client for their session. */
export async function createMember(shop: TestShop, role: StaffRole): Promise<TestMember> {
  const { db, staff } = shop.app;
  const {
    token,
    name: _,
    ...member
  } = await insertSignedInMember({ db, secrets: staff.secrets }, shop.clock.now(), role);
  const headers = {
    cookie: `sabuja_staff=${token}`,
    'x-xsrf-token': staff.secrets.xsrfTokenOf(token),
  };
  return { ...member, headers, api: shop.api(headers) };
}
