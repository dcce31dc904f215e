import { randomUUID } from 'node:crypto';
import { saveShopProfile } from '@sabuja/server/modules/content';
import {
  createCustomer,
  createMember,
  createOrder,
  createStock,
  expectRefusal,
  groceryLine,
  listMessagesTo,
  rechargeWallet,
  setCustomerEmail,
  settleAll,
  type TestCustomer,
  type TestMember,
  transitionAsStaff,
  useCustomer,
  useMember,
  useSellableShop,
} from '@sabuja/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/index.ts';
import { addReasons } from '../complaints/index.ts';
import { eraseNotes, exportNotes } from './index.ts';

const { shop, category } = useSellableShop();
const customer = useCustomer(shop);
const support = useMember(shop, 'support');
const manager = useMember(shop, 'manager');
let stock: number;
beforeAll(async () => {
  stock = await createStock(shop, category, { quantity: 1000 });
  await addReasons(shop.app.db, ['Something was missing']);
});

const find = async (q: string, by: TestMember = support) =>
  (await by.api('GET /api/v1/staff/customers', { query: { q, limit: 100 } })).results;
const uidsOf = async (q: string) => (await find(q)).map(({ uid }) => uid);
const of = (who: Pick<TestCustomer, 'uid'>) => ({ params: { uid: who.uid } });
const read = (who: Pick<TestCustomer, 'uid'> = customer) =>
  support.api('GET /api/v1/staff/customers/{uid}', of(who));
const block = (reason: string, who = customer) =>
  manager.api('PUT /api/v1/staff/customers/{uid}/block', { ...of(who), body: { reason } });
const unblock = (who = customer) =>
  manager.api('DELETE /api/v1/staff/customers/{uid}/block', of(who));
const rename = (full_name: string) =>
  shop.app.db
    .updateTable('identity.customers')
    .set({ full_name })
    .where('id', '=', customer.id)
    .execute();
const auditOf = (uid: string) =>
  shop.app.db
    .selectFrom('staff.audit as a')
    .leftJoin('staff.audit_personal as p', 'p.audit_id', 'a.id')
    .select(['a.action', 'a.member_id', 'a.reason', 'p.values'])
    .where('a.subject_id', '=', uid)
    .orderBy('a.id')
    .execute();
const raise = async (order: string) =>
  (
    await customer.api('POST /api/v1/complaint/', {
      body: {
        user_uid: customer.uid,
        order_id: order,
        details: 'Soft.',
        actions: 'Something was missing',
        severity: 'MEDIUM',
        source: 'WEB',
      },
    })
  ).ticket_no;

describe('customers are found', () => {
  test('S10.75 by phone and name of the account or an order, by order number and ticket', async () => {
    const names = { customer_name: `Padma ${customer.id}`, contact: '+91 70011 22334' };
    const order = await createOrder(customer, [groceryLine(stock)], names);
    const ticket = await raise(order);
    for (const q of [
      customer.mobileNo,
      customer.mobileNo.slice(3),
      customer.mobileNo.slice(-6),
      `padma ${customer.id}`,
      '07001122334',
      order.slice(0, 8),
      `#${order.slice(0, 8)}`,
      order,
      ticket.toLowerCase(),
    ])
      expect([q, await uidsOf(q)]).toEqual([q, [customer.uid]]);
    await rename(`Sri Lalita_${customer.id}`);
    expect(await uidsOf(`lalita_${customer.id}`)).toEqual([customer.uid]);
    expect(await uidsOf('%%%')).toEqual([]);
    expect(await uidsOf('nobody of this name')).toEqual([]);
    const error = await expectRefusal(find('ab'));
    expect(error.problem).toMatchObject({
      field: 'q',
      message: 'Please type 3 characters or more.',
    });
  });

  test('S10.481 by accounts, who may not contact them, by the digits shown or a whole number', async () => {
    const accounts = await createMember(shop, 'accounts');
    const foundBy = async (digits: number) =>
      (await find(customer.mobileNo.slice(-digits), accounts)).some(
        ({ uid }) => uid === customer.uid,
      );
    expect(await Promise.all([4, 5, 9, 10].map(foundBy))).toEqual([true, false, false, true]);
  });

  test('S10.368 and no search fails on a text that is like the beginning of an order’s uid', async () => {
    const order = await createOrder(customer, [groceryLine(stock)], { contact: '+917002233441' });
    for (const q of ['70022-33441', order.slice(0, 20)])
      expect([q, await uidsOf(q)]).toEqual([q, [customer.uid]]);
    for (const q of [`${order}-`, '12345678--', '12345678-1234a'])
      expect([q, await uidsOf(q)]).toEqual([q, []]);
  });

  test('S10.75 page by page, none twice and none left out', async () => {
    const pair = [await createCustomer(shop), await createCustomer(shop)];
    for (const each of pair)
      await createOrder(each, [groceryLine(stock)], { customer_name: 'Two Of Them' });
    const pages = await Promise.all(
      [1, 2].map((page) =>
        support.api('GET /api/v1/staff/customers', { query: { q: 'two of', limit: 1, page } }),
      ),
    );
    expect(pages.map(({ total_pages }) => total_pages)).toEqual([2, 2]);
    expect(pages.flatMap(({ results }) => results.map(({ uid }) => uid))).toEqual(
      pair.map(({ uid }) => uid).reverse(),
    );
  });
});

describe('a customer', () => {
  test('S10.76 is shown with orders, wallet, payments, complaints and messages, without a code', async () => {
    const email = await setCustomerEmail(shop, customer);
    await rechargeWallet(shop, customer, 300);
    const first = await createOrder(customer, [groceryLine(stock)]);
    const second = await createOrder(customer, [groceryLine(stock, 2)]);
    const ticket_no = await raise(first);
    await transitionAsStaff(shop, first, 'CONFIRMED', 'PACKED', 'OUT_FOR_DELIVERY');
    expect(await read()).toMatchObject({
      uid: customer.uid,
      name: 'Asha Das',
      phone: `+91 ••••••${customer.mobileNo.slice(-4)}`,
      email: 'a•••@example.in',
      orders: 2,
      wallet: { balance: 300, owed: 0 },
      block: null,
      notes: [],
    });
    const list = (part: 'orders' | 'wallet' | 'payments' | 'complaints' | 'messages') =>
      support.api(
        // All these calls have the same parameters.
        `GET /api/v1/staff/customers/{uid}/${part}` as 'GET /api/v1/staff/customers/{uid}/orders',
        { ...of(customer), query: {} },
      ) as Promise<{ results: object[]; total: number }>;
    expect((await list('orders')).results).toMatchObject([
      { uid: second, order_no: second.slice(0, 8), status: 'PLACED' },
      { uid: first, status: 'OUT_FOR_DELIVERY' },
    ]);
    expect((await list('wallet')).results).toMatchObject([{ amount: 300 }]);
    expect((await list('payments')).results).toEqual([]);
    expect((await list('complaints')).results).toMatchObject([{ ticket_no, stage: 'NEW' }]);
    const { results: messages, total } = await list('messages');
    expect(total).toBeGreaterThan(messages.length - 1);
    const sent = JSON.stringify(messages);
    expect(sent).toContain(ticket_no);
    // Staff must not see the code for the rider; only the customer gets it.
    expect(JSON.stringify(await listMessagesTo(shop, customer.mobileNo))).toContain(
      'Code for the rider',
    );
    expect(sent).not.toContain('Code for the rider');
    expect(JSON.stringify([await read(), await list('orders'), sent])).not.toContain(email);
  });

  test('S10.76 is revealed with an entry of the audit log for each time', async () => {
    await customer.api('POST /api/v1/address/{userUid}', {
      params: { userUid: customer.uid },
      body: {
        room_no: '12',
        locality: 'Lane 3',
        area: 'Patia',
        pincode: '751024',
        type: 'Home',
        full_address: '12, Lane 3, Patia',
      },
    });
    const masked = await read();
    expect(masked.addresses).toMatchObject([{ type: 'Home', pincode: '751024' }]);
    expect(JSON.stringify(masked)).not.toContain('Lane 3');
    expect(await auditOf(customer.uid)).toEqual([]);
    const reveal = (uid = customer.uid) =>
      support.api('POST /api/v1/staff/customers/{uid}/reveal', { params: { uid } });
    const contact = await reveal();
    expect(contact).toMatchObject({ phone: customer.mobileNo, email: null });
    expect(contact.addresses[0]?.text).toContain('Lane 3');
    await reveal();
    const entry = { action: 'customer.reveal', member_id: support.id };
    expect(await auditOf(customer.uid)).toMatchObject([entry, entry]);
    const accounts = await createMember(shop, 'accounts');
    const refused = accounts.api('POST /api/v1/staff/customers/{uid}/reveal', of(customer));
    expect((await expectRefusal(refused)).status).toBe(403);
    expect((await expectRefusal(reveal(randomUUID()))).problem.code).toBe('NO_CUSTOMER');
  });

  test('S10.77 has notes of staff: each once, exported with their data, erased with the account', async () => {
    const add = (text: string, id = randomUUID()) =>
      support.api('POST /api/v1/staff/customers/{uid}/notes', {
        ...of(customer),
        body: { id, text },
      });
    const id = randomUUID();
    await Promise.all(Array.from({ length: 5 }, () => add(' Rings at the side door. ', id)));
    const { notes } = await add('Second');
    expect(notes).toMatchObject([
      { text: 'Second', member: expect.stringMatching(/^support/) },
      { text: 'Rings at the side door.', at: shop.clock.now().toISOString() },
    ]);
    expect((await expectRefusal(add('  '))).problem.field).toBe('text');
    expect(await auditOf(customer.uid)).toMatchObject([
      { action: 'customer.note', values: { text: 'Rings at the side door.' } },
      { action: 'customer.note' },
    ]);
    expect((await exportNotes(shop.app.db, customer.id)).map(({ text }) => text)).toEqual([
      'Rings at the side door.',
      'Second',
    ]);
    await inTransaction(shop.app.db, (tx) => eraseNotes(tx, customer.id));
    expect((await read()).notes).toEqual([]);
  });
});

describe('a block', () => {
  test('S10.78 refuses orders with a message that names how to reach the shop, until it is taken back', async () => {
    const order = () => createOrder(customer, [groceryLine(stock)]);
    await block('Refused three deliveries');
    expect((await read()).block).toMatchObject({
      reason: 'Refused three deliveries',
      member: expect.stringMatching(/^manager/),
    });
    expect(await find(customer.mobileNo)).toMatchObject([{ is_blocked: true }]);
    const error = await expectRefusal(order());
    expect([error.status, error.problem]).toMatchObject([
      403,
      {
        code: 'ORDERING_BLOCKED',
        message: 'Your account cannot place orders at the moment. Please contact the shop.',
      },
    ]);
    const { phone, email } = await saveProfile();
    expect((await expectRefusal(order())).problem.message).toBe(
      `Your account cannot place orders at the moment. Please contact us: ${phone}, ${email}.`,
    );
    expect((await unblock()).block).toBeNull();
    await unblock();
    await order();
    expect(await auditOf(customer.uid)).toMatchObject([
      { action: 'customer.block', reason: null, values: { reason: 'Refused three deliveries' } },
      { action: 'customer.unblock' },
    ]);
    expect((await expectRefusal(block('  '))).problem.field).toBe('reason');
  });

  test('S10.78 holds for every order that begins after it, however many are placed at once', async () => {
    const orders = Array.from({ length: 6 }, () => createOrder(customer, [groceryLine(stock)]));
    const blocked = block('Fraud');
    const before = await settleAll(orders);
    await blocked;
    expect(before.refusals.every(({ problem }) => problem.code === 'ORDERING_BLOCKED')).toBe(true);
    const after = await settleAll(
      Array.from({ length: 6 }, () => createOrder(customer, [groceryLine(stock)])),
    );
    expect([after.fulfilled, after.refusals.length]).toEqual([0, 6]);
    expect((await read()).orders).toBe(before.fulfilled);
  });
});

/** Saves a shop profile; returns the shop's contact details. */
async function saveProfile() {
  const profile = {
    name: 'Sabuja',
    name_local: '',
    tagline: '',
    promise: '',
    legal_name: 'Sabuja Pvt Ltd',
    office_address: 'Patia',
    farm_address: '',
    office_location: null,
    farm_location: null,
    phone: '+91 674 000 0000',
    support_hours: '',
    chat_link: '',
    email: 'help@example.in',
    fssai: '',
    gstin: '',
    grievance_officer: '',
    grievance_phone: '',
    grievance_email: '',
    social_links: [],
    app_links: [],
  };
  await saveShopProfile(shop.app.db, profile);
  return profile;
}
