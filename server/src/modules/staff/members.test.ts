import { hours, minutes } from '@sabuja/kit';
import {
  createMember,
  expectRefusal,
  listMessagesTo,
  settleAll,
  type TestMember,
  useTestShop,
} from '@sabuja/testing';
import { beforeEach, expect, test } from 'vitest';

const shop = useTestShop();
const passphrase = 'paddy fields after rain';
let owner: TestMember;
let count = 0;
beforeEach(async () => {
  owner = await createMember(shop, 'owner');
});

const invite = (email: string, role: 'picker' | 'manager' = 'picker', member = owner) =>
  member.api('POST /api/v1/staff/invitations', { body: { name: 'Ravi', email, role } });
const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';
const accept = (token: string) =>
  shop.api()('POST /api/v1/staff/invitations/accept', { body: { token, passphrase } });
const statusOf = async ({ headers }: TestMember) =>
  (await shop.app.http.inject({ url: '/api/v1/staff/session', headers })).statusCode;
const auditOf = async (uid: string) =>
  (
    await shop.app.db
      .selectFrom('staff.audit')
      .select('action')
      .where('subject_id', '=', uid)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

test('S10.1 an invitation works once: of many who accept it at once, one joins', async () => {
  const email = `ravi-${++count}@example.in`;
  const { link } = await invite(email.toUpperCase());
  expect(link).toMatch(/^http:\/\/127\.0\.0\.1:0\/console\/invitation\?token=/);
  expect((await listMessagesTo(shop, email))[0]?.body).toContain(link);
  const found = await shop.api()('POST /api/v1/staff/invitations/find', {
    body: { token: tokenOf(link) },
  });
  expect(found).toEqual({ kind: 'invitation', name: 'Ravi', email, role: 'picker' });
  const { fulfilled, refusals } = await settleAll([1, 2, 3].map(() => accept(tokenOf(link))));
  expect([fulfilled, refusals.map(({ problem }) => problem.code)]).toEqual([
    1,
    ['LINK_OVER', 'LINK_OVER'],
  ]);
  const { results, invitations } = await owner.api('GET /api/v1/staff/members');
  expect(results.find((member) => member.email === email)).toMatchObject({ role: 'picker' });
  expect(invitations).toEqual([]);
  expect((await expectRefusal(invite(email))).problem.code).toBe('EMAIL_TAKEN');
});

test('S10.2 a picker is signed in by the passphrase, everyone else must enrol a second factor', async () => {
  const picker = await invite(`ravi-${++count}@example.in`);
  expect(await accept(tokenOf(picker.link))).toEqual({ next: 'done' });
  const manager = await invite(`ravi-${++count}@example.in`, 'manager');
  expect(await accept(tokenOf(manager.link))).toEqual({ next: 'enrol' });
});

test('S10.1 an invitation ends after 48 hours, when withdrawn, and when replaced', async () => {
  const timely = await invite(`ravi-${++count}@example.in`);
  const expired = await invite(`ravi-${++count}@example.in`);
  shop.clock.advance(hours(48) - 1);
  expect(await accept(tokenOf(timely.link))).toEqual({ next: 'done' });
  shop.clock.advance(2);
  owner = await createMember(shop, 'owner');
  expect((await expectRefusal(accept(tokenOf(expired.link)))).problem.code).toBe('LINK_OVER');

  const withdrawn = await invite(`ravi-${++count}@example.in`);
  const withdraw = () =>
    owner.api('DELETE /api/v1/staff/invitations/{uid}', { params: { uid: withdrawn.uid } });
  await withdraw();
  expect((await expectRefusal(accept(tokenOf(withdrawn.link)))).status).toBe(404);
  expect((await expectRefusal(withdraw())).status).toBe(404);

  const email = `ravi-${++count}@example.in`;
  const first = await invite(email);
  await invite(email);
  expect((await expectRefusal(accept(tokenOf(first.link)))).status).toBe(404);
});

test('S10.484 a link ends when who made it is shut out, or may not make links any more', async () => {
  const manager = await createMember(shop, 'manager');
  const [rogue, demoted] = [await createMember(shop, 'owner'), await createMember(shop, 'owner')];
  const links = [
    await invite(`ravi-${++count}@example.in`, 'manager', rogue),
    await rogue.api('POST /api/v1/staff/members/{uid}/reset', { params: { uid: manager.uid } }),
    await invite(`ravi-${++count}@example.in`, 'manager', demoted),
  ];
  const params = { uid: rogue.uid };
  await owner.api('POST /api/v1/staff/members/{uid}/shut-out', { params, body: {} });
  await owner.api('PATCH /api/v1/staff/members/{uid}', {
    params: { uid: demoted.uid },
    body: { role: 'manager' },
  });
  for (const { link } of links) {
    const found = shop.api()('POST /api/v1/staff/invitations/find', {
      body: { token: tokenOf(link) },
    });
    expect((await expectRefusal(found)).problem.code).toBe('LINK_OVER');
    expect((await expectRefusal(accept(tokenOf(link)))).problem.code).toBe('LINK_OVER');
  }
  const { invitations } = await owner.api('GET /api/v1/staff/members');
  const emails = [`ravi-${count - 1}@example.in`, `ravi-${count}@example.in`];
  expect(invitations.filter(({ email }) => emails.includes(email))).toEqual([]);
});

test('S10.484 of two invitations of one address at once, one stays open', async () => {
  const email = `ravi-${++count}@example.in`;
  await Promise.all([1, 2, 3].map(() => invite(email)));
  const { invitations } = await owner.api('GET /api/v1/staff/members');
  expect(invitations.filter((invitation) => invitation.email === email)).toHaveLength(1);
});

test('S10.97 e-mails to a member are in the language of their invitation, then in the one they choose', async () => {
  const email = `ravi-${++count}@example.in`;
  const body = { name: 'Ravi', email, role: 'picker', language: 'or' } as const;
  const { link } = await owner.api('POST /api/v1/staff/invitations', { body });
  const latest = async () => (await listMessagesTo(shop, email))[0];
  expect(await latest()).toMatchObject({ subject: expect.stringContaining('ଷ୍ଟାଫ୍ ଆକାଉଣ୍ଟ') });
  expect((await latest())?.body).toContain(link);
  await accept(tokenOf(link));
  expect((await latest())?.body).toContain('ସାଇନ୍ ଇନ୍ ହେଲା');

  const signedIn = await shop.app.http.inject({
    method: 'POST',
    url: '/api/v1/staff/session',
    payload: { email, passphrase },
  });
  const cookies = Object.fromEntries(signedIn.cookies.map(({ name, value }) => [name, value]));
  const { results } = await owner.api('GET /api/v1/staff/members');
  const uid = results.find((member) => member.email === email)?.uid ?? expect.fail();
  const token = cookies.sabuja_staff ?? expect.fail();
  const api = shop.api({
    cookie: `sabuja_staff=${token}`,
    'x-xsrf-token': shop.app.staff.secrets.xsrfTokenOf(token),
  });
  expect(await api('GET /api/v1/staff/session')).toMatchObject({ language: 'or' });
  await api('PUT /api/v1/staff/language', { body: { language: 'hi' } });
  expect(await api('GET /api/v1/staff/session')).toMatchObject({ language: 'hi' });
  const unknown = api('PUT /api/v1/staff/language', { body: { language: 'fr' as 'hi' } });
  expect((await expectRefusal(unknown)).status).toBe(422);
  const reset = await owner.api('POST /api/v1/staff/members/{uid}/reset', { params: { uid } });
  expect((await latest())?.body).toContain(`इस लिंक से आप`);
  expect((await latest())?.body).toContain(reset.link);
});

test('S10.3 changing a role ends the sessions of the member, with an audit row', async () => {
  const member = await createMember(shop, 'picker');
  const changed = await owner.api('PATCH /api/v1/staff/members/{uid}', {
    params: { uid: member.uid },
    body: { role: 'manager' },
  });
  expect(changed.role).toBe('manager');
  expect(await statusOf(member)).toBe(401);
  expect(await auditOf(member.uid)).toEqual(['member.change_role']);
});

test('S10.3 a member who is shut out is out at once on every server, and cannot sign in until readmitted', async () => {
  const email = `ravi-${++count}@example.in`;
  await accept(tokenOf((await invite(email)).link));
  const signIn = () => shop.api()('POST /api/v1/staff/session', { body: { email, passphrase } });
  const { results } = await owner.api('GET /api/v1/staff/members');
  const uid = results.find((member) => member.email === email)?.uid ?? expect.fail();
  const colleague = await createMember(shop, 'manager');
  const second = await shop.openSecondServer();
  const statusOnSecond = async () =>
    (await second.app.http.inject({ url: '/api/v1/staff/session', headers: colleague.headers }))
      .statusCode;
  expect(await statusOnSecond()).toBe(200);
  for (const each of [uid, colleague.uid])
    await owner.api('POST /api/v1/staff/members/{uid}/shut-out', {
      params: { uid: each },
      body: { reason: 'Left' },
    });
  expect([await statusOf(colleague), await statusOnSecond()]).toEqual([401, 401]);
  await second.close();
  expect((await expectRefusal(signIn())).problem.code).toBe('WRONG_SIGN_IN');
  await owner.api('POST /api/v1/staff/members/{uid}/readmit', { params: { uid } });
  expect(await signIn()).toEqual({ next: 'done' });
  expect(await auditOf(uid)).toEqual(['member.add', 'member.shut_out', 'member.readmit']);
});

test('S10.3 a reset removes the second factor, ends the sessions and answers a link to a new passphrase', async () => {
  const member = await createMember(shop, 'manager');
  await shop.app.db
    .updateTable('staff.members')
    .set({ totp_secret: shop.app.staff.secrets.encrypt('ABC') })
    .where('id', '=', member.id)
    .execute();
  const { link } = await owner.api('POST /api/v1/staff/members/{uid}/reset', {
    params: { uid: member.uid },
  });
  expect(await statusOf(member)).toBe(401);
  expect(await accept(tokenOf(link))).toEqual({ next: 'enrol' });
  const again = await shop.api()('POST /api/v1/staff/session', {
    body: { email: member.email, passphrase },
  });
  expect(again).toEqual({ next: 'enrol' });
});

test('S10.3 the last owner stays, also when all owners step down at once', async () => {
  const { results } = await owner.api('GET /api/v1/staff/members');
  const owners = results.filter(({ role, shut_out_at }) => role === 'owner' && !shut_out_at);
  const shutOut = (uid: string, by: TestMember) =>
    by.api('POST /api/v1/staff/members/{uid}/shut-out', { params: { uid }, body: {} });
  for (const { uid } of owners.filter(({ uid }) => uid !== owner.uid)) await shutOut(uid, owner);
  const last = await expectRefusal(shutOut(owner.uid, owner));
  expect([last.status, last.problem.code]).toEqual([409, 'LAST_OWNER']);
  const second = await createMember(shop, 'owner');
  const { fulfilled } = await settleAll([
    shutOut(owner.uid, second),
    shutOut(second.uid, owner),
    owner.api('PATCH /api/v1/staff/members/{uid}', {
      params: { uid: owner.uid },
      body: { role: 'picker' },
    }),
  ]);
  expect(fulfilled).toBeLessThanOrEqual(2);
  const after = await shop.app.db
    .selectFrom('staff.members')
    .select('id')
    .where('role', '=', 'owner')
    .where('shut_out_at', 'is', null)
    .execute();
  expect(after).toHaveLength(1);
});

test('inviting, roles and shutting out need a second factor of the last 15 minutes', async () => {
  shop.clock.advance(minutes(15) + 1);
  const error = await expectRefusal(invite(`ravi-${++count}@example.in`));
  expect([error.status, error.problem.code]).toEqual([403, 'SECOND_FACTOR_NEEDED']);
  expect((await owner.api('GET /api/v1/staff/members')).results.length).toBeGreaterThan(0);
});
