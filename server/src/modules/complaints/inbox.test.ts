import type { RaiseComplaint } from '@sabuja/contract';
import { addTime, days, hours } from '@sabuja/kit';
import {
  createMember,
  createOrder,
  createStock,
  expectRefusal,
  groceryLine,
  listMessagesTo,
  setCustomerEmail,
  type TestMember,
  useCustomer,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { addReasons } from './index.ts';

const { shop, category } = useSellableShop();
const customer = useCustomer(shop);
let support: TestMember;
let manager: TestMember;
let stock: number;
let count = 0;

beforeAll(async () => {
  await addReasons(shop.app.db, ['Something was missing']);
  support = await createMember(shop, 'support');
  manager = await createMember(shop, 'manager');
  stock = await createStock(shop, category);
});

/** Raises a complaint about a new order; returns both. */
async function raise(overrides: Partial<RaiseComplaint> = {}) {
  const uid = await createOrder(customer, [groceryLine(stock)]);
  const { ticket_no } = await customer.api('POST /api/v1/complaint/', {
    body: {
      user_uid: customer.uid,
      order_id: uid,
      details: `Onion ${++count} was soft.`,
      actions: 'Something was missing',
      severity: 'MEDIUM',
      source: 'WEB',
      ...overrides,
    },
  });
  return { uid, ticket_no };
}
const inbox = async (query: object = {}, by = support) =>
  (await by.api('GET /api/v1/staff/complaints', { query: query as Record<string, never> })).results;
const numbers = async (query: object = {}, by = support) =>
  (await inbox(query, by)).map(({ ticket_no }) => ticket_no);
const assign = (ticket_no: string, member: string | null, by = support) =>
  by.api('PUT /api/v1/staff/complaints/{ticket_no}/assignee', {
    params: { ticket_no },
    body: { member },
  });
const answer = (ticket_no: string, text = 'We are sorry.', by = support) =>
  by.api('POST /api/v1/staff/complaints/{ticket_no}/answer', {
    params: { ticket_no },
    body: { answer: text },
  });
const settle = (ticket_no: string, note = 'Refunded in full.', by = support) =>
  by.api('POST /api/v1/staff/complaints/{ticket_no}/settle', {
    params: { ticket_no },
    body: { note },
  });
const code = async (refused: Promise<unknown>) => (await expectRefusal(refused)).problem.code;

describe('a complaint', () => {
  test('S10.30 S10.31 is taken, answered and settled, and its customer reads the answer', async () => {
    const email = await setCustomerEmail(shop, customer);
    const { uid, ticket_no } = await raise();
    expect((await inbox({ q: ticket_no }))[0]).toMatchObject({
      ticket_no,
      order_uid: uid,
      stage: 'NEW',
      assignee: null,
      is_overdue: false,
      due_at: addTime(shop.clock.now(), hours(48)).toISOString(),
    });
    expect(await code(settle(ticket_no))).toBe('NOT_ANSWERED');
    expect(await assign(ticket_no, support.uid)).toMatchObject({
      stage: 'ACKNOWLEDGED',
      assignee: { uid: support.uid },
      acknowledged_at: shop.clock.now().toISOString(),
    });
    expect(await answer(ticket_no, ' New ones come tomorrow. ', manager)).toMatchObject({
      stage: 'ANSWERED',
      answer: 'New ones come tomorrow.',
      // The assignee stays the same.
      assignee: { uid: support.uid },
    });
    const ofCustomer = await customer.api('GET /api/v1/complaint/order/{orderId}', {
      params: { orderId: uid },
    });
    expect(ofCustomer.results).toMatchObject([
      { state: 'ANSWERED', answer: 'New ones come tomorrow.' },
    ]);
    expect((await listMessagesTo(shop, email))[0]?.body).toContain('New ones come tomorrow.');
    expect(await settle(ticket_no)).toMatchObject({
      stage: 'SETTLED',
      due_at: null,
      settlement: 'Refunded in full.',
    });
    expect(await code(settle(ticket_no))).toBe('SETTLED');
    expect(await code(assign(ticket_no, null))).toBe('SETTLED');
    expect(await numbers({ stage: 'SETTLED', q: ticket_no })).toEqual([ticket_no]);
  });

  test('S10.31 is answered once, by however many at once', async () => {
    const { ticket_no } = await raise();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, (_, i) => answer(ticket_no, `Answer ${i}`)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await code(answer(ticket_no))).toBe('ALREADY_ANSWERED');
  });

  test('S10.5 leaves an entry of the audit log for each step, its texts apart', async () => {
    const { ticket_no } = await raise();
    await assign(ticket_no, manager.uid);
    await answer(ticket_no, 'A crate of onions.');
    await settle(ticket_no, 'The crate arrived.');
    const rows = await shop.app.db
      .selectFrom('staff.audit as a')
      .leftJoin('staff.audit_personal as p', 'p.audit_id', 'a.id')
      .select(['a.action', 'a.member_id', 'a.after', 'p.values'])
      .where('a.subject_id', '=', ticket_no)
      .orderBy('a.id')
      .execute();
    expect(rows).toMatchObject([
      { action: 'complaint.assign', member_id: support.id },
      { action: 'complaint.answer', values: { answer: 'A crate of onions.' } },
      { action: 'complaint.settle', values: { note: 'The crate arrived.' } },
    ]);
    expect(JSON.stringify(rows.map(({ after }) => after))).not.toContain('crate');
  });

  test('is assigned only to who may answer complaints, and unknown ones are not found', async () => {
    const { ticket_no } = await raise();
    const picker = await createMember(shop, 'picker');
    expect(await code(assign(ticket_no, picker.uid))).toBe('NO_MEMBER');
    const shutOut = await createMember(shop, 'support');
    await sql`update staff.members set shut_out_at = now() where id = ${shutOut.id}`.execute(
      shop.app.db,
    );
    expect(await code(assign(ticket_no, shutOut.uid))).toBe('NO_MEMBER');
    for (const change of [assign, answer, settle])
      expect(await code(change('T1-NONE', support.uid))).toBe('NO_TICKET');
    expect((await expectRefusal(answer(ticket_no, '  '))).problem.field).toBe('answer');
  });
});

describe('the inbox', () => {
  test('S10.30 says what is overdue: 48 hours to acknowledge, a month to settle', async () => {
    const { ticket_no } = await raise();
    const raisedAt = (at: Date) =>
      sql`update complaints.tickets set created_at = ${at} where ticket_no = ${ticket_no}`.execute(
        shop.app.db,
      );
    const now = shop.clock.now().getTime();
    await raisedAt(new Date(now - hours(48)));
    expect(await numbers({ due: 'overdue', q: ticket_no })).toEqual([]);
    await raisedAt(new Date(now - hours(48) - 1));
    expect(await numbers({ due: 'overdue', q: ticket_no })).toEqual([ticket_no]);
    await assign(ticket_no, support.uid);
    expect(await numbers({ due: 'overdue', q: ticket_no })).toEqual([]);
    await answer(ticket_no);
    await raisedAt(new Date(now - days(32)));
    expect(await inbox({ due: 'overdue', q: ticket_no })).toMatchObject([
      { stage: 'ANSWERED', is_overdue: true },
    ]);
    await settle(ticket_no);
    expect(await numbers({ due: 'overdue', q: ticket_no })).toEqual([]);
  });

  test('S10.30 is searched by order, phone and name, filtered by who looks after it, and paged', async () => {
    const { uid, ticket_no } = await raise();
    const second = await raise();
    expect(await numbers({ q: uid.slice(0, 8) })).toEqual([ticket_no]);
    for (const q of [ticket_no, ticket_no.toLowerCase(), ticket_no.slice(0, -1)])
      expect([q, await numbers({ q })]).toEqual([q, [ticket_no]]);
    const [{ phone = '', customer_name = '' } = {}] = await inbox({ q: ticket_no });
    for (const q of [phone.slice(-5), customer_name])
      expect(await numbers({ q, limit: 100 })).toEqual(
        expect.arrayContaining([ticket_no, second.ticket_no]),
      );
    await assign(ticket_no, manager.uid);
    expect(await numbers({ assigned: 'me', q: uid.slice(0, 8) }, manager)).toEqual([ticket_no]);
    expect(await numbers({ assigned: 'me', q: uid.slice(0, 8) })).toEqual([]);
    expect(await numbers({ assigned: 'nobody', stage: 'NEW', limit: 100 })).toContain(
      second.ticket_no,
    );
    const all = await numbers({ limit: 100 });
    const pages = [await numbers({ limit: 2 }), await numbers({ limit: 2, page: 2 })];
    expect(pages.flat()).toEqual(all.slice(0, 4));
  });

  test('S10.30 a search finds complaints about orders of any age, however many later orders match it', async () => {
    const { uid, ticket_no } = await raise();
    const { db } = shop.app;
    const setDate = (date: string) =>
      sql`update orders.orders set customer_name = 'Jharana', delivery_date = ${date}
        where uid = ${uid}`.execute(db);
    await setDate('2026-08-22');
    await sql`insert into orders.orders overriding system value
      select copy.* from orders.orders o, generate_series(1, 501) as n,
        jsonb_populate_record(o, jsonb_build_object('id', 1000000 + n, 'uid', gen_random_uuid(),
          'delivery_date', '2026-11-24', 'estimate_id', null)) as copy
      where o.uid = ${uid}`.execute(db);
    expect(await numbers({ q: 'jharana' })).toEqual([ticket_no]);
    expect(await numbers({ q: 'jharana', assigned: 'me' })).toEqual([]);
    await sql`delete from orders.orders where id > 1000000`.execute(db);
    await setDate('2026-11-24');
  });
});

test('the database refuses a complaint that is settled without an answer, or without a note', async () => {
  const { ticket_no } = await raise();
  const { db } = shop.app;
  await expect(
    sql`update complaints.tickets set settled_at = now(), settlement = 'x' where ticket_no = ${ticket_no}`.execute(
      db,
    ),
  ).rejects.toThrow('settled_after_its_answer');
  await answer(ticket_no);
  await expect(
    sql`update complaints.tickets set settled_at = now() where ticket_no = ${ticket_no}`.execute(
      db,
    ),
  ).rejects.toThrow('settled_with_a_note');
});

test('S10.30 the month of a complaint is counted in days of India, at the end of a month, too', async () => {
  const { ticket_no } = await raise();
  // 1:30 on 31 January in India.
  await sql`update complaints.tickets set created_at = '2026-01-30T20:00:00Z'
    where ticket_no = ${ticket_no}`.execute(shop.app.db);
  const { settle_by } = await support.api('GET /api/v1/staff/complaints/{ticket_no}', {
    params: { ticket_no },
  });
  expect(settle_by).toBe('2026-02-27T20:00:00.000Z');
});
