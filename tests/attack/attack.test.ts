import { days, minutes } from '@sabuja/kit';
import {
  createCustomer,
  createMember,
  createOrder,
  createStock,
  groceryLine,
  type TestCustomer,
  useSellableShop,
} from '@sabuja/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { attacked, type Headers, requestsFor, send } from './attack.ts';

/** Generated requests for each call and session: few in every run of the tests, many in `npm run drill`. */
const RUNS = Number(process.env.ATTACK_RUNS ?? 2);
/** The same requests in every run of the tests; others in each drill. */
const SEED = process.env.ATTACK_RUNS === undefined ? { seed: 20_261_122 } : {};
vi.setConfig({ testTimeout: minutes(60) });

const { shop, category } = useSellableShop();
const ASHA = { full_name: 'Asha Nilachakra', area: 'Nilachakra Lane' };
let names: string[];
let secrets: string[];
let strangers: Record<string, Headers>;
let sent = 0;
const statuses = new Map<number, number>();

const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` });

/** The token with another signature, and with none. */
const forge = (token: string) => token.replace(/[^.]+$/, (signature) => signature.toLowerCase());
const unsign = (token: string) => {
  const [, payload = ''] = token.split('.');
  const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  return `${header}.${payload}.`;
};

async function setUpVictim(): Promise<TestCustomer> {
  const asha = await createCustomer(shop);
  const { uid, api } = asha;
  await api('PUT /api/v1/users/{uid}', { params: { uid }, form: { full_name: ASHA.full_name } });
  const address = await api('POST /api/v1/address/{userUid}', {
    params: { userUid: uid },
    body: {
      ...{ room_no: '12', locality: '', area: ASHA.area, pincode: '751024', type: 'Home' },
      full_address: '',
    },
  });
  const stock = await createStock(shop, category, { quantity: 1000 });
  const order = await createOrder(asha, [groceryLine(stock)], { customer_address: address.uid });
  names = [uid, String(asha.id), address.uid, order, asha.mobileNo, String(stock), 'STOCK'];
  secrets = [ASHA.full_name, ASHA.area, asha.token];
  return asha;
}

beforeAll(async () => {
  // The payment sandbox is reached over the network.
  await shop.app.listen();
  const old = (await createCustomer(shop)).token;
  shop.clock.advance(days(2));
  const asha = await setUpVictim();
  strangers = {
    none: {},
    expired: bearer(old),
    forged: bearer(forge(asha.token)),
    unsigned: bearer(unsign(asha.token)),
  };
});

afterAll(() => {
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, n]) => `${status}: ${n}`);
  console.log(`${sent} requests, ${counts.join(', ')}`);
});

/** Sessions of others, new for each call: the call before may have ended them. */
const openSessions = async (): Promise<Record<string, Headers>> => ({
  customer: bearer((await createCustomer(shop)).token),
  rider: (await createMember(shop, 'rider')).headers,
  owner: (await createMember(shop, 'owner')).headers,
});

test.each(['\0', '\ud800', 'a\udc00b'])(
  'a text that cannot be stored (%j) is refused where it would be part of a document',
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

test('no generated request gets a 5xx, or what belongs to another', async () => {
  for (const [name, call] of attacked) {
    const sessions = { ...strangers, ...(await openSessions()) };
    const isGuarded = call.guard === 'customer' || call.guard.startsWith('staff');
    const property = fc.asyncProperty(requestsFor(call, names), async (request) => {
      for (const [session, headers] of Object.entries(sessions)) {
        const { status, text } = await send(shop, [name, call], request, headers);
        sent += 1;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        expect([name, session, status >= 500 && text]).toEqual([name, session, false]);
        if (session in strangers && isGuarded)
          expect([name, session, status < 400 && status]).toEqual([name, session, false]);
        // The owner sees every order.
        if (session === 'owner') continue;
        for (const secret of secrets)
          expect([name, session, text.includes(secret)]).toEqual([name, session, false]);
      }
    });
    await fc.assert(property, { ...SEED, numRuns: RUNS, interruptAfterTimeLimit: minutes(5) });
  }
});
