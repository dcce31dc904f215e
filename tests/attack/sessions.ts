import { createCustomer, createMember, readLatestCode, type TestShop } from '@sabuja/testing';
import type { Headers } from './attack.ts';

/** The cookie of a session, and its anti-forgery token. */
export type CookieSession = { cookie: string; token: string };

export const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` });

/** Returns the token with one character in the middle of its signature changed. */
export function forge(token: string): string {
  const [header, payload, signature = ''] = token.split('.');
  const middle = Math.floor(signature.length / 2);
  const other = signature[middle] === 'A' ? 'B' : 'A';
  return [header, payload, signature.slice(0, middle) + other + signature.slice(middle + 1)].join(
    '.',
  );
}

/** Returns the token with the algorithm `none` and without a signature. */
export function unsign(token: string): string {
  const [, payload = ''] = token.split('.');
  const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  return `${header}.${payload}.`;
}

/** Opens sessions of other people; new ones for each call, because the previous call may have ended them. */
export const openSessions = async (shop: TestShop): Promise<Record<string, Headers>> => ({
  customer: bearer((await createCustomer(shop)).token),
  rider: (await createMember(shop, 'rider')).headers,
});

/** Signs in with a one-time code as a browser does; returns the cookie session. */
export async function signInByCookie(
  shop: TestShop,
  mobile_number: string,
): Promise<CookieSession> {
  await shop.api()('POST /api/v1/auth/otp', { body: { mobile_number } });
  const otp = await readLatestCode(shop, mobile_number);
  const { cookies } = await shop.app.http.inject({
    method: 'POST',
    url: '/api/v1/auth/otp/validate',
    payload: { mobile_number, otp },
  });
  const read = (name: string) => cookies.find((cookie) => cookie.name === name)?.value ?? '';
  return { cookie: `sabuja_session=${read('sabuja_session')}`, token: read('XSRF-TOKEN') };
}
