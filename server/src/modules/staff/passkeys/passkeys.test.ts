import type { StaffRole } from '@sabuja/contract';
import { hours, minutes } from '@sabuja/kit';
import {
  createMember,
  listMessagesTo,
  SoftwareAuthenticator,
  TestBrowser,
  useTestShop,
} from '@sabuja/testing';
import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db, Tx } from '../../../platform/db/index.ts';
import { resetByCommand } from '../commands.ts';
import { hashPassphrase } from '../passphrases.ts';
import { endSessions } from '../sessions-store.ts';
import { relyingPartyOf } from './relying-party.ts';

const shop = useTestShop();
const passphrase = 'paddy fields after rain';
const origin = () => shop.app.staff.relyingParty?.origin ?? expect.fail('no passkeys here');
const openBrowser = (address?: string) => new TestBrowser(shop, '/api/v1/staff/', address);

beforeEach(async () => {
  await shop.app.db.deleteFrom('staff.sign_in_failures').execute();
  shop.clock.advance(hours(1));
});

/** A member with a passphrase and no second factor, and a browser in which they entered the passphrase. */
async function createNewMember(role: StaffRole = 'manager') {
  const { id, email } = await createMember(shop, role);
  await shop.app.db
    .updateTable('staff.members')
    .set({ passphrase_hash: await hashPassphrase(passphrase) })
    .where('id', '=', id)
    .execute();
  const browser = openBrowser();
  const enterPassphrase = (other = openBrowser()) =>
    other.send('POST', 'session', { email, passphrase }).then(({ body }) => body.next);
  await enterPassphrase(browser);
  return { id, email, browser, enterPassphrase };
}

/** Registers a passkey in a signed-in browser, as far as the server lets it. */
async function register(
  browser: TestBrowser,
  authenticator = new SoftwareAuthenticator(origin()),
  name = 'Office laptop',
) {
  const options = await browser.send('POST', 'passkeys/options');
  if (options.status !== 200) return { ...options, authenticator };
  const response = authenticator.create(options.body);
  return { ...(await browser.send('POST', 'passkeys', { name, response })), authenticator };
}

/** A member who has enrolled a passkey as the only second factor. */
async function createPasskeyMember(role: StaffRole = 'manager') {
  const member = await createNewMember(role);
  const { authenticator, status, body } = await register(member.browser);
  expect(status).toBe(200);
  return { ...member, authenticator, recoveryCodes: body.recovery_codes as string[] };
}

const outcomeOf = ({ status, body }: { status: number; body: { code?: string; next?: string } }) =>
  `${status} ${body.code ?? body.next}`;

async function signInAlone(authenticator: SoftwareAuthenticator, browser = openBrowser()) {
  const { body } = await browser.send('POST', 'passkey-sign-in/options');
  return outcomeOf(
    await browser.send('POST', 'passkey-sign-in', { response: authenticator.get(body) }),
  );
}

async function enterFactor(browser: TestBrowser, authenticator: SoftwareAuthenticator) {
  const { body } = await browser.send('POST', 'session/passkey/options');
  return outcomeOf(
    await browser.send('POST', 'session/passkey', { response: authenticator.get(body) }),
  );
}

describe('S10.136: a passkey', () => {
  test('is the second factor of a new member, with ten recovery codes, and of every later sign-in', async () => {
    const { email, browser, enterPassphrase, authenticator, recoveryCodes } =
      await createPasskeyMember();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await browser.send('GET', 'session')).body).toMatchObject({
      next: 'done',
      second_factors: ['passkey'],
    });
    const later = openBrowser();
    expect(await enterPassphrase(later)).toBe('passkey');
    expect(outcomeOf(await later.send('GET', 'passkeys'))).toBe('403 SECOND_FACTOR_NEEDED');
    expect(await enterFactor(later, authenticator)).toBe('200 done');
    expect((await later.send('GET', 'passkeys')).body.results).toMatchObject([
      { name: 'Office laptop', is_backed_up: false, last_used_at: shop.clock.now().toISOString() },
    ]);
    const recovering = openBrowser();
    await enterPassphrase(recovering);
    const code = recoveryCodes[0];
    expect(outcomeOf(await recovering.send('POST', 'session/totp', { code }))).toBe('200 done');
    const signIns = (await listMessagesTo(shop, email)).filter(({ body }) =>
      body.includes('was used to sign in'),
    );
    expect(signIns).toHaveLength(3);
  });

  test('signs in alone, which is notified and counts as second factor', async () => {
    const { email, authenticator } = await createPasskeyMember('owner');
    const browser = openBrowser();
    expect(await signInAlone(authenticator, browser)).toBe('200 done');
    const { body } = await browser.send('GET', 'session');
    expect(body).toMatchObject({ next: 'done', member: { email } });
    expect(body.second_factor_at).toBe(shop.clock.now().toISOString());
    const messages = await listMessagesTo(shop, email);
    expect(messages.filter((message) => message.body.includes('sign in on'))).toHaveLength(2);
  });

  test('confirms an act that needs the second factor again', async () => {
    const { browser, authenticator } = await createPasskeyMember();
    shop.clock.advance(minutes(16));
    const renew = async () => (await browser.send('POST', 'recovery-codes')).status;
    expect(await renew()).toBe(403);
    expect(await enterFactor(browser, authenticator)).toBe('200 done');
    expect(await renew()).toBe(200);
  });

  test('goes beside an app: either is taken, and an app is not added by a passphrase alone', async () => {
    const { browser, enterPassphrase, authenticator } = await createPasskeyMember();
    const waiting = openBrowser();
    await enterPassphrase(waiting);
    for (const path of ['totp', 'passkeys/options'])
      expect(outcomeOf(await waiting.send('POST', path))).toBe('403 SECOND_FACTOR_NEEDED');
    const { body } = await browser.send('POST', 'totp');
    const app = new TOTP({ secret: body.secret });
    const codeNow = () => app.generate({ timestamp: shop.clock.now().getTime() });
    expect((await browser.send('POST', 'totp/confirm', { code: codeNow() })).status).toBe(200);
    shop.clock.advance(minutes(2));
    const byCode = openBrowser();
    expect(await enterPassphrase(byCode)).toBe('passkey');
    expect(outcomeOf(await byCode.send('POST', 'session/totp', { code: codeNow() }))).toBe(
      '200 done',
    );
    expect(await signInAlone(authenticator)).toBe('200 done');
  });

  test('is bound to the public address, and to localhost without one; a bare address has none', async () => {
    expect(relyingPartyOf('https://console.shop.example/x', 1)).toEqual({
      id: 'console.shop.example',
      origin: 'https://console.shop.example',
    });
    expect(relyingPartyOf(undefined, 8000)).toEqual({
      id: 'localhost',
      origin: 'http://localhost:8000',
    });
    for (const address of ['http://192.0.2.7:8000', 'https://[2001:db8::1]', 'http://shop.example'])
      expect(relyingPartyOf(address, 8000)).toBeUndefined();
    const { browser } = await createNewMember();
    for (const path of ['passkeys/options', 'session/passkey/options', 'passkey-sign-in/options']) {
      const { body } = await browser.send('POST', path, undefined, {
        origin: 'http://127.0.0.1:8000',
        host: '127.0.0.1:8000',
      });
      expect(body.code).toBe('PASSKEYS_UNAVAILABLE');
      expect(body.message).toContain(origin());
    }
  });
});

describe('S10.137: a response', () => {
  test('is taken once, by the browser that asked for it, within five minutes', async () => {
    const { authenticator } = await createPasskeyMember();
    // Without a counter, only the challenge shows that the response was used.
    authenticator.counter = null;
    const browser = openBrowser();
    const begin = async () => (await browser.send('POST', 'passkey-sign-in/options')).body;
    const finish = async (response: object, by = browser) =>
      outcomeOf(await by.send('POST', 'passkey-sign-in', { response }));
    const response = authenticator.get(await begin());
    const stolen = openBrowser();
    expect(await finish(response, stolen)).toBe('400 WRONG_PASSKEY');
    const atOnce = await Promise.all([1, 2, 3, 4].map(() => finish(response)));
    expect(atOnce.sort()).toEqual(['200 done', ...Array(3).fill('400 WRONG_PASSKEY')]);
    const late = authenticator.get(await begin());
    shop.clock.advance(minutes(5));
    expect(await finish(late)).toBe('400 WRONG_PASSKEY');
  });

  test('of another session or another kind of challenge is refused', async () => {
    const { browser, enterPassphrase, authenticator } = await createPasskeyMember();
    const other = openBrowser();
    await enterPassphrase(other);
    const { body } = await browser.send('POST', 'session/passkey/options');
    const response = authenticator.get(body);
    for (const [by, path] of [
      [other, 'session/passkey'],
      [other, 'passkey-sign-in'],
    ] as const)
      expect(outcomeOf(await by.send('POST', path, { response }))).toBe('400 WRONG_PASSKEY');
  });

  test('from a page of another origin is refused', async () => {
    const { authenticator } = await createPasskeyMember();
    authenticator.origin = 'https://sabuja.evil.example';
    expect(await signInAlone(authenticator)).toBe('400 WRONG_PASSKEY');
    const { browser } = await createNewMember();
    const misled = new SoftwareAuthenticator('http://localhost:1');
    expect(outcomeOf(await register(browser, misled))).toBe('400 WRONG_PASSKEY');
  });

  test('of an authenticator that has not verified its user is refused', async () => {
    const { authenticator } = await createPasskeyMember();
    authenticator.isUserVerified = false;
    expect(await signInAlone(authenticator)).toBe('400 WRONG_PASSKEY');
    const { browser } = await createNewMember();
    const careless = new SoftwareAuthenticator(origin(), { isUserVerified: false });
    expect(outcomeOf(await register(browser, careless))).toBe('400 WRONG_PASSKEY');
  });

  test('by the passkey of somebody else is no second factor, and theirs is not registered again', async () => {
    const other = await createPasskeyMember();
    const { enterPassphrase } = await createPasskeyMember();
    const browser = openBrowser();
    await enterPassphrase(browser);
    expect(await enterFactor(browser, other.authenticator)).toBe('400 WRONG_PASSKEY');
    const third = await createNewMember();
    expect(outcomeOf(await register(third.browser, other.authenticator))).toBe('409 PASSKEY_TAKEN');
  });

  test('whose counter does not rise is refused, and the database lets it not go back', async () => {
    const { id, authenticator } = await createPasskeyMember();
    authenticator.counter = 7;
    expect(await signInAlone(authenticator)).toBe('200 done');
    authenticator.counter = 7;
    expect(await signInAlone(authenticator)).toBe('400 WRONG_PASSKEY');
    authenticator.counter = 8;
    expect(await signInAlone(authenticator)).toBe('200 done');
    const setBack = shop.app.db
      .updateTable('staff.passkeys')
      .set({ counter: 3 })
      .where('member_id', '=', id);
    await expect(setBack.execute()).rejects.toThrow('does not go back');
    const { authenticator: synced } = await createPasskeyMember();
    synced.counter = null;
    await signInAlone(synced);
    expect(await signInAlone(synced)).toBe('200 done');
  });

  test('of nobody we know is refused alike, and failures count: five, then a delay', async () => {
    const { authenticator } = await createPasskeyMember();
    const stranger = new SoftwareAuthenticator(origin());
    expect(await signInAlone(stranger)).toBe('400 WRONG_PASSKEY');
    authenticator.isUserVerified = false;
    const outcomes = [];
    for (let i = 0; i < 6; i++)
      outcomes.push(await signInAlone(authenticator, openBrowser(`198.51.100.${i}`)));
    expect(outcomes).toEqual([...Array(5).fill('400 WRONG_PASSKEY'), '429 TOO_MANY_FAILURES']);
  });

  test('of a member who is shut out is refused', async () => {
    const { id, authenticator } = await createPasskeyMember();
    await shop.app.db
      .updateTable('staff.members')
      .set({ shut_out_at: shop.clock.now() })
      .where('id', '=', id)
      .execute();
    expect(await signInAlone(authenticator)).toBe('400 WRONG_PASSKEY');
  });
});

describe('S10.138: own passkeys', () => {
  test('two first ones at once: one is added, the other needs the second factor', async () => {
    const { browser, enterPassphrase } = await createNewMember();
    const second = openBrowser();
    expect(await enterPassphrase(second)).toBe('enrol');
    const outcomes = await Promise.all([register(browser), register(second)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  test('are added with a second factor entered lately, renamed and removed, notified and audited', async () => {
    const { id, email, browser, authenticator } = await createPasskeyMember();
    shop.clock.advance(minutes(16));
    expect((await register(browser)).status).toBe(403);
    await enterFactor(browser, authenticator);
    const added = await register(browser, undefined, 'Phone');
    expect([added.status, added.body.recovery_codes]).toEqual([200, null]);
    const [first, phone] = (await browser.send('GET', 'passkeys')).body.results;
    const renamed = await browser.send('PATCH', `passkeys/${first.id}`, { name: ' Old laptop ' });
    expect(renamed.body.name).toBe('Old laptop');
    const other = await createPasskeyMember();
    expect((await other.browser.send('DELETE', `passkeys/${phone.id}`)).status).toBe(404);
    expect((await browser.send('DELETE', `passkeys/${first.id}`)).status).toBe(200);
    expect(await signInAlone(authenticator)).toBe('400 WRONG_PASSKEY');
    expect(await signInAlone(added.authenticator)).toBe('200 done');
    const actions = await shop.app.db
      .selectFrom('staff.audit')
      .select('action')
      .where('member_id', '=', id)
      .orderBy('id')
      .execute();
    expect(actions.map(({ action }) => action)).toEqual([
      'member.add_passkey',
      'member.add_passkey',
      'member.rename_passkey',
      'member.remove_passkey',
    ]);
    const bodies = (await listMessagesTo(shop, email)).map(({ body }) => body);
    expect(bodies.some((body) => body.includes('passkey ‘Phone’ was added'))).toBe(true);
    expect(bodies.some((body) => body.includes('passkey ‘Old laptop’ was removed'))).toBe(true);
  });

  test('the last second factor of a role that needs one stays, also when two are removed at once', async () => {
    const { browser } = await createPasskeyMember();
    await register(browser);
    const remove = async () => {
      const { results } = (await browser.send('GET', 'passkeys')).body;
      const responses = await Promise.all(
        results.map(({ id }: { id: string }) => browser.send('DELETE', `passkeys/${id}`)),
      );
      return responses.map(outcomeOf).sort();
    };
    expect(await remove()).toEqual(['200 undefined', '409 LAST_FACTOR']);
    const picker = await createPasskeyMember('picker');
    const [passkey] = (await picker.browser.send('GET', 'passkeys')).body.results;
    expect((await picker.browser.send('DELETE', `passkeys/${passkey.id}`)).status).toBe(200);
    expect(await picker.enterPassphrase()).toBe('done');
  });

  test('S10.264 the database retains the last one, also when two are removed at once, unless every session ends with it', async () => {
    const { db } = shop.app;
    const { browser, id } = await createPasskeyMember();
    await register(browser);
    const passkeys = db.selectFrom('staff.passkeys').select('id').where('member_id', '=', id);
    const remove = (passkey: number | undefined, tx: Db | Tx = db) =>
      tx
        .deleteFrom('staff.passkeys')
        .where('id', '=', passkey ?? 0)
        .execute();
    const removals = (await passkeys.execute()).map((passkey) => remove(passkey.id));
    const outcomes = (await Promise.allSettled(removals)).map(({ status }) => status);
    expect(outcomes.sort()).toEqual(['fulfilled', 'rejected']);
    const last = (await passkeys.executeTakeFirst())?.id;
    await expect(remove(last)).rejects.toMatchObject({ constraint: 'last_second_factor' });
    const setApp = (secret: Buffer | null) =>
      db.updateTable('staff.members').set({ totp_secret: secret }).where('id', '=', id).execute();
    await setApp(Buffer.from('sealed'));
    await remove(last);
    await expect(setApp(null)).rejects.toMatchObject({ constraint: 'last_second_factor' });
    await endSessions(db, id, {}, shop.clock.now());
    await setApp(null);
  });

  test('are removed by a reset of the sign-in', async () => {
    const { email, browser, authenticator } = await createPasskeyMember();
    await resetByCommand(shop.app.staff, email);
    expect(await signInAlone(authenticator)).toBe('400 WRONG_PASSKEY');
    expect((await browser.send('GET', 'session')).status).toBe(401);
  });
});
