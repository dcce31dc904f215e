import { type Call, calls, isChanging, type Method } from '@sabuja/contract';
import { minutes } from '@sabuja/kit';
import { createMember, eventually, useSellableShop } from '@sabuja/testing';
import { beforeAll, expect, test, vi } from 'vitest';
import { addressedTo } from './addressed.ts';
import { type Headers, RawBody, send } from './attack.ts';
import { countWaitingJobs, digestDatabase } from './database-rows.ts';
import { type CookieSession, signInByCookie } from './sessions.ts';
import { createVictim, type Victim } from './victim.ts';

vi.setConfig({ testTimeout: minutes(2) });

const { shop, category } = useSellableShop();
let victim: Victim;
let customer: CookieSession;
let otherCustomer: CookieSession;
let owner: CookieSession;
let otherOwner: CookieSession;
beforeAll(async () => {
  victim = await createVictim(shop, category);
  customer = await signInByCookie(shop, victim.customer.mobileNo);
  otherCustomer = await signInByCookie(shop, '+919437012345');
  [owner, otherOwner] = [await signInAsOwner(), await signInAsOwner()];
});

async function signInAsOwner(): Promise<CookieSession> {
  const { headers } = await createMember(shop, 'owner');
  return { cookie: headers.cookie, token: headers['x-xsrf-token'] };
}

const withToken = ({ cookie }: CookieSession, token: string): Headers => ({
  cookie,
  'x-xsrf-token': token,
});
const allowed = (session: CookieSession): Headers => withToken(session, session.token);

/** Headers of requests that another site can make a browser send. */
const crossSiteHeaders: Record<string, Headers> = {
  'a foreign origin': { origin: 'https://evil.example' },
  'an origin that is hidden': { origin: 'null' },
  'a cross-site request': { 'sec-fetch-site': 'cross-site' },
  'a request of a neighbouring host': { 'sec-fetch-site': 'same-site' },
};

/** Headers of forged requests in a session of the call's guard; only cross-site ones if the call needs no session. */
function forgeries({ guard }: Call): Record<string, Headers> {
  const isStaff = guard.startsWith('staff');
  const [session, other] = isStaff ? [owner, otherOwner] : [customer, otherCustomer];
  const crossSite = Object.entries(crossSiteHeaders).map(
    ([kind, headers]) => [kind, { ...allowed(session), ...headers }] as const,
  );
  if (!isStaff && guard !== 'customer') return Object.fromEntries(crossSite);
  const planted = `${session.cookie}; XSRF-TOKEN=planted; XSRF-TOKEN-STAFF=planted`;
  return {
    'no token': { cookie: session.cookie },
    'a wrong token': withToken(session, 'nonsense'),
    'the token of another session': withToken(session, other.token),
    'a token that was planted as a cookie': withToken({ ...session, cookie: planted }, 'planted'),
    ...Object.fromEntries(crossSite),
  };
}

const changing = Object.entries<Call>(calls).filter(
  ([name, call]) => call.guard !== 'provider' && isChanging(name.split(' ')[0] as Method, call),
);

test('S10.362 no changing call obeys a request that another site made in a session', async () => {
  await eventually(() => countWaitingJobs(shop.app.db)).toBe(0);
  const before = await digestDatabase(shop.app.db);
  for (const entry of changing) {
    const [name, call] = entry;
    const request = addressedTo(victim.ids, entry);
    await Promise.all(
      Object.entries(forgeries(call)).map(async ([kind, headers]) => {
        const { status, text } = await send(shop, entry, request, headers);
        const isRefused = status === 403 && text.includes('"code":"XSRF"');
        expect([name, kind, isRefused || `${status} ${text}`]).toEqual([name, kind, true]);
      }),
    );
  }
  expect(await digestDatabase(shop.app.db)).toEqual(before);
});

test('S10.362 with its own token a session goes beyond that guard', async () => {
  const own = { 'sec-fetch-site': 'same-origin', origin: 'http://localhost' };
  for (const entry of changing) {
    const [name, { guard }] = entry;
    // The broken body is refused after the guard, so that the call does not end the session.
    const body = new RawBody('{');
    const isStaff = guard.startsWith('staff');
    const session = isStaff ? owner : await customerFor(name);
    const headers = { ...allowed(session), ...own };
    const { status, text } = await send(
      shop,
      entry,
      { ...addressedTo(victim.ids, entry), body },
      headers,
    );
    const isBeyond = status !== 401 && !text.includes('"code":"XSRF"');
    expect([name, isBeyond || `${status} ${text}`]).toEqual([name, true]);
  }
});

let numbers = 0;
/** A new session for each GET: it has no body that could be refused, and the GET to sign out ends its session. */
const customerFor = async (name: string): Promise<CookieSession> =>
  name.startsWith('GET') ? signInByCookie(shop, `+91943701240${numbers++}`) : customer;
