import { hours, minutes, seconds } from '@sabuja/kit';
import { createMember, listMessagesTo, TestBrowser, useTestShop } from '@sabuja/testing';
import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { createSetUpLink } from './set-up-owner.ts';

const shop = useTestShop();
const passphrase = 'paddy fields after rain';

class Browser extends TestBrowser {
  constructor(address?: string) {
    super(shop, '/api/v1/staff/', address);
  }
}

let count = 0;
let email = '';
beforeEach(async () => {
  email = `owner-${++count}@example.in`;
  await shop.app.db.deleteFrom('staff.sign_in_failures').execute();
  shop.clock.advance(hours(1));
});

const setUpToken = async (): Promise<string> => {
  const link = await createSetUpLink(shop.app.staff);
  return new URL(link ?? expect.fail('the shop has staff')).searchParams.get('token') ?? '';
};

/** Enrols an authenticator app; returns it with the recovery codes. */
async function enrol(browser: Browser) {
  const { body } = await browser.send('POST', 'totp');
  const app = new TOTP({ secret: body.secret });
  const codeNow = () => app.generate({ timestamp: shop.clock.now().getTime() });
  const confirmed = await browser.send('POST', 'totp/confirm', { code: codeNow() });
  expect(confirmed.status).toBe(200);
  const recoveryCodes: string[] = confirmed.body.recovery_codes;
  return { codeNow, recoveryCodes };
}

/** Creates a second owner with the first owner's passphrase hash, and a new authenticator app. */
async function createEnrolledOwner() {
  const browser = new Browser();
  const { db } = shop.app;
  const first = await db.selectFrom('staff.members').selectAll().executeTakeFirstOrThrow();
  await db
    .insertInto('staff.members')
    .values({ ...first, id: undefined, uid: undefined, email, totp_secret: null } as never)
    .execute();
  expect((await browser.send('POST', 'session', { email, passphrase })).body.next).toBe('enrol');
  return { browser, ...(await enrol(browser)) };
}

describe('the first owner', () => {
  test('S10.1 is set up once with the link of the start, within 24 hours, after which the shop prints none', async () => {
    const expired = await setUpToken();
    shop.clock.advance(hours(24) + 1);
    const token = await setUpToken();
    const browser = new Browser();
    const body = { token, name: 'Asha Das', email: 'Asha@Example.in', passphrase };
    const common = { ...body, passphrase: 'Password123' };
    expect((await browser.send('POST', 'setup', common)).body.code).toBe('COMMON_PASSPHRASE');
    const short = await browser.send('POST', 'setup', { ...body, passphrase: 'short' });
    expect([short.status, short.body.field]).toEqual([422, 'passphrase']);
    const late = await browser.send('POST', 'setup', { ...body, token: expired });
    expect([late.status, late.body.code]).toEqual([404, 'LINK_OVER']);
    const attempts = await Promise.all(
      Array.from({ length: 4 }, () => new Browser().send('POST', 'setup', body)),
    );
    expect(attempts.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
    expect(await createSetUpLink(shop.app.staff)).toBeUndefined();
    const members = await shop.app.db.selectFrom('staff.members').selectAll().execute();
    expect(members).toMatchObject([{ email: 'asha@example.in', role: 'owner' }]);
  });
});

describe('signing in', () => {
  test('S10.2 passphrase, then enrolment, then the second factor at every later sign-in', async () => {
    const { browser, codeNow } = await createEnrolledOwner();
    const session = await browser.send('GET', 'session');
    expect(session.body).toMatchObject({ next: 'done', member: { email, role: 'owner' } });
    expect(session.body.permissions).toContain('members.manage');

    shop.clock.advance(minutes(2));
    const later = new Browser();
    expect((await later.send('POST', 'session', { email, passphrase })).body).toEqual({
      next: 'totp',
    });
    expect((await later.send('GET', 'sessions')).body.code).toBe('SECOND_FACTOR_NEEDED');
    expect((await later.send('POST', 'totp')).body.code).toBe('SECOND_FACTOR_NEEDED');
    expect((await later.send('GET', 'session')).body.permissions).toEqual([]);
    const code = codeNow();
    expect((await later.send('POST', 'session/totp', { code })).body).toEqual({ next: 'done' });
    expect((await later.send('GET', 'sessions')).body.results).toHaveLength(2);
  });

  test('S10.2 each code works once, a recovery code too, and nobody learns more from concurrent use', async () => {
    const { codeNow, recoveryCodes } = await createEnrolledOwner();
    expect(new Set(recoveryCodes).size).toBe(10);
    shop.clock.advance(minutes(2));
    const signInWith = async (code: string) => {
      const browser = new Browser();
      await browser.send('POST', 'session', { email, passphrase });
      return (await browser.send('POST', 'session/totp', { code })).status;
    };
    const code = codeNow();
    const sameCode = await Promise.all([signInWith(code), signInWith(code), signInWith(code)]);
    expect(sameCode.sort()).toEqual([200, 400, 400]);
    const recovery = recoveryCodes[0]?.toUpperCase() ?? '';
    const sameRecovery = await Promise.all([signInWith(recovery), signInWith(recovery)]);
    expect(sameRecovery.sort()).toEqual([200, 400]);
  });

  test('the app’s secret is stored encrypted, passphrase and recovery codes as hashes', async () => {
    const { recoveryCodes } = await createEnrolledOwner();
    const member = await shop.app.db
      .selectFrom('staff.members')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(member.passphrase_hash).toMatch(/^argon2id\$19456\$2\$1\$/);
    const secret = shop.app.staff.secrets.decrypt(member.totp_secret ?? expect.fail());
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(member.totp_secret?.includes(secret)).toBe(false);
    const codes = await shop.app.db.selectFrom('staff.recovery_codes').selectAll().execute();
    expect(JSON.stringify(codes)).not.toContain(recoveryCodes[0]);
  });

  test('every completed sign-in is notified to the owner of the account by e-mail', async () => {
    await createEnrolledOwner();
    const [message, ...others] = await listMessagesTo(shop, email);
    expect(others).toEqual([]);
    expect(message).toMatchObject({ channel: 'email' });
    expect(message?.body).toContain('203.0.113.5');
  });

  test('an unknown address and a wrong passphrase are refused alike', async () => {
    await createEnrolledOwner();
    const wrong = await new Browser().send('POST', 'session', { email, passphrase: 'no' });
    const unknown = await new Browser().send('POST', 'session', {
      email: 'nobody@example.in',
      passphrase,
    });
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
    expect(wrong.body.code).toBe('WRONG_SIGN_IN');
  });
});

describe('failures', () => {
  const guess = (browser: Browser, given = 'a wrong passphrase') =>
    browser.send('POST', 'session', { email, passphrase: given });

  test('delays rise after five; a stranger does not shut out the device that signed in before', async () => {
    const { browser: own, codeNow } = await createEnrolledOwner();
    const burst = await Promise.all(
      Array.from({ length: 12 }, (_, i) => guess(new Browser(`198.51.100.${i}`))),
    );
    expect(burst.filter(({ status }) => status === 401)).toHaveLength(5);
    const refused = burst.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({ code: 'TOO_MANY_FAILURES', retry_after: 30 });
    const stranger = await guess(new Browser('198.51.100.99'), passphrase);
    expect(stranger.body.code).toBe('TOO_MANY_FAILURES');

    await own.send('DELETE', 'session');
    expect((await guess(own, passphrase)).body).toEqual({ next: 'totp' });
    shop.clock.advance(minutes(2));
    const done = await own.send('POST', 'session/totp', { code: codeNow() });
    expect(done.body).toEqual({ next: 'done' });
    expect((await guess(new Browser('198.51.100.50'))).status).toBe(401);
    expect((await guess(new Browser('198.51.100.50'))).body.retry_after).toBe(60);
  });

  test('wrong codes count as well: the passphrase does not clear them', async () => {
    await createEnrolledOwner();
    const statuses = [];
    for (let i = 0; i < 7; i++) {
      const browser = new Browser(`198.51.100.${i}`);
      const { status } = await guess(browser, passphrase);
      statuses.push(
        status === 200
          ? (await browser.send('POST', 'session/totp', { code: '000000' })).status
          : status,
      );
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
  });

  test('one client has 30 in an hour, over all accounts', async () => {
    const client = new Browser('192.0.2.7');
    const statuses = [];
    for (let i = 0; i < 31; i++) {
      const body = { email: `nobody-${i}@example.in`, passphrase };
      statuses.push((await client.send('POST', 'session', body)).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('a session', () => {
  test('ends when idle, by role, and after its time', async () => {
    const manager = await createMember(shop, 'manager');
    const picker = await createMember(shop, 'picker');
    const statusOf = async ({ headers }: typeof manager) =>
      (await shop.app.http.inject({ url: '/api/v1/staff/session', headers })).statusCode;
    shop.clock.advance(hours(2) - seconds(1));
    expect(await statusOf(manager)).toBe(200);
    shop.clock.advance(hours(2) + seconds(61));
    expect(await statusOf(manager)).toBe(401);
    expect(await statusOf(picker)).toBe(200);
    shop.clock.advance(hours(8));
    expect(await statusOf(picker)).toBe(401);
  });

  test('is not taken for a change without the anti-forgery header, or from another site', async () => {
    const { headers } = await createMember(shop, 'manager');
    const send = (extra: object) =>
      shop.app.http.inject({
        method: 'DELETE',
        url: '/api/v1/staff/session',
        headers: { ...headers, ...extra },
      });
    expect((await send({ 'x-xsrf-token': 'another' })).json().code).toBe('XSRF');
    expect((await send({ 'sec-fetch-site': 'same-site' })).json().code).toBe('XSRF');
    expect((await send({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
    expect((await send({})).statusCode).toBe(401);
  });
});

test('the database retains the last owner, also when two step down at once', async () => {
  const { db } = shop.app;
  const owners = await db
    .selectFrom('staff.members')
    .select('id')
    .where('role', '=', 'owner')
    .execute();
  const outcomes = await Promise.allSettled(
    owners.map(({ id }) =>
      db.updateTable('staff.members').set({ role: 'manager' }).where('id', '=', id).execute(),
    ),
  );
  expect(owners.length).toBeGreaterThan(1);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
});
