import type { StaffRole } from '@sabuja/contract';
import { addTime, hours, minutes, seconds } from '@sabuja/kit';
import { createMember, listMessagesTo, TestBrowser, useTestShop } from '@sabuja/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { isPassphrase, unusableHash } from '../passphrases.ts';

const shop = useTestShop();
const openBrowser = (address?: string) => new TestBrowser(shop, '/api/v1/staff/', address);
const pin = '580274';

beforeEach(async () => {
  await shop.app.db.deleteFrom('staff.sign_in_failures').execute();
  shop.clock.advance(hours(1));
});

async function signedIn(role: StaffRole) {
  const member = await createMember(shop, role);
  const browser = openBrowser();
  browser.cookies.set('sabuja_staff', member.headers.cookie.split('=')[1] ?? '');
  browser.cookies.set('XSRF-TOKEN-STAFF', member.headers['x-xsrf-token']);
  return { ...member, browser };
}

/** A device that a manager has enrolled by a code. */
async function enrolTablet(address?: string) {
  const manager = await signedIn('manager');
  const { body } = await manager.browser.send('POST', 'devices/codes', { name: 'Tablet' });
  const tablet = openBrowser(address);
  expect((await tablet.send('POST', 'devices/redeem', { code: body.code })).status).toBe(200);
  return { tablet, manager: manager.browser, deviceUid: body.uid as string };
}

/** A member who has signed in in another way and set a PIN. */
async function createPinMember(role: StaffRole = 'picker') {
  const member = await signedIn(role);
  expect(outcomeOf(await member.browser.send('PUT', 'pin', { pin }))).toBe('200');
  return member;
}

const outcomeOf = ({ status, body }: { status: number; body: { code?: string; next?: string } }) =>
  `${status} ${body.code ?? body.next ?? ''}`.trim();

const enter = async (tablet: TestBrowser, member: string, given = pin, new_pin?: string) =>
  outcomeOf(
    await tablet.send('POST', 'pin-sign-in', { member, pin: given, ...(new_pin && { new_pin }) }),
  );

const auditOf = (action: string, uid: string) =>
  shop.app.db
    .selectFrom('staff.audit')
    .select(['action', 'after'])
    .where('action', '=', action)
    .where('subject_id', '=', uid)
    .execute();

describe('S10.156 a PIN', () => {
  test('is set after a full sign-in, is stored with the key of the server, and is notified', async () => {
    const { uid, id, email, browser } = await createPinMember('rider');
    expect(outcomeOf(await browser.send('PUT', 'pin', { pin: '150886' }))).toBe('422 WEAK_PIN');
    expect(outcomeOf(await browser.send('PUT', 'pin', { pin: '58027' }))).toBe('422 INVALID');
    const { pin_hash } = await shop.app.db
      .selectFrom('staff.pins')
      .select('pin_hash')
      .where('member_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(pin_hash).toMatch(/^argon2id\$19456\$2\$1\$/);
    expect(await isPassphrase(pin, pin_hash)).toBe(false);
    expect(await listMessagesTo(shop, email)).toMatchObject([{ channel: 'email' }]);
    expect(await auditOf('member.set_pin', uid)).toHaveLength(1);
  });

  test('is for pickers and riders only, also in the database', async () => {
    for (const role of ['owner', 'manager', 'kitchen', 'support'] as const) {
      const { browser, uid, id } = await signedIn(role);
      expect(outcomeOf(await browser.send('PUT', 'pin', { pin }))).toBe('409 NO_PIN_FOR_ROLE');
      const { browser: manager } = await signedIn('manager');
      expect(outcomeOf(await manager.send('POST', `pins/${uid}`))).toBe('409 NO_PIN_FOR_ROLE');
      const row = { member_id: id, pin_hash: 'x', set_at: new Date(), expires_at: null };
      await expect(shop.app.db.insertInto('staff.pins').values(row).execute()).rejects.toThrow(
        'a PIN is of a picker or rider',
      );
    }
  });

  test('that a manager gave is replaced at the first sign-in by it, within 48 hours', async () => {
    const { tablet, manager } = await enrolTablet();
    const { uid } = await signedIn('picker');
    const give = async () => (await manager.send('POST', `pins/${uid}`)).body.pin as string;
    const start = await give();
    expect(start).toMatch(/^\d{6}$/);
    expect((await tablet.send('GET', 'pin-sign-in')).body.people).toContainEqual(
      expect.objectContaining({ uid, role: 'picker' }),
    );
    expect(await enter(tablet, uid, start)).toBe('409 NEW_PIN_NEEDED');
    expect(await enter(tablet, uid, start, start)).toBe('422 WEAK_PIN');
    expect(await enter(tablet, uid, start, '123456')).toBe('422 WEAK_PIN');
    const chosen = await Promise.all(
      ['927461', '403958'].map((chosenPin) => enter(tablet, uid, start, chosenPin)),
    );
    expect(chosen.sort()).toEqual(['200 done', '401 WRONG_PIN']);
    expect(await enter(tablet, uid, start)).toBe('401 WRONG_PIN');

    const late = await give();
    shop.clock.advance(hours(48) + seconds(1));
    expect(await enter(tablet, uid, late, '927461')).toBe('401 WRONG_PIN');
    const { browser } = await signedIn('manager');
    expect((await browser.send('GET', 'pins')).body.results).toContainEqual(
      expect.objectContaining({ uid, expires_at: expect.any(String) }),
    );
    expect(outcomeOf(await browser.send('DELETE', `pins/${uid}`))).toBe('200');
    expect(outcomeOf(await browser.send('DELETE', `pins/${uid}`))).toBe('404 NOT_FOUND');
  });
});

describe('S10.157 a sign-in by PIN', () => {
  test('does not replace the PIN, which somebody may have seen, unless it is a start PIN', async () => {
    const { tablet } = await enrolTablet();
    const { uid } = await createPinMember();
    expect(await enter(tablet, uid, pin, '927461')).toBe('409 NO_START_PIN');
    expect(await enter(tablet, uid, '403958', '927461')).toBe('401 WRONG_PIN');
    expect(outcomeOf(await tablet.send('GET', 'session'))).toBe('401 SIGNED_OUT');
    expect(await auditOf('member.set_pin', uid)).toHaveLength(1);
    expect(await enter(tablet, uid)).toBe('200 done');
  });

  test('that replaces a start PIN ends the sessions by PIN, and no other', async () => {
    const { tablet, manager } = await enrolTablet();
    const { uid, id, browser } = await signedIn('picker');
    const start = (await manager.send('POST', `pins/${uid}`)).body.pin as string;
    expect(await enter(tablet, uid, start, '927461')).toBe('200 done');
    const { tablet: other } = await enrolTablet();
    expect(await enter(other, uid, '927461')).toBe('200 done');
    await shop.app.db
      .updateTable('staff.pins')
      .set({ expires_at: addTime(shop.clock.now(), hours(48)) })
      .where('member_id', '=', id)
      .execute();
    expect(await enter(tablet, uid, '927461', '403958')).toBe('200 done');
    expect(outcomeOf(await tablet.send('GET', 'session'))).toBe('200 done');
    expect(outcomeOf(await other.send('GET', 'session'))).toBe('401 SIGNED_OUT');
    expect(outcomeOf(await browser.send('GET', 'session'))).toBe('200 done');
  });

  test('works on an enrolled device only, where nobody else learns whether it was right', async () => {
    const { tablet, deviceUid, manager } = await enrolTablet();
    const { uid } = await createPinMember();
    for (const given of [pin, '927461']) {
      expect(await enter(openBrowser(), uid, given)).toBe('403 DEVICE_NOT_ENROLLED');
    }
    expect(await enter(tablet, uid, '927461')).toBe('401 WRONG_PIN');
    expect(await enter(tablet, (await signedIn('picker')).uid)).toBe('401 WRONG_PIN');
    expect(await enter(tablet, uid)).toBe('200 done');
    expect((await tablet.send('GET', 'session')).body).toMatchObject({
      by_pin: true,
      member: { uid, role: 'picker' },
      second_factor_at: null,
    });
    await manager.send('DELETE', `devices/${deviceUid}`);
    expect(outcomeOf(await tablet.send('GET', 'session'))).toBe('401 SIGNED_OUT');
    expect(await enter(tablet, uid)).toBe('403 DEVICE_NOT_ENROLLED');
  });

  test('leaves no session on a device that is revoked at the same time', async () => {
    const { uid } = await createPinMember();
    for (let i = 0; i < 4; i++) {
      const { tablet, manager, deviceUid } = await enrolTablet();
      const [outcome] = await Promise.all([
        enter(tablet, uid),
        manager.send('DELETE', `devices/${deviceUid}`),
      ]);
      expect(['200 done', '403 DEVICE_NOT_ENROLLED']).toContain(outcome);
      expect(outcomeOf(await tablet.send('GET', 'session'))).toBe('401 SIGNED_OUT');
    }
    const open = await shop.app.db
      .selectFrom('staff.sessions as s')
      .innerJoin('staff.shared_devices as d', 'd.id', 's.shared_device_id')
      .select('s.id')
      .where('s.ended_at', 'is', null)
      .where('d.revoked_at', 'is not', null)
      .execute();
    expect(open).toEqual([]);
  });

  test('is in the audit log with its device, and sends no e-mail', async () => {
    const { tablet } = await enrolTablet();
    const { uid, email } = await createPinMember();
    const before = (await listMessagesTo(shop, email)).length;
    await enter(tablet, uid);
    expect(await auditOf('member.sign_in_by_pin', uid)).toMatchObject([
      { after: { device: 'Tablet' } },
    ]);
    expect(await listMessagesTo(shop, email)).toHaveLength(before);
  });

  test('ends with the role, with a shut-out, with a reset and with another PIN, at once', async () => {
    const { tablet } = await enrolTablet();
    const owner = await signedIn('owner');
    const ways: [string, (uid: string) => Promise<{ status: number }>][] = [
      ['role', (uid) => owner.browser.send('PATCH', `members/${uid}`, { role: 'manager' })],
      ['shut out', (uid) => owner.browser.send('POST', `members/${uid}/shut-out`, {})],
      ['reset', (uid) => owner.browser.send('POST', `members/${uid}/reset`)],
      ['start PIN', (uid) => owner.browser.send('POST', `pins/${uid}`)],
      ['removed', (uid) => owner.browser.send('DELETE', `pins/${uid}`)],
    ];
    for (const [way, end] of ways) {
      const { uid } = await createPinMember();
      expect([way, await enter(tablet, uid)]).toEqual([way, '200 done']);
      expect([way, (await end(uid)).status]).toEqual([way, 200]);
      expect([way, outcomeOf(await tablet.send('GET', 'session'))]).toEqual([
        way,
        '401 SIGNED_OUT',
      ]);
      expect([way, await enter(tablet, uid)]).toEqual([way, '401 WRONG_PIN']);
    }
  });

  test('is idle after 30 minutes for a picker and two hours for a rider', async () => {
    for (const [role, idle] of [
      ['picker', minutes(30)],
      ['rider', hours(2)],
    ] as const) {
      const { tablet } = await enrolTablet();
      const { uid } = await createPinMember(role);
      await enter(tablet, uid);
      shop.clock.advance(idle);
      expect(outcomeOf(await tablet.send('GET', 'session'))).toBe('200 done');
      shop.clock.advance(idle + minutes(1));
      expect(outcomeOf(await tablet.send('GET', 'session'))).toBe('401 SIGNED_OUT');
    }
  });

  test('is never a second factor, and begins on an enrolled device, in the database too', async () => {
    const { tablet, deviceUid, manager } = await enrolTablet();
    const { uid, id } = await createPinMember();
    await enter(tablet, uid);
    const { db } = shop.app;
    const session = await db
      .selectFrom('staff.sessions')
      .selectAll()
      .where('member_id', '=', id)
      .where('by_pin', '=', true)
      .executeTakeFirstOrThrow();
    await expect(
      db
        .updateTable('staff.sessions')
        .set({ second_factor_at: new Date() })
        .where('id', '=', session.id)
        .execute(),
    ).rejects.toThrow('pin_is_no_second_factor');
    const copy = () => ({
      ...session,
      id: crypto.randomUUID(),
      token_hash: Buffer.from(crypto.randomUUID()),
    });
    const { id: managerId } = await createMember(shop, 'manager');
    await expect(
      db
        .insertInto('staff.sessions')
        .values({ ...copy(), member_id: managerId })
        .execute(),
    ).rejects.toThrow('a PIN is of a picker or rider');
    await manager.send('DELETE', `devices/${deviceUid}`);
    await expect(db.insertInto('staff.sessions').values(copy()).execute()).rejects.toThrow(
      'a session begins on an enrolled device',
    );
  });
});

describe('S10.158 failures by PIN', () => {
  test('are five for account and device, also at once, then delays rise; another device is free', async () => {
    const { tablet } = await enrolTablet();
    const { tablet: other } = await enrolTablet();
    const { uid } = await createPinMember();
    const { uid: colleague } = await createPinMember();
    const burst = await Promise.all(Array.from({ length: 12 }, () => enter(tablet, uid, '927461')));
    expect(burst.filter((outcome) => outcome === '401 WRONG_PIN')).toHaveLength(5);
    expect(await enter(tablet, uid)).toBe('429 TOO_MANY_FAILURES');
    expect(await enter(tablet, colleague)).toBe('200 done');
    expect(await enter(other, uid)).toBe('200 done');
    shop.clock.advance(seconds(31));
    expect(await enter(tablet, uid, '927461')).toBe('401 WRONG_PIN');
    shop.clock.advance(seconds(31));
    expect(await enter(tablet, uid)).toBe('429 TOO_MANY_FAILURES');
    shop.clock.advance(seconds(30));
    expect(await enter(tablet, uid)).toBe('200 done');
    expect(await enter(tablet, uid, '927461')).toBe('401 WRONG_PIN');
  });

  test('of a device are 30 an hour over all people', async () => {
    const { tablet } = await enrolTablet();
    const { uid } = await createPinMember();
    const strangerUid = (i: number) => `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`;
    for (let i = 0; i < 30; i++) {
      expect(await enter(tablet, strangerUid(i))).toBe('401 WRONG_PIN');
    }
    expect(await enter(tablet, uid)).toBe('429 TOO_MANY_FAILURES');
    shop.clock.advance(hours(1));
    expect(await enter(tablet, uid)).toBe('200 done');
  });

  test('of strangers at the same address shut out no enrolled device, and no passphrase is shut out by them', async () => {
    const address = '192.0.2.60';
    const { tablet } = await enrolTablet(address);
    const { uid, email } = await createPinMember();
    await shop.app.db
      .updateTable('staff.members')
      .set({ passphrase_hash: unusableHash })
      .where('uid', '=', uid)
      .execute();
    const stranger = openBrowser(address);
    for (let i = 0; i < 40; i++) {
      await stranger.send('POST', 'session', {
        email: `nobody-${i % 35}@example.in`,
        passphrase: 'x',
      });
      await enter(stranger, uid, '927461');
    }
    const refused = await stranger.send('POST', 'session', {
      email: 'nobody@example.in',
      passphrase: 'x',
    });
    expect(outcomeOf(refused)).toBe('429 TOO_MANY_FAILURES');
    expect(await enter(tablet, uid)).toBe('200 done');
    for (let i = 0; i < 6; i++) await enter(tablet, uid, '927461');
    const passphrase = await openBrowser('192.0.2.61').send('POST', 'session', {
      email,
      passphrase: 'x',
    });
    expect(outcomeOf(passphrase)).toBe('401 WRONG_SIGN_IN');
  });
});
