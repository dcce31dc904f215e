import { randomUUID } from 'node:crypto';
import type { ApiError } from '@sabuja/contract/client';
import type { PrivacyKind } from '@sabuja/contract/rules/privacy-requests';
import { addDays, addTime, days, hours, istDate, minutes, startOfIstDay } from '@sabuja/kit';
import { findBrokenInvariants } from '@sabuja/server/checks';
import {
  cancelOrder,
  changeProfile,
  createMember,
  createOrder,
  createStock,
  deleteAccount,
  deletionLinkOf,
  expectRefusal,
  groceryLine,
  listMessagesTo,
  rechargeWallet,
  refusalCode,
  settleAll,
  type TestMember,
  useCustomer,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { saveSetting } from '../../content/index.ts';
import { sealAudit } from '../../staff/index.ts';

const { shop, category } = useSellableShop();
const customer = useCustomer(shop);
let support: TestMember;
let manager: TestMember;

const today = () => istDate(shop.clock.now());
type Overrides = {
  id?: string;
  channel?: 'PHONE' | 'LETTER';
  identity_proof?: 'NONE' | 'CALLED_BACK';
  received_on?: string;
  note?: string;
};
const record = (kind: PrivacyKind, overrides: Overrides = {}, by = support) =>
  by.api('POST /api/v1/staff/customers/{uid}/privacy-requests', {
    params: { uid: customer.uid },
    body: {
      ...{ id: randomUUID(), kind, channel: 'PHONE' as const, received_on: today() },
      ...{ identity_proof: 'CALLED_BACK' as const, note: '', ...overrides },
    },
  });
const open = async (kind: PrivacyKind, overrides: Overrides = {}) =>
  (await record(kind, overrides)).number;
const root = '/api/v1/staff/privacy-requests/{number}' as const;
const at = (number: string) => ({ params: { number } });
const find = (number: string, by = support) => by.api(`GET ${root}`, at(number));
const erase = (number: string, body = {}, by = manager) =>
  by.api(`POST ${root}/erase`, { ...at(number), body });
const finish = (number: string, body: object = {}, by = support) =>
  by.api(`POST ${root}/done`, { ...at(number), body: { answer: 'It is done.', ...body } });
const refuse = (number: string, reason = 'It is not your account.', by = support) =>
  by.api(`POST ${root}/refuse`, { ...at(number), body: { reason } });
const list = async (query: object = {}, by = support) =>
  (await by.api('GET /api/v1/staff/privacy-requests', { query: query as Record<string, never> }))
    .results;
const messages = () => listMessagesTo(shop, customer.mobileNo);
const status = async (refused: Promise<unknown>) =>
  ((await expectRefusal(refused)) as ApiError).status;
const audited = async (number: string) =>
  (
    await shop.app.db
      .selectFrom('staff.audit')
      .select('action')
      .where('subject_id', '=', number)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

beforeEach(async () => {
  shop.clock.advance(minutes(2));
  support = await createMember(shop, 'support');
  manager = await createMember(shop, 'manager');
});

describe('a request', () => {
  test('S10.189 is recorded once for its id, due the days of its kind later in India, and the customer is notified', async () => {
    const id = randomUUID();
    const request = await record('EXPORT', { id, note: ' By phone, at noon. ' });
    expect(request).toMatchObject({
      state: 'OPEN',
      kind: 'EXPORT',
      note: 'By phone, at noon.',
      due_on: addDays(today(), 30),
      is_overdue: false,
      customer: { uid: customer.uid },
    });
    expect((await record('EXPORT', { id })).number).toBe(request.number);
    expect((await messages()).filter(({ body }) => body.includes(request.number))).toHaveLength(1);
    expect((await messages())[0]?.body).toContain('(a copy of your data). You get our answer by');
    expect(await refusalCode(record('EXPORT'))).toBe('ALREADY_OPEN');
    expect(await audited(request.number)).toEqual(['privacy.record']);
    await refuse(request.number);
  });

  test('S10.189 many record the same at once: one request stands', async () => {
    const outcomes = await settleAll(Array.from({ length: 6 }, () => record('NOMINEE')));
    expect(outcomes.fulfilled).toBe(1);
    // Several corrections may be open at the same time.
    await open('CORRECT');
    await open('CORRECT');
    const found = await support.api('GET /api/v1/staff/customers/{uid}/privacy-requests', {
      params: { uid: customer.uid },
    });
    expect(found.results.filter(({ kind }) => kind === 'NOMINEE')).toHaveLength(1);
  });

  test.each([
    ['tomorrow', 1],
    ['61 days ago', -61],
  ])('S10.189 received %s is refused', async (_, offset) => {
    const received_on = addDays(today(), offset);
    expect(await refusalCode(record('WITHDRAW', { received_on }))).toBe('BAD_DAY');
  });

  test('S10.190 the days are a setting; what is recorded stays due on its day', async () => {
    const before = await record('WITHDRAW');
    await saveSetting(shop.app.db, 'PRIVACY_DAYS_WITHDRAW', '10');
    expect(before.due_on).toBe(addDays(today(), 3));
    await refuse(before.number);
    const received_on = addDays(today(), -4);
    const after = await record('WITHDRAW', { received_on, channel: 'LETTER' });
    expect(after.due_on).toBe(addDays(received_on, 10));
    expect((await find(before.number)).due_on).toBe(before.due_on);
    await saveSetting(shop.app.db, 'PRIVACY_DAYS_WITHDRAW', '3');
  });

  test('S10.190 is overdue from midnight in India after its last day, and then needs attention', async () => {
    const number = await open('CORRECT');
    const { due_on } = await find(number);
    const end = startOfIstDay(addDays(due_on, 1));
    shop.clock.advance(end.getTime() - shop.clock.now().getTime() - 1000);
    const late = await createMember(shop, 'manager');
    const inList = async () =>
      (
        await late.api('GET /api/v1/staff/privacy-requests', { query: { due: 'overdue' } })
      ).results.map((request) => request.number);
    expect(await inList()).not.toContain(number);
    shop.clock.advance(1000);
    expect(await inList()).toContain(number);
    expect((await find(number, late)).is_overdue).toBe(true);
    const items = await late.api('GET /api/v1/staff/attention', {
      query: { kind: 'PRIVACY_OVERDUE' },
    });
    expect(items.results).toContainEqual(
      expect.objectContaining({ id: number, since: end.toISOString(), can_resolve: false }),
    );
    expect((await late.api('GET /api/v1/staff/health')).problems).toContain('PRIVACY_LATE');
    await finish(number, {}, late);
    expect(await inList()).not.toContain(number);
  });
});

describe('a copy of the data', () => {
  const send = (number: string, by = support) => by.api(`POST ${root}/link`, at(number));
  const linkOf = async () => /mydata#([\w-]{43})/.exec((await messages())[0]?.body ?? '')?.[1];
  const openLink = (token = '') => shop.api()('POST /api/v1/privacy-copies', { body: { token } });

  test('S10.192 goes by a link to the number of the account, for a week; staff do not read the link', async () => {
    const number = await open('EXPORT', { note: 'Speaks Odia' });
    expect((await find(number)).send_to).toMatchObject({ channel: 'sms' });
    expect(await send(number)).toMatchObject({ state: 'DONE', outcome: 'LINK_SENT' });
    const token = await linkOf();
    const copy = await openLink(token);
    expect(copy).toMatchObject({
      profile: { mobile_no: customer.mobileNo },
      privacy_requests: [{ number, kind: 'EXPORT', note: 'Speaks Odia' }],
    });
    expect((await find(number)).link_opened_at).toBe(shop.clock.now().toISOString());
    const { results } = await manager.api('GET /api/v1/staff/customers/{uid}/messages', {
      params: { uid: customer.uid },
    });
    expect(JSON.stringify(results)).not.toContain(token);
    const dump = await sql`select * from back_office.privacy_requests`.execute(shop.app.db);
    expect(JSON.stringify(dump.rows)).not.toContain(token);
    shop.clock.advance(days(7));
    expect(await refusalCode(openLink(token))).toBe('NO_COPY');
    expect(await refusalCode(openLink('x'.repeat(43)))).toBe('NO_COPY');
  });

  test('S10.192 is not sent to a number that is being replaced, nor to an e-mail that is new', async () => {
    await changeProfile(shop, customer, { email: 'new@example.com' });
    const number = await open('EXPORT');
    expect((await find(number)).send_to).toMatchObject({ channel: 'sms' });
    await sql`insert into identity.number_changes
      (customer_id, mobile_no, undo_hash, requested_at, effective_at)
      values (${customer.id}, '+916123456789', sha256('x'), ${shop.clock.now()}, ${addTime(shop.clock.now(), hours(72))})`.execute(
      shop.app.db,
    );
    expect((await find(number)).send_to).toBeNull();
    expect(await refusalCode(send(number))).toBe('NO_TRUSTED_CONTACT');
    shop.clock.advance(hours(73));
    const later = await createMember(shop, 'support');
    expect((await find(number, later)).send_to).toMatchObject({ channel: 'email' });
    await send(number, later);
    const [mail] = await listMessagesTo(shop, 'new@example.com');
    expect(mail?.body).toContain('/mydata#');
  });

  test('S10.192 the link ends with the number or e-mail that it went to', async () => {
    const number = await open('EXPORT');
    await send(number);
    const token = await linkOf();
    await sql`update identity.customers set mobile_no = '+916100000001' where id = ${customer.id}`.execute(
      shop.app.db,
    );
    expect(await refusalCode(openLink(token))).toBe('NO_COPY');
  });

  test('S10.191 S10.192 waits until somebody knows who asks, and for a second factor', async () => {
    const number = await open('EXPORT', { identity_proof: 'NONE' });
    expect(await refusalCode(send(number))).toBe('NOT_PROVEN');
    await support.api(`PUT ${root}/identity`, {
      ...at(number),
      body: { identity_proof: 'CALLED_BACK' },
    });
    shop.clock.advance(minutes(16));
    expect(await refusalCode(send(number))).toBe('SECOND_FACTOR_NEEDED');
    expect((await find(number)).state).toBe('OPEN');
  });

  test('S10.192 is saved by owner or manager for a letter, each time on record, then the request is done', async () => {
    const number = await open('EXPORT');
    const take = (by: TestMember) => by.api(`POST ${root}/file`, at(number));
    expect(await status(take(support))).toBe(403);
    expect(await refusalCode(finish(number))).toBe('FILE_NOT_TAKEN');
    expect(await take(manager)).toMatchObject({ profile: { mobile_no: customer.mobileNo } });
    await take(manager);
    expect(await finish(number)).toMatchObject({ state: 'DONE', outcome: 'FILE_GIVEN' });
    expect(await refusalCode(take(manager))).toBe('CLOSED');
    expect(await audited(number)).toEqual([
      'privacy.record',
      'privacy.file',
      'privacy.file',
      'privacy.done',
    ]);
  });
});

describe('a deletion', () => {
  test('S10.193 is blocked as the customer’s own is, with a message', async () => {
    const stock = await createStock(shop, category);
    const order = await createOrder(customer, [groceryLine(stock)], {
      delivery_date: addDays(today(), 1),
    });
    await rechargeWallet(shop, customer, 100);
    const number = await open('DELETE');
    expect(await find(number)).toMatchObject({
      open_orders: [order.split('-')[0]],
      wallet_balance: 100,
    });
    expect((await expectRefusal(erase(number))).problem).toMatchObject({
      code: 'ORDERS_TO_COME',
      message: `Order #${order.split('-')[0]} is still to come. Cancel it or wait for it, then delete the account.`,
    });
    await cancelOrder(customer, order);
    expect((await expectRefusal(erase(number, { give_up_balance: 99 }))).problem).toMatchObject({
      code: 'WALLET_NOT_EMPTY',
      field: 'give_up_balance',
    });
    expect(await status(erase(number, { give_up_balance: 100 }, support))).toBe(403);
    await erase(number, { give_up_balance: 100 });
    expect(await status(customer.api('GET /api/v1/auth/whoami'))).toBe(401);
  });

  test('S10.193 leaves the request without personal data, notifies the customer, and the audit chain whole', async () => {
    await changeProfile(shop, customer, { full_name: 'Zubeida Khan' });
    const correction = await open('CORRECT', { note: 'Zubeida married' });
    await finish(correction, { answer: 'Zubeida is Zubeida Khan now' });
    const other = await open('NOMINEE', { note: 'Zubeida calls again' });
    const number = await open('DELETE', { note: 'Zubeida moves' });
    await erase(number);
    for (const one of [correction, other, number])
      expect(await find(one)).toMatchObject({ state: 'DONE', customer: null, note: null });
    const rows = await sql`select to_jsonb(r) as row from back_office.privacy_requests r
      where number in (${correction}, ${other}, ${number})
      union all select to_jsonb(a) from staff.audit a
      union all select to_jsonb(a) from staff.audit_personal a`.execute(shop.app.db);
    expect(JSON.stringify(rows.rows)).not.toContain('Zubeida');
    // The last message belongs to nobody: there is no account.
    const [last] = await messages();
    expect(last?.body).toContain(`your account is deleted, as you asked for (${number})`);
    await sealAudit(shop.app.db);
    expect(await findBrokenInvariants(shop.app.db)).toEqual([]);
    const late = sql`update back_office.privacy_requests set state = 'OPEN', outcome = null, closed_at = null
      where number = ${number}`;
    await expect(late.execute(shop.app.db)).rejects.toThrow();
  });

  test('S10.193 several people at once: the account is deleted once', async () => {
    const number = await open('DELETE');
    const members = await Promise.all(
      Array.from({ length: 5 }, () => createMember(shop, 'manager')),
    );
    const outcomes = await settleAll(members.map((member) => erase(number, {}, member)));
    expect(outcomes.fulfilled).toBe(1);
    expect(outcomes.refusals.map(({ problem }) => problem.code)).toEqual(Array(4).fill('CLOSED'));
    expect(await audited(number)).toEqual(['privacy.record', 'privacy.erase']);
  });

  test('S10.193 while the customer deletes the account themselves: one of both, and nothing is stuck', async () => {
    const number = await open('DELETE');
    const correction = await open('CORRECT');
    const outcomes = await Promise.allSettled([
      deleteAccount(shop, deletionLinkOf(customer)),
      erase(number),
      finish(correction),
      refuse(correction, 'Not now', manager),
    ]);
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
    for (const one of [number, correction])
      expect(await find(one)).toMatchObject({ customer: null, answer: null });
    expect(await audited(number)).toHaveLength(outcomes[1]?.status === 'fulfilled' ? 2 : 1);
    const closed = await find(number);
    expect([closed.state, closed.outcome]).toEqual(['DONE', 'ERASED']);
  });
});

describe('other requests', () => {
  test('S10.194 a nominee is named, consent is taken back, a correction is noted; the customer reads it', async () => {
    const nominee = await open('NOMINEE');
    expect(await refusalCode(finish(nominee))).toBe('NAME_NEEDED');
    await finish(nominee, { nominee: { full_name: 'Ravi', contact: '98123 45678' } });
    const own = { params: { uid: customer.uid } };
    await customer.api('PUT /api/v1/users/{uid}/privacy/marketing', {
      ...own,
      body: { allowed: true },
    });
    // Consent is withdrawn without a proof, as it was given.
    await finish(await open('WITHDRAW', { identity_proof: 'NONE' }));
    expect(await customer.api('GET /api/v1/users/{uid}/privacy', own)).toEqual({
      marketing: false,
      nominee: { full_name: 'Ravi', contact: '+919812345678' },
    });
    expect((await messages())[0]?.body).toMatch(/\(the withdrawal of your consent\) is done/);
    expect(await refusalCode(finish(await open('DELETE')))).toBe('WRONG_KIND');
  });

  test('S10.194 a refusal has a reason that the customer reads; of two endings at once one stands', async () => {
    const number = await open('CORRECT');
    const outcomes = await settleAll([refuse(number), finish(number, {}, manager), refuse(number)]);
    expect(outcomes.fulfilled).toBe(1);
    const other = await open('CORRECT');
    await refuse(other, 'The name is right.');
    expect((await messages())[0]?.body).toContain('The name is right.');
    expect(await refusalCode(finish(other))).toBe('CLOSED');
  });

  test('S10.191 the inbox is filtered, assigned, and saved as CSV without customers', async () => {
    const number = await open('CORRECT', { note: 'A secret' });
    await support.api(`PUT ${root}/assignee`, { ...at(number), body: { member: support.uid } });
    expect((await list({ assigned: 'me' })).map((one) => one.number)).toEqual([number]);
    expect(
      (await list({ q: number.toLowerCase(), state: 'OPEN', kind: 'CORRECT' }))[0],
    ).toMatchObject({ number, assignee: { uid: support.uid } });
    expect(await list({ q: number, state: 'DONE' })).toEqual([]);
    const accounts = await createMember(shop, 'accounts');
    expect(await status(list({}, accounts))).toBe(403);
    const { body } = await shop.app.http.inject({
      url: `/api/v1/staff/privacy-requests/csv?state=OPEN&q=${number}`,
      headers: support.headers,
    });
    expect(body.split('\r\n')[1]).toContain(`${number},CORRECT,PHONE,CALLED_BACK,${today()}`);
    expect(body).not.toContain('secret');
    const { results } = await manager.api('GET /api/v1/staff/audit', {
      query: { action: 'privacy.export' },
    });
    expect(results[0]?.after).toEqual({ state: 'OPEN', rows: 1 });
  });
});
