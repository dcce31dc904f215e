import { days, minutes } from '@sabuja/kit';
import { createCustomer, createMember, eventually, useSellableShop } from '@sabuja/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addressedTo } from './addressed.ts';
import { attacked, type Headers, type Request, requestsFor, send } from './attack.ts';
import { countWaitingJobs, readRowsOf } from './database-rows.ts';
import { bearer, forge, openSessions, unsign } from './sessions.ts';
import { createVictim, type Victim } from './victim.ts';

/** Number of generated requests per call and session: few in every test run, many in `npm run drill`. */
const RUNS = Number(process.env.ATTACK_RUNS ?? 2);
/** A fixed seed gives the same requests in every test run; each drill has different ones. */
const SEED = process.env.ATTACK_RUNS === undefined ? { seed: 20_261_122 } : {};
vi.setConfig({ testTimeout: minutes(60) });

const { shop, category } = useSellableShop();
/** Tables with rows of the victim. */
const tablesOfVictim = [
  ...['back_office.privacy_requests', 'cart.lines', 'catalogue.favourites', 'complaints.tickets'],
  ...['identity.addresses', 'identity.customers', 'identity.nominees', 'identity.sessions'],
  ...['orders.orders', 'orders.items', 'wallet.accounts', 'wallet.lines'],
];
let victim: Victim;
let strangers: Record<string, Headers>;
let sent = 0;
const statuses = new Map<number, number>();

beforeAll(async () => {
  // The payment sandbox is reached over the network.
  await shop.app.listen();
  const old = (await createCustomer(shop)).token;
  shop.clock.advance(days(2));
  victim = await createVictim(shop, category);
  const { token } = victim.customer;
  strangers = {
    none: {},
    expired: bearer(old),
    forged: bearer(forge(token)),
    unsigned: bearer(unsign(token)),
  };
});

afterAll(() => {
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, n]) => `${status}: ${n}`);
  console.log(`${sent} requests, ${counts.join(', ')}`);
});

test.each(['\0', '\ud800', 'a\udc00b'])(
  'S10.360 a text that cannot be stored (%j) is refused where it would be part of a document',
  async (message) => {
    const { headers } = await createMember(shop, 'owner');
    const { statusCode } = await shop.app.http.inject({
      method: 'PUT',
      url: '/api/v1/staff/ordering',
      headers: { ...headers, 'content-type': 'application/json' },
      payload: JSON.stringify({ scope: 'KITCHEN', message }),
    });
    expect(statusCode).toBe(422);
  },
);

type Answered = (call: string, session: string, text: string, status: number) => void;

/**
 * Sends to every call a request that names the victim's resources, and generated requests, each in all sessions.
 * Expects no response to be a 5xx.
 */
async function attack(open: () => Promise<Record<string, Headers>>, check: Answered) {
  for (const entry of attacked) {
    const [name, call] = entry;
    const sessions = await open();
    const strike = async (request: Request) => {
      await Promise.all(
        Object.entries(sessions).map(async ([session, headers]) => {
          const { status, text } = await send(shop, entry, request, headers);
          sent += 1;
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          expect([name, session, status >= 500 && text]).toEqual([name, session, false]);
          check(name, session, text, status);
        }),
      );
    };
    await strike(addressedTo(victim.ids, entry));
    const generated = fc.asyncProperty(requestsFor(call, victim.names), strike);
    await fc.assert(generated, { ...SEED, numRuns: RUNS, interruptAfterTimeLimit: minutes(5) });
  }
}

const guarded = new Set(
  attacked
    .filter(([, { guard }]) => guard === 'customer' || guard.startsWith('staff'))
    .map(([name]) => name),
);

test('S10.361 no request of a stranger gets a 5xx or what belongs to another, or changes it', async () => {
  await eventually(() => countWaitingJobs(shop.app.db)).toBe(0);
  const before = await readRowsOf(shop.app.db, victim.customer.id);
  expect(Object.keys(before)).toEqual(expect.arrayContaining(tablesOfVictim));
  await attack(
    async () => ({ ...strangers, ...(await openSessions(shop)) }),
    (name, session, text, status) => {
      if (session in strangers && guarded.has(name))
        expect([name, session, status < 400 && status]).toEqual([name, session, false]);
      for (const secret of victim.secrets)
        expect([name, session, text.includes(secret)]).toEqual([name, session, false]);
    },
  );
  expect(await readRowsOf(shop.app.db, victim.customer.id)).toEqual(before);
});

test('S10.361 no request of an owner gets a 5xx', async () => {
  // Nothing else is checked, since the owner may see and change every order.
  await attack(
    async () => ({ owner: (await createMember(shop, 'owner')).headers }),
    () => {},
  );
});
