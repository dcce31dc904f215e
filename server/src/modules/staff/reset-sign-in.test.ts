import type { StaffRole } from '@sabuja/contract';
import { hours } from '@sabuja/kit';
import {
  createMember,
  SoftwareAuthenticator,
  TestBrowser,
  useTestShop,
  waitForLockWaits,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import { resetSignIn } from './change-member.ts';
import { resetByCommand } from './commands.ts';
import { findMemberByEmail, lockMember, type Member } from './members-store.ts';
import { hashPassphrase } from './passphrases.ts';

const shop = useTestShop();
const oldPassphrase = 'paddy fields after rain';
const newPassphrase = 'river boats before dawn';
const openBrowser = () => new TestBrowser(shop, '/api/v1/staff/');

beforeEach(async () => {
  await shop.app.db.deleteFrom('staff.sign_in_failures').execute();
  shop.clock.advance(hours(1));
});

const outcomeOf = ({ status, body }: { status: number; body: { code?: string; next?: string } }) =>
  `${status} ${body.code ?? body.next ?? ''}`.trim();

async function savePassphrase(id: number) {
  const passphrase_hash = await hashPassphrase(oldPassphrase);
  const query = shop.app.db.updateTable('staff.members').set({ passphrase_hash });
  await query.where('id', '=', id).execute();
}

/** A member with a passphrase, no second factor, and a browser in which the passphrase was entered. */
async function createPassphraseMember(role: StaffRole = 'manager') {
  const member = await createMember(shop, role);
  await savePassphrase(member.id);
  const browser = openBrowser();
  await enterPassphrase(member.email, oldPassphrase, browser);
  return { ...member, browser };
}

const enterPassphrase = async (email: string, passphrase: string, browser = openBrowser()) =>
  outcomeOf(await browser.send('POST', 'session', { email, passphrase }));

async function enrolApp(browser: TestBrowser): Promise<string> {
  const { body } = await browser.send('POST', 'totp');
  const code = new TOTP({ secret: body.secret }).generate({
    timestamp: shop.clock.now().getTime(),
  });
  return outcomeOf(await browser.send('POST', 'totp/confirm', { code }));
}

async function reset(email: string): Promise<string> {
  const link = await resetByCommand(shop.app.staff, email);
  return 'url' in link ? tokenOf(link.url) : expect.fail('no such member');
}

const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';

const redeem = async (token: string, browser = openBrowser()) =>
  outcomeOf(await browser.send('POST', 'invitations/accept', { token, passphrase: newPassphrase }));

const createPasskey = (
  options: Parameters<SoftwareAuthenticator['create']>[0],
  origin = shop.app.staff.relyingParty?.origin ?? expect.fail('no passkeys here'),
) => new SoftwareAuthenticator(origin).create(options);

const statusOf = async (browser: TestBrowser) => (await browser.send('GET', 'session')).status;

const resetWithin = (tx: Tx, member: Member) =>
  resetSignIn(shop.app.staff, tx, 'command line', member, shop.clock.now());

/** Resets a member, or makes another change, while a request that began before waits for the lock of the member. */
async function resetDuring<T>(
  email: string,
  request: () => Promise<T>,
  change: (tx: Tx, member: Member) => Promise<unknown> = resetWithin,
): Promise<T> {
  const { response } = await inTransaction(shop.app.db, async (tx) => {
    const { id } = (await findMemberByEmail(tx, email)) ?? expect.fail('no such member');
    const member = (await lockMember(tx, id)) ?? expect.fail('no such member');
    const response = request();
    await waitForLockWaits(shop);
    await change(tx, member);
    return { response };
  });
  return response;
}

/** How many factors, recovery codes and PINs of a member are stored. */
async function countFactors(id: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select
    (select count(totp_secret) from staff.members where id = ${id})
    + (select count(*) from staff.passkeys where member_id = ${id})
    + (select count(*) from staff.recovery_codes where member_id = ${id})
    + (select count(*) from staff.pins where member_id = ${id}) as n`.execute(shop.app.db);
  return Number(rows[0]?.n);
}

describe('S10.3 a reset', () => {
  test('makes the passphrase unusable at once: it is answered and counted like a wrong one', async () => {
    const tries = async (email: string, passphrase: string) => {
      const answers = [];
      for (let i = 0; i < 6; i++)
        answers.push(await openBrowser().send('POST', 'session', { email, passphrase }));
      return answers;
    };
    for (const role of ['manager', 'picker'] as const) {
      const member = await createPassphraseMember(role);
      await reset(member.email);
      const other = await createPassphraseMember(role);
      const answers = await tries(member.email, oldPassphrase);
      expect(answers.map(outcomeOf)).toEqual([
        ...Array.from({ length: 5 }, () => '401 WRONG_SIGN_IN'),
        '429 TOO_MANY_FAILURES',
      ]);
      expect(answers).toEqual(await tries(other.email, 'a wrong passphrase'));
    }
  });

  test('ends an enrolment in progress', async () => {
    const { id, email, browser } = await createPassphraseMember();
    const { body: app } = await browser.send('POST', 'totp');
    const { body: options } = await browser.send('POST', 'passkeys/options');
    await reset(email);
    const code = new TOTP({ secret: app.secret }).generate({
      timestamp: shop.clock.now().getTime(),
    });
    expect((await browser.send('POST', 'totp/confirm', { code })).status).toBe(401);
    const response = createPasskey(options);
    expect((await browser.send('POST', 'passkeys', { name: 'Key', response })).status).toBe(401);
    expect(await countFactors(id)).toBe(0);
  });

  test('refuses a sign-in whose passphrase was compared before, as a shut-out does', async () => {
    const shutOut = (tx: Tx, { id }: Member) => {
      const shut_out_at = shop.clock.now();
      return tx.updateTable('staff.members').set({ shut_out_at }).where('id', '=', id).execute();
    };
    for (const change of [resetWithin, shutOut]) {
      const { email } = await createPassphraseMember('picker');
      const signIn = () => enterPassphrase(email, oldPassphrase);
      expect(await resetDuring(email, signIn, change)).toBe('401 WRONG_SIGN_IN');
    }
  });

  test('refuses a factor or PIN of a request that was authenticated before', async () => {
    const enrolling = await createPassphraseMember();
    const { body: options } = await enrolling.browser.send('POST', 'passkeys/options');
    const response = createPasskey(options);
    const added = await resetDuring(enrolling.email, () =>
      enrolling.browser.send('POST', 'passkeys', { name: 'Key', response }),
    );
    expect(outcomeOf(added)).toBe('403 SECOND_FACTOR_NEEDED');

    const starting = await createPassphraseMember();
    const started = await resetDuring(starting.email, () => starting.browser.send('POST', 'totp'));
    expect(outcomeOf(started)).toBe('403 SECOND_FACTOR_NEEDED');

    const picker = await createPassphraseMember('picker');
    const pin = await resetDuring(picker.email, () =>
      picker.browser.send('PUT', 'pin', { pin: '580274' }),
    );
    expect(outcomeOf(pin)).toBe('409 NO_PIN_FOR_ROLE');
    for (const { id } of [enrolling, starting, picker]) expect(await countFactors(id)).toBe(0);
  });

  test('of an owner by themselves ends their own session, and its link signs them in again', async () => {
    const owner = await createPassphraseMember('owner');
    const { link } = await owner.api('POST /api/v1/staff/members/{uid}/reset', {
      params: { uid: owner.uid },
    });
    expect(await statusOf(owner.browser)).toBe(401);
    expect(await enterPassphrase(owner.email, oldPassphrase)).toBe('401 WRONG_SIGN_IN');
    expect(await redeem(tokenOf(link))).toBe('200 enrol');
    expect(await enterPassphrase(owner.email, newPassphrase)).toBe('200 enrol');
  });

  test('withdraws the link of an earlier reset, also one that is being redeemed', async () => {
    const { email } = await createPassphraseMember('picker');
    const token = await reset(email);
    expect(await resetDuring(email, () => redeem(token))).toBe('404 LINK_OVER');
    expect(await enterPassphrase(email, newPassphrase)).toBe('401 WRONG_SIGN_IN');
  });
});

describe('S10.3 redeeming the link of a reset', () => {
  test('ends every other session and removes the factors that were enrolled since the reset', async () => {
    const { id, email } = await createPassphraseMember();
    const token = await reset(email);
    // As if the passphrase had stayed valid.
    await savePassphrase(id);
    const stranger = openBrowser();
    await enterPassphrase(email, oldPassphrase, stranger);
    expect(await enrolApp(stranger)).toBe('200');
    const { body: options } = await stranger.send('POST', 'passkeys/options');
    const response = createPasskey(options);
    expect((await stranger.send('POST', 'passkeys', { name: 'Key', response })).status).toBe(200);
    expect(await countFactors(id)).toBe(12);

    const own = openBrowser();
    expect(await redeem(token, own)).toBe('200 enrol');
    expect(await statusOf(stranger)).toBe(401);
    expect(await countFactors(id)).toBe(0);
    expect(await enterPassphrase(email, oldPassphrase)).toBe('401 WRONG_SIGN_IN');
    expect(await enrolApp(own)).toBe('200');
    expect(await enterPassphrase(email, newPassphrase)).toBe('200 totp');
  });

  test('removes a PIN that was set since, too', async () => {
    const { id, uid, email } = await createPassphraseMember('picker');
    const token = await reset(email);
    const manager = await createMember(shop, 'manager');
    await manager.api('POST /api/v1/staff/pins/{uid}', { params: { uid } });
    expect(await countFactors(id)).toBe(1);
    expect(await redeem(token)).toBe('200 done');
    expect(await countFactors(id)).toBe(0);
  });
});
