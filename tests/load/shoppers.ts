import { randomUUID } from 'node:crypto';
import { AccessTokens } from '@sabuja/server/modules/identity';
import { systemClock } from '@sabuja/server/platform/clock';
import { withDriver } from '@sabuja/server/platform/db';
import { SESSION_SECRET } from './bench-cluster.ts';

/** A signed-in customer for a load generator. */
export type Shopper = { uid: string; token: string };

/** Signs in `count` customers of a database, from the lowest id. */
export async function signIn(databaseUrl: string, count: number): Promise<Shopper[]> {
  const tokens = new AccessTokens(SESSION_SECRET, systemClock);
  return await withDriver(databaseUrl, async (driver) => {
    const customers = await driver<{ id: string; uid: string }[]>`
      select id, uid from identity.customers order by id limit ${count}`;
    if (customers.length < count) throw new Error(`the shop has no ${count} customers`);
    return await Promise.all(
      customers.map(async ({ id, uid }) => {
        const session = randomUUID();
        await driver`insert into identity.sessions
          (id, customer_id, cookie_hash, created_at, expires_at, ended_at)
          values (${session}, ${id}, ${Buffer.from(session)}, now(), now() + interval '1 day', null)`;
        const principal = { customerId: Number(id), customerUid: uid, sessionId: session };
        return { uid, token: tokens.issue(principal) };
      }),
    );
  });
}
