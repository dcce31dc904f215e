import { text } from 'node:stream/consumers';
import { type Call, calls } from '@sabuja/contract';
import {
  mayStaff,
  rolesWithPin,
  type StaffRole,
  staffRoles,
} from '@sabuja/contract/rules/staff-roles';
import { createCustomer, createMember, readLatestCode, useTestShop } from '@sabuja/testing';
import { expect, test } from 'vitest';

type CallName = keyof typeof calls;

const shop = useTestShop();
const callOf = (name: CallName): Call => calls[name];
const namesWith = (...guards: Call['guard'][]) =>
  (Object.keys(calls) as CallName[]).filter((name) => guards.includes(callOf(name).guard));
const staffCalls = namesWith('staff');
const sessionCalls = namesWith('staff-session');

const fillPath = (path: string) =>
  path.replace(/\{(\w+)\}/g, (_, key) =>
    key === 'id' && !path.includes('/staff/') ? '1' : '00000000-0000-4000-8000-000000000000',
  );

/** The response to a call with an empty body: '403 NOT_PERMITTED'. */
async function respond(name: CallName, headers: Record<string, string>): Promise<string> {
  const [method = '', path = ''] = name.split(' ');
  const response = await shop.app.http.inject({
    method: method as 'GET',
    url: fillPath(path),
    headers,
    ...(method !== 'GET' && { payload: {} }),
    // The body of an event stream does not end.
    payloadAsStream: true,
  });
  const { statusCode } = response;
  const body = response.stream();
  if (statusCode >= 400) return `${statusCode} ${JSON.parse(await text(body)).code}`;
  body.destroy();
  return `${statusCode}`;
}

test.each(staffRoles.map((role) => [role]))(
  'a %s may make just the calls that the table of permissions allows',
  async (role: StaffRole) => {
    const mayMake = (name: CallName): boolean => {
      const call = callOf(name);
      return call.guard === 'staff' && mayStaff(role, call.may);
    };
    const allowed: CallName[] = [];
    for (const name of staffCalls) {
      // Each call is made by a new member, because some calls end sessions.
      const { headers } = await createMember(shop, role);
      if ((await respond(name, headers)) !== '403 NOT_PERMITTED') allowed.push(name);
    }
    expect(allowed).toEqual(staffCalls.filter(mayMake));
    expect(allowed.length).toBeGreaterThan(0);
  },
);

test.each(rolesWithPin.map((role) => [role]))(
  'S10.157 a %s who signed in by PIN makes just the calls of the role that need no second factor and manage none',
  async (role) => {
    const ofAccount = [
      'GET /api/v1/staff/session',
      'DELETE /api/v1/staff/session',
      'PUT /api/v1/staff/language',
    ];
    const mayMake = (name: CallName): boolean => {
      const call = callOf(name);
      if (call.guard !== 'staff' || call.may === 'own.account') return ofAccount.includes(name);
      return mayStaff(role, call.may) && !call.recentFactor;
    };
    const { db, staff } = shop.app;
    const manager = await createMember(shop, 'manager');
    const now = shop.clock.now();
    const { id: shared_device_id } = await db
      .insertInto('staff.shared_devices')
      .values({
        name: 'Tablet',
        created_by: manager.id,
        created_at: now,
        enrolled_at: now,
        token_hash: staff.secrets.hash('shared device', crypto.randomUUID()),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const names = [...staffCalls, ...sessionCalls];
    const allowed: CallName[] = [];
    for (const name of names) {
      const { headers, sessionId } = await createMember(shop, role);
      await db
        .updateTable('staff.sessions')
        .set({ shared_device_id, by_pin: true, second_factor_at: null })
        .where('id', '=', sessionId)
        .execute();
      if ((await respond(name, headers)) !== '403 NOT_PERMITTED') allowed.push(name);
    }
    expect(allowed).toEqual(names.filter(mayMake));
    expect(allowed).toContain(
      role === 'rider' ? 'GET /api/v1/staff/deliveries' : 'GET /api/v1/staff/orders',
    );
  },
);

test('without a staff session every staff call responds with 401, also to a customer', async () => {
  const mobileNo = '+919812345670';
  const customer = await createCustomer(shop, mobileNo);
  await shop.api()('POST /api/v1/auth/otp', { body: { mobile_number: mobileNo } });
  const { cookies } = await shop.app.http.inject({
    method: 'POST',
    url: '/api/v1/auth/otp/validate',
    payload: { mobile_number: mobileNo, otp: await readLatestCode(shop, mobileNo) },
  });
  const cookieValue = (cookie: string) => cookies.find(({ name }) => name === cookie)?.value ?? '';
  const session = cookieValue('sabuja_session');
  const xsrf = { 'x-xsrf-token': cookieValue('XSRF-TOKEN') };
  for (const headers of [
    {},
    { authorization: `Bearer ${customer.token}` },
    { cookie: `sabuja_session=${session}`, ...xsrf },
    // A customer's session token in the cookie of staff sessions.
    { cookie: `sabuja_staff=${session}`, ...xsrf },
  ]) {
    for (const name of [...staffCalls, ...sessionCalls])
      expect([name, await respond(name, headers)]).toEqual([name, '401 SIGNED_OUT']);
  }
});

test('a sign-in that waits for its second factor makes no staff call', async () => {
  for (const next of ['totp', 'passkey', 'enrol'] as const) {
    const { headers, sessionId } = await createMember(shop, 'owner');
    await shop.app.db
      .updateTable('staff.sessions')
      .set({ next })
      .where('id', '=', sessionId)
      .execute();
    for (const name of staffCalls)
      expect([name, await respond(name, headers)]).toEqual([name, '403 SECOND_FACTOR_NEEDED']);
  }
});

test('a staff session makes no call of a customer', async () => {
  const { headers } = await createMember(shop, 'owner');
  const names = namesWith('customer');
  expect(names.length).toBeGreaterThan(12);
  for (const name of names)
    expect([name, await respond(name, headers)]).toEqual([name, '401 SIGNED_OUT']);
});

test('a member who is shut out, and a session that was ended, make no call at once', async () => {
  const shutOut = await createMember(shop, 'manager');
  await shop.app.db
    .updateTable('staff.members')
    .set({ shut_out_at: shop.clock.now() })
    .where('id', '=', shutOut.id)
    .execute();
  const ended = await createMember(shop, 'manager');
  expect(await respond('DELETE /api/v1/staff/session', ended.headers)).toBe('200');
  for (const { headers } of [shutOut, ended])
    expect(await respond('GET /api/v1/staff/sessions', headers)).toBe('401 SIGNED_OUT');
});
