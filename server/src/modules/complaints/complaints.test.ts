import type { RaiseComplaint } from '@sabuja/contract';
import {
  createCustomer,
  createMember,
  createOrder,
  createStock,
  expectRefusal,
  groceryLine,
  listMessagesTo,
  setCustomerEmail,
  useCustomer,
  useSellableShop,
} from '@sabuja/testing';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { addReasons, answerComplaint, eraseComplaints, exportComplaints } from './index.ts';

const { shop, category } = useSellableShop();
const customer = useCustomer(shop);
let uid: string;
let reason: { id: number; description: string };

beforeAll(async () => {
  await addReasons(shop.app.db, ['Something was missing', 'Not fresh']);
});
beforeEach(async () => {
  uid = await createOrder(customer, [groceryLine(await createStock(shop, category))]);
  const [first] = await shop.api()('GET /api/v1/settings/delivery_fail_reasons/all', {
    query: { name: 'ACTION' },
  });
  reason = first ?? expect.fail('there are reasons');
});

const raise = (overrides: Partial<RaiseComplaint> = {}, by = customer) =>
  by.api('POST /api/v1/complaint/', {
    body: {
      user_uid: by.uid,
      order_id: uid,
      details: '  Two onions were soft. ',
      actions: reason.id,
      severity: 'MEDIUM',
      source: 'WEB',
      ...overrides,
    },
  });
const list = (by = customer) =>
  by.api('GET /api/v1/complaint/order/{orderId}', { params: { orderId: uid } });
const answerTicket = (ticketNo: string, answer: string) =>
  answerComplaint({ db: shop.app.db, clock: shop.clock, notify: shop.app.notify }, 'command line', {
    ticketNo,
    answer,
  });

test('S3.18 S7f.6 S7f.7 a complaint gets a ticket number, and is listed with the order', async () => {
  const reasons = await shop.api()('GET /api/v1/settings/delivery_fail_reasons/all', {
    query: { name: 'ACTION' },
  });
  expect(reasons).toEqual(
    ['Something was missing', 'Not fresh'].map((description) => ({
      id: expect.any(Number),
      description,
    })),
  );
  const { ticket_no, message } = await raise();
  expect(message).toBe('Your complaint has been submitted.');
  expect(ticket_no).toMatch(/^T261121-[2-9A-HJKMNP-TV-Z]{5}$/);
  expect((await list()).results).toEqual([
    {
      ticket_no,
      reason: 'Something was missing',
      details: 'Two onions were soft.',
      state: 'OPEN',
      answer: null,
      created_at: shop.clock.now().toISOString(),
      answered_at: null,
      photos: 0,
      refunded: 0,
      rating: null,
      rating_comment: null,
      rating_until: null,
    },
  ]);
});

test('a reason is accepted by its text; one that is not on the list is refused', async () => {
  await raise({ actions: 'Not fresh' });
  expect((await list()).results[0]?.reason).toBe('Not fresh');
  const error = await expectRefusal(raise({ actions: 'No such reason' }));
  expect([error.status, error.problem.field]).toEqual([422, 'actions']);
});

test.each<[string, Partial<RaiseComplaint>, string]>([
  ['S5.14 blank details', { details: '   ' }, 'details'],
  ['S5.14 no reason', { actions: '' }, 'actions'],
  ['S5.14 too long a text', { details: 'x'.repeat(2001) }, 'details'],
  ['S3.18 S7f.7 another severity', { severity: 'HIGH' as 'MEDIUM' }, 'severity'],
  ['S3.18 S7f.7 another source', { source: 'APP' as 'WEB' }, 'source'],
])('%s is a 422 that names the field', async (_, overrides, field) => {
  const error = await expectRefusal(raise(overrides));
  expect([error.status, error.problem.field]).toEqual([422, field]);
  expect((await list()).results).toEqual([]);
});

test('S5.14 missing details are refused with the message of the form', async () => {
  const { message } = await expectRefusal(raise({ details: ' ' }));
  expect(message).toBe('Please complete all fields before submitting.');
});

test('only its owner can complain about an order, in their own name, and list its complaints', async () => {
  const stranger = await createCustomer(shop);
  expect((await expectRefusal(raise({}, stranger))).status).toBe(404);
  expect((await expectRefusal(raise({ user_uid: stranger.uid }))).status).toBe(404);
  expect((await expectRefusal(list(stranger))).status).toBe(404);
  expect((await expectRefusal(raise({}, { ...customer, api: shop.api() }))).status).toBe(401);
});

test('a complaint sent concurrently makes one ticket', async () => {
  const responses = await Promise.all(Array.from({ length: 5 }, () => raise()));
  expect(new Set(responses.map(({ ticket_no }) => ticket_no)).size).toBe(1);
  expect((await list()).results).toHaveLength(1);
});

test('an order has at most five open complaints', async () => {
  const details = [1, 2, 3, 4, 5, 6, 7, 8];
  const outcomes = await Promise.allSettled(
    details.map((n) => raise({ details: `Onion ${n} was soft` })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
});

test('an answer is stored with the ticket, and the customer is notified of both by e-mail', async () => {
  const email = await setCustomerEmail(shop, customer);
  const { ticket_no } = await raise();
  await answerTicket(ticket_no, 'We are sorry. ₹34.00 is back in your wallet. ');
  expect((await list()).results[0]).toMatchObject({
    state: 'ANSWERED',
    answer: 'We are sorry. ₹34.00 is back in your wallet.',
    answered_at: shop.clock.now().toISOString(),
  });
  const [second, first] = await listMessagesTo(shop, email);
  expect(first?.subject).toBe(`We have your complaint: ${ticket_no}`);
  expect(second?.body).toContain('₹34.00 is back in your wallet.');
  expect(await answerTicket(ticket_no, 'Again')).toMatchObject({ code: 'ALREADY_ANSWERED' });
});

test('a customer’s complaints can be exported, and erased except for their numbers', async () => {
  const { ticket_no } = await raise();
  await answerTicket(ticket_no, 'Sorry, Asha.');
  await raise({ details: 'Still soft, and I live in Lane 3.' });
  const { db } = shop.app;
  expect((await exportComplaints(db, customer.id)).map(({ details }) => details)).toEqual([
    'Two onions were soft.',
    'Still soft, and I live in Lane 3.',
  ]);
  await db.transaction().execute((tx) => eraseComplaints(tx, customer.id));
  expect(await exportComplaints(db, customer.id)).toEqual([]);
  const rows = await db
    .selectFrom('complaints.tickets')
    .select(['details', 'answer'])
    .where('order_uid', '=', uid)
    .execute();
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/onion|Asha|Lane/);
});

test('S10.9 staff who speak with customers read the complaints about an order', async () => {
  const { ticket_no } = await raise();
  const support = await createMember(shop, 'support');
  const read = (of: string) =>
    support.api('GET /api/v1/staff/orders/{uid}/complaints', { params: { uid: of } });
  expect((await read(uid)).results).toMatchObject([{ ticket_no, state: 'OPEN' }]);
  expect((await read('00000000-0000-4000-8000-000000000000')).results).toEqual([]);
});
