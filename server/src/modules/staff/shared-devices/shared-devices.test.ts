import { hours, minutes, seconds } from '@sabuja/kit';
import { createMember, TestBrowser, useTestShop } from '@sabuja/testing';
import { beforeEach, describe, expect, test } from 'vitest';

const shop = useTestShop();
const openBrowser = (address?: string) => new TestBrowser(shop, '/api/v1/staff/', address);
const cookie = 'sabuja_staff_shared_device';

beforeEach(async () => {
  await shop.app.db.deleteFrom('staff.sign_in_failures').execute();
});

/** A browser in which a member of staff is signed in. */
async function signedIn(role: Parameters<typeof createMember>[1] = 'manager') {
  const member = await createMember(shop, role);
  const browser = openBrowser();
  const token = member.headers.cookie.split('=')[1] ?? '';
  browser.cookies.set('sabuja_staff', token);
  browser.cookies.set('XSRF-TOKEN-STAFF', member.headers['x-xsrf-token']);
  return { ...member, browser };
}

const outcomeOf = ({ status, body }: { status: number; body: { code?: string } }) =>
  `${status} ${body.code ?? ''}`.trim();

describe('S10.155 a shared device', () => {
  test('is enrolled by the manager who is signed in there, and signs them out', async () => {
    const { browser, uid, headers } = await signedIn();
    const body = { name: ' Cold store tablet 2 ' };
    expect(outcomeOf(await browser.send('POST', 'devices', body))).toBe('200');
    // The session itself is over, not only its cookie deleted.
    browser.cookies.set('sabuja_staff', headers.cookie.split('=')[1] ?? '');
    expect(outcomeOf(await browser.send('GET', 'session'))).toBe('401 SIGNED_OUT');
    const { body: described } = await browser.send('GET', 'pin-sign-in');
    expect(described.device).toEqual({ name: 'Cold store tablet 2' });
    const { db } = shop.app;
    const row = await db.selectFrom('staff.shared_devices').selectAll().executeTakeFirstOrThrow();
    const token = browser.cookies.get(cookie) ?? expect.fail('no cookie');
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(row.token_hash?.equals(shop.app.staff.secrets.hash('shared device', token))).toBe(true);
    const audit = await db
      .selectFrom('staff.audit as a')
      .innerJoin('staff.members as m', 'm.id', 'a.member_id')
      .select(['m.uid', 'a.after'])
      .where('a.action', '=', 'device.enrol')
      .execute();
    expect(audit).toEqual([{ uid, after: { name: 'Cold store tablet 2' } }]);
  });

  test('holds its secret in a cookie that scripts, other sites and plain http do not get', async () => {
    const { headers } = await createMember(shop, 'owner');
    const { headers: sent } = await shop.app.http.inject({
      method: 'POST',
      url: '/api/v1/staff/devices',
      headers,
      payload: { name: 'Tablet' },
    });
    const set = [sent['set-cookie']].flat().find((one) => one?.startsWith(cookie)) ?? '';
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/api/v1/staff'])
      expect(set).toContain(part);
  });

  test('is enrolled once by a code, within ten minutes, also when two enter it at once', async () => {
    const { browser } = await signedIn();
    const create = async () => (await browser.send('POST', 'devices/codes', { name: 'T' })).body;
    const { code } = await create();
    const tablets = Array.from({ length: 6 }, (_, i) => openBrowser(`198.51.100.${i}`));
    const entered = await Promise.all(
      tablets.map((tablet) => tablet.send('POST', 'devices/redeem', { code: code.toUpperCase() })),
    );
    expect(entered.map(outcomeOf).sort()).toEqual(['200', ...Array(5).fill('404 CODE_OVER')]);
    const held = tablets.filter(({ cookies }) => cookies.has(cookie));
    expect(held).toHaveLength(1);
    expect(outcomeOf(await openBrowser().send('POST', 'devices/redeem', { code }))).toBe(
      '404 CODE_OVER',
    );
    expect(outcomeOf((await held[0]?.send('POST', 'devices/redeem', { code })) as never)).toBe(
      '409 ALREADY_ENROLLED',
    );
    const late = await create();
    shop.clock.advance(minutes(10) + seconds(1));
    expect(outcomeOf(await openBrowser().send('POST', 'devices/redeem', { code: late.code }))).toBe(
      '404 CODE_OVER',
    );
  });

  test('is guessed for by nobody, and strangers do not use up the tries of others', async () => {
    const stranger = openBrowser('192.0.2.1');
    const guess = (browser: TestBrowser) =>
      browser.send('POST', 'devices/redeem', { code: 'aaaaa-aaaaa' });
    const guesses = await Promise.all(Array.from({ length: 9 }, () => guess(stranger)));
    expect(guesses.filter(({ status }) => status === 404)).toHaveLength(5);
    expect(outcomeOf(await guess(stranger))).toBe('429 TOO_MANY_FAILURES');
    expect(outcomeOf(await guess(openBrowser('192.0.2.2')))).toBe('404 CODE_OVER');
  });

  test('asks a manager for the second factor again', async () => {
    const { browser } = await signedIn();
    shop.clock.advance(minutes(16));
    for (const [method, path] of [
      ['POST', 'devices'],
      ['POST', 'devices/codes'],
      ['DELETE', 'devices/00000000-0000-4000-8000-000000000000'],
      ['POST', 'pins/00000000-0000-4000-8000-000000000000'],
    ] as const) {
      const body = method === 'POST' ? { name: 'T' } : undefined;
      expect(outcomeOf(await browser.send(method, path, body))).toBe('403 SECOND_FACTOR_NEEDED');
    }
  });

  test('is listed with its last use, and revoked with every session that began on it', async () => {
    const { browser } = await signedIn();
    const name = `Tablet ${crypto.randomUUID()}`;
    const { code, uid } = (await browser.send('POST', 'devices/codes', { name })).body;
    const tablet = openBrowser();
    await tablet.send('POST', 'devices/redeem', { code });
    const { db } = shop.app;
    const { id } = await db
      .selectFrom('staff.shared_devices')
      .select('id')
      .where('uid', '=', uid)
      .executeTakeFirstOrThrow();
    const picker = await signedIn('picker');
    await db
      .updateTable('staff.sessions')
      .set({ shared_device_id: id })
      .where('id', '=', picker.sessionId)
      .execute();
    shop.clock.advance(minutes(5));
    expect(outcomeOf(await picker.browser.send('GET', 'session'))).toBe('200');
    const listed = async () =>
      (await browser.send('GET', 'devices')).body.results.find(
        (device: { uid: string }) => device.uid === uid,
      );
    expect(await listed()).toMatchObject({
      name,
      is_current: false,
      last_used_at: shop.clock.now().toISOString(),
      last_used_by: expect.stringContaining('picker'),
    });
    expect(outcomeOf(await browser.send('DELETE', `devices/${uid}`))).toBe('200');
    expect(outcomeOf(await picker.browser.send('GET', 'session'))).toBe('401 SIGNED_OUT');
    expect((await tablet.send('GET', 'pin-sign-in')).body).toEqual({ device: null, people: [] });
    expect(await listed()).toBeUndefined();
    expect(outcomeOf(await browser.send('DELETE', `devices/${uid}`))).toBe('404 NOT_FOUND');
    await expect(
      db
        .updateTable('staff.shared_devices')
        .set({ revoked_at: null })
        .where('id', '=', id)
        .execute(),
    ).rejects.toThrow('enrolled and revoked once');
    shop.clock.advance(hours(1));
  });

  test('is not enrolled by the code of who was shut out since, or has another role', async () => {
    const owner = await signedIn('owner');
    const ways: [string, (uid: string) => Promise<{ status: number }>][] = [
      ['shut out', (uid) => owner.browser.send('POST', `members/${uid}/shut-out`, {})],
      ['role', (uid) => owner.browser.send('PATCH', `members/${uid}`, { role: 'support' })],
    ];
    for (const [way, change] of ways) {
      const { browser, uid } = await signedIn();
      const { code } = (await browser.send('POST', 'devices/codes', { name: 'T' })).body;
      expect([way, (await change(uid)).status]).toEqual([way, 200]);
      const redeemed = await openBrowser().send('POST', 'devices/redeem', { code });
      expect([way, outcomeOf(redeemed)]).toEqual([way, '404 CODE_OVER']);
    }
  });

  test('ends the session of who is signed in where a code is entered, but for a wrong code', async () => {
    const { browser } = await signedIn();
    const { browser: other, headers } = await signedIn();
    const { code } = (await browser.send('POST', 'devices/codes', { name: 'T' })).body;
    const redeem = (given: string) => other.send('POST', 'devices/redeem', { code: given });
    expect(outcomeOf(await redeem('aaaaa-aaaaa'))).toBe('404 CODE_OVER');
    expect(outcomeOf(await other.send('GET', 'session'))).toBe('200');
    expect(outcomeOf(await redeem(code))).toBe('200');
    expect(other.cookies.get('sabuja_staff')).toBe('');
    expect(other.cookies.get('XSRF-TOKEN-STAFF')).toBe('');
    // The session itself is over, not only its cookie deleted.
    other.cookies.set('sabuja_staff', headers.cookie.split('=')[1] ?? '');
    expect(outcomeOf(await other.send('GET', 'session'))).toBe('401 SIGNED_OUT');
    expect(outcomeOf(await browser.send('GET', 'session'))).toBe('200');
  });

  test('whose open code is withdrawn is not enrolled', async () => {
    const { browser } = await signedIn();
    const { code, uid } = (await browser.send('POST', 'devices/codes', { name: 'T' })).body;
    await browser.send('DELETE', `devices/${uid}`);
    expect(outcomeOf(await openBrowser().send('POST', 'devices/redeem', { code }))).toBe(
      '404 CODE_OVER',
    );
  });
});
