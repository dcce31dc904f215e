import { days, minutes, seconds } from '@sabuja/kit';
import { createCustomer, expectRefusal, readLatestCode, useTestShop } from '@sabuja/testing';
import { expect, test } from 'vitest';
import { purgeOldSessions } from './index.ts';

const shop = useTestShop();
const tls = useTestShop({ env: { PUBLIC_URL: 'https://shop.example', DEV_OUTBOX: '1' } });
type Shop = typeof shop;

let n = 0;
async function signIn(at: Shop = shop) {
  n += 1;
  const mobile_number = `+9171000${String(n).padStart(5, '0')}`;
  await at.api()('POST /api/v1/auth/otp', { body: { mobile_number } });
  const response = await at.app.http.inject({
    method: 'POST',
    url: '/api/v1/auth/otp/validate',
    payload: { mobile_number, otp: await readLatestCode(at, mobile_number) },
  });
  const cookies = Object.fromEntries(response.cookies.map((cookie) => [cookie.name, cookie]));
  return { ...response.json(), cookies };
}
const refresh = (token: string) =>
  shop.api()('POST /api/v1/auth/refresh', { body: { refresh_token: token } });
const refreshByCookie = (cookie: string, headers: Record<string, string> = {}) =>
  shop.app.http.inject({
    method: 'POST',
    url: '/api/v1/auth/refresh',
    headers: { cookie, ...headers },
    payload: {},
  });
const whoami = (headers: Record<string, string>, at: Shop = shop) =>
  at.api(headers)('GET /api/v1/auth/whoami');
const statusOf = (call: Promise<unknown>) => expectRefusal(call).then((error) => error.status);

test('S7a.1 whoami accepts the bearer token and the session cookie, and nothing else', async () => {
  const { user, access_token, cookies } = await signIn();
  expect(cookies.sabuja_session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(await whoami({ authorization: `Bearer ${access_token}` })).toEqual(user);
  expect(await whoami({ cookie: `sabuja_session=${cookies.sabuja_session.value}` })).toEqual(user);
  expect(await statusOf(whoami({}))).toBe(401);
  expect(await statusOf(whoami({ authorization: 'Bearer nonsense' }))).toBe(401);
  expect(await statusOf(whoami({ cookie: 'sabuja_session=nonsense' }))).toBe(401);
});

test('an access token is valid for 15 minutes; a refresh token returns a new pair', async () => {
  const { access_token, refresh_token, user } = await signIn();
  shop.clock.advance(minutes(15));
  expect(await statusOf(whoami({ authorization: `Bearer ${access_token}` }))).toBe(401);
  const fresh = await refresh(refresh_token);
  expect(fresh.refresh_token).not.toBe(refresh_token);
  expect(await whoami({ authorization: `Bearer ${fresh.access_token}` })).toEqual(user);
});

test('a refresh whose response is lost is repeated within a minute and gets the same successor', async () => {
  const { refresh_token } = await signIn();
  const lost = await refresh(refresh_token);
  shop.clock.advance(seconds(60));
  const repeated = await refresh(refresh_token);
  expect(repeated.refresh_token).toBe(lost.refresh_token);
  expect((await refresh(repeated.refresh_token)).refresh_token).not.toBe(lost.refresh_token);
});

test('a refresh token used again after a minute ends the whole session', async () => {
  const { refresh_token, cookies } = await signIn();
  const fresh = await refresh(refresh_token);
  shop.clock.advance(seconds(61));
  expect(await statusOf(refresh(refresh_token))).toBe(401);
  expect(await statusOf(refresh(fresh.refresh_token))).toBe(401);
  expect(await statusOf(whoami({ authorization: `Bearer ${fresh.access_token}` }))).toBe(401);
  const cookie = `sabuja_session=${cookies.sabuja_session.value}`;
  expect(await statusOf(whoami({ cookie }))).toBe(401);
});

test('a refresh token used by concurrent requests has one successor', async () => {
  const { refresh_token } = await signIn();
  const pairs = await Promise.all(Array.from({ length: 10 }, () => refresh(refresh_token)));
  expect(new Set(pairs.map((pair) => pair.refresh_token)).size).toBe(1);
});

test('a browser refreshes by a cookie that only this call receives', async () => {
  const { cookies, refresh_token } = await signIn();
  expect(cookies.sabuja_refresh).toMatchObject({
    value: refresh_token,
    httpOnly: true,
    sameSite: 'Strict',
    path: '/api/v1/auth/refresh',
  });
  const response = await refreshByCookie(`sabuja_refresh=${refresh_token}`);
  const successor = response.json().refresh_token;
  expect(response.cookies.map(({ name, value }) => [name, value])).toEqual([
    ['sabuja_refresh', successor],
  ]);
  expect((await refreshByCookie('')).statusCode).toBe(401);
});

test('a refresh cookie of another session than the page’s access token is left alone', async () => {
  const [asha, ravi] = [await signIn(), await signIn()];
  const cookie = `sabuja_refresh=${asha.refresh_token}`;
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  expect((await refreshByCookie(cookie, bearer(ravi.access_token))).statusCode).toBe(401);
  shop.clock.advance(minutes(15));
  expect((await refreshByCookie(cookie, bearer(asha.access_token))).statusCode).toBe(200);
});

test('over TLS session cookies can be set by this host only, and a plain name is not accepted', async () => {
  const { cookies, user } = await signIn(tls);
  const session = cookies['__Host-sabuja_session'];
  expect(session).toMatchObject({ secure: true, path: '/', httpOnly: true });
  expect(session).not.toHaveProperty('domain');
  expect(cookies['__Secure-sabuja_refresh']).toMatchObject({ secure: true, sameSite: 'Strict' });
  expect(await whoami({ cookie: `__Host-sabuja_session=${session.value}` }, tls)).toEqual(user);
  expect(await statusOf(whoami({ cookie: `sabuja_session=${session.value}` }, tls))).toBe(401);
});

test('cookies of an earlier release are read, and renewed under their new name', async () => {
  const { cookies, refresh_token } = await signIn(tls);
  const { value } = cookies['__Host-sabuja_session'];
  await tls.app.db.updateTable('identity.sessions').set({ cookie_version: 1 }).execute();
  const old = `sabuja_session=${value}; XSRF-TOKEN=random`;
  const empty = (headers: Record<string, string>) => tls.api(headers)('DELETE /api/v1/cart/');
  expect(await empty({ cookie: old, 'x-xsrf-token': 'random' })).toEqual({ items: [] });
  const response = await tls.app.http.inject({
    method: 'POST',
    url: '/api/v1/auth/refresh',
    headers: { cookie: old },
    payload: { refresh_token },
  });
  const names = response.cookies.filter((cookie) => cookie.value).map(({ name }) => name);
  expect(names).toEqual(['__Secure-sabuja_refresh', '__Host-sabuja_session', 'XSRF-TOKEN']);
  expect(await statusOf(empty({ cookie: old, 'x-xsrf-token': 'random' }))).toBe(401);
});

test('S7a.4 signing out ends the session on every server and clears its cookies', async () => {
  const second = await shop.openSecondServer();
  try {
    const { access_token, refresh_token } = await signIn();
    const bearer = { authorization: `Bearer ${access_token}` };
    await second.api(bearer)('GET /api/v1/auth/whoami');
    const response = await shop.app.http.inject({ url: '/api/v1/auth/logout', headers: bearer });
    expect(response.cookies.map(({ name, value }) => [name, value])).toEqual([
      ['sabuja_session', ''],
      ['XSRF-TOKEN', ''],
      ['sabuja_refresh', ''],
    ]);
    expect(await statusOf(whoami(bearer))).toBe(401);
    await expect.poll(() => statusOf(second.api(bearer)('GET /api/v1/auth/whoami'))).toBe(401);
    expect(await statusOf(refresh(refresh_token))).toBe(401);
  } finally {
    await second.close();
  }
});

test('S7.1 a change by cookie needs its session’s anti-forgery token, by bearer token none', async () => {
  const [asha, ravi] = [await signIn(), await signIn()];
  const session = `sabuja_session=${asha.cookies.sabuja_session.value}`;
  const token = asha.cookies['XSRF-TOKEN'].value;
  const otherToken = ravi.cookies['XSRF-TOKEN'].value;
  const empty = (headers: Record<string, string>) => shop.api(headers)('DELETE /api/v1/cart/');
  const cookie = `${session}; XSRF-TOKEN=${token}`;
  expect((await expectRefusal(empty({ cookie }))).problem.code).toBe('XSRF');
  // A cookie set by another subdomain proves nothing, even if the header has the same value.
  for (const forged of ['guess', otherToken]) {
    const headers = { cookie: `${session}; XSRF-TOKEN=${forged}`, 'x-xsrf-token': forged };
    expect(await statusOf(empty(headers))).toBe(403);
  }
  expect(await statusOf(shop.api({ cookie })('GET /api/v1/auth/logout'))).toBe(403);
  expect(await empty({ cookie, 'x-xsrf-token': token })).toEqual({ items: [] });
  expect(await empty({ authorization: `Bearer ${asha.access_token}` })).toEqual({ items: [] });
});

const evil = 'https://evil.example';
test.each<[Record<string, string>, boolean]>([
  [{}, true],
  [{ 'sec-fetch-site': 'same-origin', origin: 'http://localhost:80' }, true],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ origin: 'http://localhost:80' }, true],
  [{ origin: 'https://shop.example' }, true],
  [{ origin: evil }, false],
  [{ origin: 'null' }, false],
])('a change whose browser names its site as %j is taken: %s', async (headers, isTaken) => {
  const { token } = await createCustomer(tls);
  const authorized = { ...headers, authorization: `Bearer ${token}`, host: 'localhost' };
  const change = await tls.app.http.inject({
    method: 'DELETE',
    url: '/api/v1/cart/',
    headers: authorized,
  });
  expect(change.statusCode).toBe(isTaken ? 200 : 403);
  const read = await tls.app.http.inject({ url: '/api/v1/cart/', headers: authorized });
  expect(read.statusCode).toBe(200);
});

test('another site can neither sign a customer in nor renew a session', async () => {
  const { refresh_token } = await signIn();
  const cookie = `sabuja_refresh=${refresh_token}`;
  const response = await refreshByCookie(cookie, { origin: evil });
  expect([response.statusCode, response.json().code]).toEqual([403, 'XSRF']);
  const body = { mobile_number: '+919876543210', otp: '12345' };
  const signInByEvil = shop.api({ origin: evil })('POST /api/v1/auth/otp/validate', { body });
  expect(await statusOf(signInByEvil)).toBe(403);
});

test('used refresh tokens are purged after 30 days, while their session goes on', async () => {
  const { refresh_token } = await signIn();
  const second = await refresh(refresh_token);
  shop.clock.advance(days(29));
  const third = await refresh(second.refresh_token);
  shop.clock.advance(days(1) + minutes(1));
  await purgeOldSessions(shop.app.db, shop.clock.now());
  const hashes = (
    await shop.app.db.selectFrom('identity.refresh_tokens').selectAll().execute()
  ).map(({ token_hash }) => token_hash.toString('hex'));
  const hashOf = (token: string) =>
    shop.app.identity.secrets.hash('refresh', token).toString('hex');
  expect(hashes).not.toContain(hashOf(refresh_token));
  expect(hashes).toContain(hashOf(second.refresh_token));
  expect((await refresh(third.refresh_token)).access_token).toEqual(expect.any(String));
});
