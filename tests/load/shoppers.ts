import { AccessTokens } from '@sabuja/server/modules/identity';
import { systemClock } from '@sabuja/server/platform/clock';
import { withAdminConnection } from '@sabuja/server/platform/db';
import { SESSION_SECRET } from './bench-cluster.ts';

/** A signed-in customer for a load generator. */
export type Shopper = { uid: string; token: string };

/** Creates sessions for `count` customers of a database, in order of their ids. */
export async function signIn(databaseUrl: string, count: number): Promise<Shopper[]> {
  const tokens = new AccessTokens(SESSION_SECRET, systemClock);
  return await withAdminConnection(databaseUrl, async (connection) => {
    const { rows: sessions } = await connection.query<{ id: string; uid: string; session: string }>(
      `select id, uid, gen_random_uuid() as session from identity.customers order by id limit $1`,
      [count],
    );
    if (sessions.length < count) throw new Error(`the shop has no ${count} customers`);
    await connection.query(
      `insert into identity.sessions
        (id, customer_id, cookie_hash, created_at, expires_at, ended_at)
      select id, customer_id, uuid_send(id), now(), now() + interval '1 day', null
      from unnest($1::uuid[], $2::bigint[]) as s (id, customer_id)`,
      [sessions.map(({ session }) => session), sessions.map(({ id }) => id)],
    );
    return sessions.map(({ id, uid, session }) => {
      const principal = { customerId: Number(id), customerUid: uid, sessionId: session };
      return { uid, token: tokens.issue(principal) };
    });
  });
}
