import { randomUUID } from 'node:crypto';
import { addTime, days } from '@sabuja/kit';
import {
  createCustomer,
  createOrder,
  createStock,
  deliverOrder,
  expectRefusal,
  groceryLine,
  listMessagesTo,
  listOrderItems,
  refusalCode,
  setCustomerEmail,
  useCustomer,
  useMember,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { eraseComplaints } from './customer-data.ts';
import { addReasons, averageRatings } from './index.ts';
import { rateAnswer } from './rate-answer.ts';

const { shop, category } = useSellableShop();
const customer = useCustomer(shop);
const support = useMember(shop, 'support');
const manager = useMember(shop, 'manager');
let stock: number;
let count = 0;

beforeAll(async () => {
  await addReasons(shop.app.db, ['Something was damaged']);
  stock = await createStock(shop, category, { cost: 100, quantity: 1000 });
});

async function raise(uid?: string) {
  const order = uid ?? (await createOrder(customer, [groceryLine(stock, 4)]));
  const { ticket_no } = await customer.api('POST /api/v1/complaint/', {
    body: {
      user_uid: customer.uid,
      order_id: order,
      details: `Tomato ${++count} was crushed.`,
      actions: 'Something was damaged',
      severity: 'MEDIUM',
      source: 'WEB',
    },
  });
  return { uid: order, ticket_no };
}
const raiseDelivered = async () =>
  raise(await deliverOrder(shop, await createOrder(customer, [groceryLine(stock, 4)])));
const answer = (ticket_no: string, text = 'We are sorry.') =>
  support.api('POST /api/v1/staff/complaints/{ticket_no}/answer', {
    params: { ticket_no },
    body: { answer: text },
  });
const read = (ticket_no: string) =>
  support.api('GET /api/v1/staff/complaints/{ticket_no}', { params: { ticket_no } });

const download = async (url: string) =>
  (await shop.app.http.inject({ url, headers: support.headers })).body;

type Template = { name?: string; body?: string; hi?: string; is_hidden?: boolean };
const create = ({ name = `T ${++count}`, body = 'Dear {name}', hi, ...rest }: Template = {}) =>
  support.api('POST /api/v1/staff/answer-templates', {
    body: {
      ...{ name, body, sequence: 0, is_hidden: false, ...rest },
      translations: hi === undefined ? {} : { hi: { body: hi } },
    },
  });
const change = (id: number, body: object, by = support) =>
  by.api('PATCH /api/v1/staff/answer-templates/{id}', { params: { id }, body });
const listTemplates = async (query: object = {}) =>
  (await support.api('GET /api/v1/staff/answer-templates', { query: query as { q?: string } }))
    .results;
const fill = (ticket_no: string) =>
  support.api('GET /api/v1/staff/complaints/{ticket_no}/templates', { params: { ticket_no } });

describe('templates of answers', () => {
  test('S10.246 are filled with the values of a complaint, in the language of its customer; what has no value stays', async () => {
    const { uid, ticket_no } = await raise();
    const body = '{name}: #{order} {ticket} {refund} {shop}';
    const { template_id } = await create({ name: 'All', body, hi: 'नमस्ते {name}' });
    const filled = async () => {
      const { language, results } = await fill(ticket_no);
      return [language, results.find((one) => one.template_id === template_id)?.text];
    };
    const { customer_name, order_no } = await read(ticket_no);
    expect(await filled()).toEqual([
      'en',
      `${customer_name}: #${order_no} ${ticket_no} {refund} Sabuja`,
    ]);
    expect(uid).toContain(order_no.toLowerCase());
    await customer.api('PUT /api/v1/users/{uid}/language', {
      params: { uid: customer.uid },
      body: { language: 'hi' },
    });
    expect(await filled()).toEqual(['hi', `नमस्ते ${customer_name}`]);
    await change(template_id, { is_hidden: true });
    expect(await filled()).toEqual(['hi', undefined]);
    expect(await refusalCode(fill('T1-NONE'))).toBe('NO_TICKET');
  });

  test('S10.246 an answer in which a placeholder is left is refused, and names it', async () => {
    const { ticket_no } = await raise();
    const { problem } = await expectRefusal(answer(ticket_no, 'We refunded {refund}.'));
    expect(problem).toMatchObject({ code: 'PLACEHOLDER_LEFT', field: 'answer' });
    expect(problem.message).toBe('Please replace {refund} with its value.');
    // Other text in braces is not a placeholder.
    expect((await answer(ticket_no, 'Use {curly} braces')).stage).toBe('ANSWERED');
  });

  test('S10.246 an unknown placeholder, a second template of a name and blank texts are refused by field', async () => {
    await create({ name: 'Damaged' });
    expect((await expectRefusal(create({ name: ' damaged ' }))).problem).toMatchObject({
      code: 'TEMPLATE_EXISTS',
      field: 'name',
    });
    const { problem } = await expectRefusal(create({ hi: 'नमस्ते {nom}' }));
    expect(problem).toMatchObject({ code: 'UNKNOWN_PLACEHOLDER', field: 'body_hi' });
    expect(problem.message).toContain('{nom} has no value');
    expect((await expectRefusal(create({ body: ' ' }))).problem.field).toBe('body');
    expect(await refusalCode(change(999_999, { body: 'x' }))).toBe('NO_TEMPLATE');
  });

  test('S10.246 two people who change one are shown what the other saved; each change is audited', async () => {
    const { template_id, version } = await create({ name: 'Shared' });
    await change(template_id, { version, body: 'Changed by a manager' }, manager);
    const { problem } = await expectRefusal(change(template_id, { version, name: 'Mine' }));
    expect(problem).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      details: { body: 'Changed by a manager', version: 2 },
    });
    const audit = await shop.app.db
      .selectFrom('staff.audit')
      .select(['action', 'member_id'])
      .where('subject', '=', 'answer_template')
      .where('subject_id', '=', String(template_id))
      .orderBy('id')
      .execute();
    expect(audit).toEqual([
      { action: 'answer_template.create', member_id: support.id },
      { action: 'answer_template.change', member_id: manager.id },
    ]);
  });

  test('S10.246 are searched, filtered, paged and exported; the audit log records who took them', async () => {
    const { template_id } = await create({ name: 'Late by 100%', hi: 'देर से' });
    const { template_id: hidden } = await create({ name: 'Old one', is_hidden: true });
    const ids = async (query: object) => (await listTemplates(query)).map((one) => one.template_id);
    expect(await ids({ q: '100%' })).toEqual([template_id]);
    expect(await ids({ q: 'देर' })).toEqual([template_id]);
    expect(await ids({ offered: 'no', q: 'old' })).toEqual([hidden]);
    const all = await ids({ limit: 100 });
    expect([await ids({ limit: 2 }), await ids({ limit: 2, page: 2 })].flat()).toEqual(
      all.slice(0, 4),
    );
    expect(await download('/api/v1/staff/answer-templates/csv?q=100%25')).toContain('Late by 100%');
    const exports = await shop.app.db
      .selectFrom('staff.audit')
      .select('after')
      .where('action', '=', 'answer_template.export')
      .execute();
    expect(JSON.stringify(exports)).toContain('"rows":1');
  });
});

describe('a refund from a complaint', () => {
  const refund = (uid: string, body: object, by = support) =>
    by.api('POST /api/v1/staff/orders/{uid}/refunds', {
      params: { uid },
      body: { id: randomUUID(), target: 'WALLET', reason: 'Crushed', ...body },
    });

  test('S10.250 names its complaint, which shows it: at once, or as waiting for a second person', async () => {
    const { uid, ticket_no } = await raiseDelivered();
    const [line] = await listOrderItems(customer, uid);
    const lines = [{ item: line?.uid ?? '', quantity: 1, disposition: 'WASTE' }];
    const { refunds } = await refund(uid, { ticket_no, lines });
    expect(refunds).toMatchObject([{ state: 'PAID', ticket_no }]);
    const { amount = 0 } = refunds[0] ?? {};
    expect(await read(ticket_no)).toMatchObject({ refunded: amount, refund_requested: 0 });
    const { results } = await customer.api('GET /api/v1/complaint/order/{orderId}', {
      params: { orderId: uid },
    });
    expect(results).toMatchObject([{ refunded: amount }]);
    await create({ name: 'With refund', body: 'We refunded {refund}.' });
    const texts = (await fill(ticket_no)).results.map(({ text }) => text);
    expect(texts).toContain(`We refunded ₹${amount.toFixed(2)}.`);
  });

  test('S10.250 above the limit of the role it waits, and counts once another person approves', async () => {
    const big = await createStock(shop, category, { cost: 900 });
    const uid = await deliverOrder(shop, await createOrder(customer, [groceryLine(big, 2)]));
    const { ticket_no } = await raise(uid);
    const { refunds } = await refund(uid, { ticket_no, amount: 600 });
    expect(await read(ticket_no)).toMatchObject({ refunded: 0, refund_requested: 600 });
    await manager.api('POST /api/v1/staff/refund-requests/{uid}/approve', {
      params: { uid: refunds[0]?.uid ?? '' },
    });
    expect(await read(ticket_no)).toMatchObject({ refunded: 600, refund_requested: 0 });
  });

  test('S10.250 a complaint about another order is refused, also by the nightly check; the link stays', async () => {
    const [one, other] = [await raiseDelivered(), await raiseDelivered()];
    const wrong = refund(one.uid, { ticket_no: other.ticket_no, amount: 10 });
    expect(await refusalCode(wrong)).toBe('NO_TICKET');
    expect(await refusalCode(refund(one.uid, { ticket_no: 'T1-NONE', amount: 10 }))).toBe(
      'NO_TICKET',
    );
    await refund(one.uid, { ticket_no: one.ticket_no, amount: 10 });
    const relink = sql`update orders.staff_refunds set ticket_no = ${other.ticket_no}
      where ticket_no = ${one.ticket_no}`.execute(shop.app.db);
    await expect(relink).rejects.toThrow('stays with its complaint');
  });
});

describe('the rating of an answer', () => {
  const rate = (ticket_no: string, rating: number, comment?: string, by = customer) =>
    by.api('PUT /api/v1/complaint/{ticket_no}/rating', {
      params: { ticket_no },
      body: { rating, ...(comment !== undefined && { comment }) },
    });

  const rateAt = (ticketNo: string, rating: number, at: Date) =>
    rateAnswer({ db: shop.app.db, clock: { now: () => at } }, customer.id, {
      ...{ ticketNo, rating, comment: '' },
    });

  test('S10.251 is given after the answer, and changed for a day', async () => {
    const { ticket_no } = await raise();
    expect(await refusalCode(rate(ticket_no, 5))).toBe('NOT_ANSWERED');
    await answer(ticket_no);
    const ratedAt = shop.clock.now();
    expect(await rate(ticket_no, 2, ' Too late ')).toMatchObject({
      rating: 2,
      rating_comment: 'Too late',
      rating_until: addTime(ratedAt, days(1)).toISOString(),
    });
    const lastMoment = ratedAt.getTime() + days(1);
    await rateAt(ticket_no, 4, new Date(lastMoment));
    expect(await rateAt(ticket_no, 1, new Date(lastMoment + 1))).toMatchObject({
      code: 'RATING_FIXED',
    });
    expect(await read(ticket_no)).toMatchObject({
      rating: 4,
      rating_comment: null,
      rated_at: ratedAt.toISOString(),
    });
    for (const wrong of [0, 6, 2.5])
      expect((await expectRefusal(rate(ticket_no, wrong))).problem.field).toBe('rating');
    const stranger = await createCustomer(shop);
    expect(await refusalCode(rate(ticket_no, 1, '', stranger))).toBe('NO_TICKET');
    const { db } = shop.app;
    await expect(
      sql`update complaints.tickets set rating_changed_at = rating_changed_at + interval '1 ms'
        where ticket_no = ${ticket_no}`.execute(db),
    ).rejects.toThrow('rating_changes_for_a_day');
    await expect(
      sql`update complaints.tickets set rated_at = null, rating = null, rating_changed_at = null,
        rating_comment = null where ticket_no = ${ticket_no}`.execute(db),
    ).rejects.toThrow('was rated already');
  });

  test('S10.251 the message with the answer asks for it, and leads to the complaint', async () => {
    const email = await setCustomerEmail(shop, customer);
    const { uid, ticket_no } = await raise();
    await customer.api('PUT /api/v1/users/{uid}/language', {
      params: { uid: customer.uid },
      body: { language: 'en' },
    });
    await answer(ticket_no);
    const [message] = await listMessagesTo(shop, email);
    expect(message?.body).toContain('Please rate it on the page of your order.');
    const { rows } = await sql<{ link: string }>`
      select link from notifications.outbox where template = 'ticket_answered'
      and channel = 'email' order by id desc limit 1`.execute(shop.app.db);
    expect(rows[0]?.link).toMatch(new RegExp(`/orderSummary/${uid}#${ticket_no}$`));
  });

  test('S10.251 S10.252 filters the inbox, and is averaged by week', async () => {
    const numbers = async (rating: string) =>
      (
        await support.api('GET /api/v1/staff/complaints', {
          query: { rating: rating as 'bad', limit: 100 },
        })
      ).results.map(({ ticket_no }) => ticket_no);
    const tickets: Record<string, string> = {};
    for (const group of ['bad', 'fair', 'good', 'none', 'open'])
      tickets[group] = (await raise()).ticket_no;
    for (const group of ['bad', 'fair', 'good', 'none']) await answer(tickets[group] ?? '');
    // Monday 00:10 in India, which is Sunday in UTC.
    const monday = new Date('2027-03-07T18:40:00Z');
    await rateAt(tickets.bad ?? '', 2, monday);
    await rateAt(tickets.fair ?? '', 3, monday);
    await rateAt(tickets.good ?? '', 5, monday);
    for (const group of ['bad', 'fair', 'good', 'none']) {
      const found = await numbers(group);
      expect(found).toContain(tickets[group]);
      for (const other of ['bad', 'fair', 'good', 'none', 'open'])
        if (other !== group) expect(found).not.toContain(tickets[other]);
    }
    const weeks = await averageRatings(shop.app.db, {
      from: new Date('2027-03-01T00:00:00Z'),
      until: new Date('2027-04-01T00:00:00Z'),
    });
    expect(weeks).toEqual([{ week: '2027-03-08', ratings: 3, average: 3.33 }]);
    const figures = await manager.api('GET /api/v1/staff/figures/service', {
      query: { from: '2027-03-08', to: '2027-03-08' },
    });
    expect(figures.ratings).toEqual(weeks);
  });

  test('S10.253 the inbox is exported without customers and their words, and the audit log records it', async () => {
    const [{ ticket_no }, answered] = [await raise(), await raise()];
    await answer(answered.ticket_no);
    const csv = await download('/api/v1/staff/complaints/csv?stage=NEW');
    const { customer_name } = await read(ticket_no);
    expect(csv).toContain(ticket_no);
    expect(csv).not.toContain(answered.ticket_no);
    expect(csv).not.toContain(customer_name);
    expect(csv).not.toContain('was crushed');
    const [entry] = await shop.app.db
      .selectFrom('staff.audit')
      .select('after')
      .where('action', '=', 'complaint.export')
      .execute();
    expect(entry?.after).toMatchObject({ stage: 'NEW', rows: expect.any(Number) });
  });

  test('S10.249 its words go with the account, its stars stay', async () => {
    const { ticket_no } = await raise();
    await answer(ticket_no);
    await rate(ticket_no, 1, 'My neighbour Zubeida saw it');
    await shop.app.db.transaction().execute((tx) => eraseComplaints(tx, customer.id));
    expect(await read(ticket_no)).toMatchObject({ rating: 1, rating_comment: null });
  });
});
