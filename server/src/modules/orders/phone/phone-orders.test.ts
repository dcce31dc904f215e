import { randomUUID } from 'node:crypto';
import type { OrderLine, PhoneOrder } from '@sabuja/contract';
import { orderLimitSettings } from '@sabuja/contract/rules/order-limits';
import {
  createCustomer,
  createMember,
  createRound,
  createStock,
  expectRefusal,
  groceryLine,
  listMessagesTo,
  readLatestCode,
  readOrder,
  readStockQuantity,
  rechargeWallet,
  refusalCode,
  settleAll,
  signInByCode,
  startDelivery,
  transitionAsStaff,
  useCustomer,
  useMember,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { saveSetting } from '../../content/index.ts';

const { shop, category } = useSellableShop();
const customer = useCustomer(shop);
const manager = useMember(shop, 'manager');
const support = useMember(shop, 'support');
const rider = useMember(shop, 'rider');

beforeEach(async () => {
  for (const key of orderLimitSettings) await saveSetting(shop.app.db, key, '');
  await saveSetting(shop.app.db, 'PAYMENT_METHODS', 'COD,WALLET');
});

const home = {
  ...{ room_no: '12', locality: 'Lane 3', area: 'Patia', full_address: '' },
  type: 'Home' as const,
};
type Api = Pick<typeof support, 'api'>;
let numbers = 0;
const newNumber = () => `+9199${String(10_000_000 + ++numbers)}`;
const openAccount = (phone: string, consent = true, by: Api = support) =>
  by.api('POST /api/v1/staff/phone-customers', {
    body: { phone, full_name: ' Mina Sahu ', language: 'or', consent },
  });
const addAddress = async (uid: string, pincode = '751024') =>
  (
    await support.api('POST /api/v1/staff/customers/{uid}/addresses', {
      params: { uid },
      body: { ...home, pincode },
    })
  ).uid;
const estimate = (uid: string, lines: OrderLine[], overrides = {}, by: Api = support) =>
  by.api('POST /api/v1/staff/customers/{uid}/estimates', {
    params: { uid },
    body: { lines, pincode: '751024', payment_method: 'COD', is_same: false, ...overrides },
  });
const send = (
  uid: string,
  body: PhoneOrder,
  { key, by = support }: { key?: string; by?: Api } = {},
) =>
  by.api('POST /api/v1/staff/customers/{uid}/orders', {
    params: { uid },
    body,
    ...(key && { headers: { 'idempotency-key': key } }),
  });
/** Builds an order of these lines for a customer, based on a new estimate. */
async function build(uid: string, items: OrderLine[], overrides: Partial<PhoneOrder> = {}) {
  const payment_method = overrides.payment_method ?? 'COD';
  const { estimation_id } = await estimate(uid, items, { payment_method });
  return {
    deliver_to: 'Mina Sahu',
    customer_address: await addAddress(uid),
    pincode: '751024',
    contact: '',
    customer_name: 'Mina Sahu',
    delivery_date: '2026-11-24',
    delivery_slot: '11:00 AM - 1:00 PM',
    payment_method,
    estimation_id,
    items,
    ...overrides,
  } satisfies PhoneOrder;
}
const place = async (uid: string, items: OrderLine[], overrides: Partial<PhoneOrder> = {}) => {
  const { data } = await send(uid, await build(uid, items, overrides));
  return data[0] ?? expect.fail('an order has a uid');
};
const deleteAddresses = (uid: string) =>
  sql`delete from identity.addresses where customer_id = (select id from identity.customers where uid = ${uid}::uuid)`.execute(
    shop.app.db,
  );
const line = async (quantity = 2) => groceryLine(await createStock(shop, category), quantity);
const auditOf = async (subject_id: string) =>
  (await manager.api('GET /api/v1/staff/audit', { query: { subject_id } })).results;

/** Signs in the owner of a number. */
async function holdNumber(phone: string, uid: string) {
  const { access_token } = await signInByCode(shop, phone);
  const holder = { api: shop.api({ authorization: `Bearer ${access_token}` }) } as never;
  const addresses = () =>
    (holder as Api).api('GET /api/v1/address/user/{uid}', { params: { uid } });
  return { holder, addresses };
}

describe('S10.240 an unknown caller', () => {
  test('S10.240 gets an account once they agree to the privacy notice, recorded with who read it and when', async () => {
    const phone = newNumber();
    expect(await refusalCode(openAccount(phone, false))).toBe('CONSENT_NEEDED');
    const { uid, is_new } = await openAccount(phone);
    expect(is_new).toBe(true);
    const consents = await shop.app.db
      .selectFrom('identity.phone_consents as p')
      .innerJoin('identity.customers as c', 'c.id', 'p.customer_id')
      .select(['p.member_id', 'p.given_at', 'c.full_name', 'c.language'])
      .where('c.uid', '=', uid)
      .execute();
    expect(consents).toEqual([
      {
        member_id: support.id,
        given_at: shop.clock.now(),
        full_name: 'Mina Sahu',
        language: 'or',
      },
    ]);
    const [entry] = await auditOf(uid);
    expect(entry).toMatchObject({ action: 'customer.create', after: { consent: 'phone' } });
    const read = () => support.api('GET /api/v1/staff/customers/{uid}', { params: { uid } });
    expect(await read()).toMatchObject({ is_confirmed: false, language: 'or' });
    await signInByCode(shop, phone);
    expect(await read()).toMatchObject({ is_confirmed: true, name: 'Mina Sahu' });
  });

  test('S10.240 whose number has an account is that customer, unchanged; two members at once make one account', async () => {
    const { uid, is_new } = await openAccount(customer.mobileNo, false);
    expect([uid, is_new]).toEqual([customer.uid, false]);
    expect((await auditOf(uid)).length).toBe(0);
    const phone = newNumber();
    const members = await Promise.all([1, 2, 3].map(() => createMember(shop, 'support')));
    const opened = await Promise.all(members.map((member) => openAccount(phone, true, member)));
    expect(new Set(opened.map((one) => one.uid)).size).toBe(1);
    expect(opened.filter((one) => one.is_new)).toHaveLength(1);
  });

  test('S10.241 whose number is wrong: who signs in with it sees neither address nor name of the order, until its code is given at the door', async () => {
    const phone = newNumber();
    const { uid } = await openAccount(phone);
    const order = await place(uid, [await line()]);
    const { holder, addresses } = await holdNumber(phone, uid);
    expect(await readOrder(holder, order)).toMatchObject({
      ...{ delivery_address: '751024', deliver_to: '' },
      ...{ placed_by_phone: true, recipient_hidden: true },
    });
    expect(await addresses()).toEqual([]);
    await transitionAsStaff(shop, order, 'CONFIRMED', 'PACKED');
    await createRound(manager, rider, [order]);
    await startDelivery(rider, order);
    const invoice = (holder as Api).api('GET /api/v1/orders/{orderId}/invoice', {
      params: { orderId: order },
    });
    expect(await refusalCode(invoice)).toBe('NO_INVOICE');
    const { delivery_code: code } = await readOrder(holder, order);
    await rider.api('POST /api/v1/staff/deliveries/{uid}/delivered', {
      params: { uid: order },
      body: { code: code ?? '' },
    });
    const delivered = await readOrder(holder, order);
    expect(delivered.delivery_address).toContain('Lane 3');
    expect(delivered.recipient_hidden).toBeUndefined();
    expect(await addresses()).toHaveLength(1);
  });

  test.each(['the saved address', 'a new address'] as const)(
    'S10.241 whose number is wrong: neither is shown in the next order, to %s, after somebody signed in',
    async (kind) => {
      const phone = newNumber();
      const { uid } = await openAccount(phone);
      const saved = await addAddress(uid);
      const isNew = kind === 'a new address';
      if (isNew) {
        const first = await place(uid, [await line()], { customer_address: saved });
        await transitionAsStaff(shop, first, 'CANCELLED');
        await deleteAddresses(uid);
      }
      const { holder, addresses } = await holdNumber(phone, uid);
      const chosen = isNew ? {} : { customer_address: saved };
      const next = await place(uid, [await line()], chosen);
      expect(await readOrder(holder, next)).toMatchObject({
        ...{ delivery_address: '751024', deliver_to: '', recipient_hidden: true },
      });
      expect(await addresses()).toEqual([]);
    },
  );
});

describe('S10.242 an order by phone', () => {
  test('S10.242 is that of the customer, placed by the member: their page, timeline, audit log and message say so; the cart stays', async () => {
    const stock = await createStock(shop, category, { quantity: 10 });
    await customer.api('POST /api/v1/cart/item/', { query: { item_id: stock, quantity: 1 } });
    const before = await customer.api('GET /api/v1/cart/');
    const uid = await place(customer.uid, [groceryLine(stock, 2)]);
    expect(await customer.api('GET /api/v1/cart/')).toEqual(before);
    expect(await readStockQuantity(shop, stock)).toBe(8);
    const own = await readOrder(customer, uid);
    expect(own).toMatchObject({ placed_by_phone: true, o_status: 'PLACED' });
    expect(own.delivery_address).toContain('Lane 3');
    expect(own.history[0]).toMatchObject({ status: 'PLACED', actor: 'staff' });
    const { history } = await support.api('GET /api/v1/staff/orders/{uid}', { params: { uid } });
    expect(history[0]?.member).toMatch(/^support/);
    const [entry] = await auditOf(uid);
    expect(entry).toMatchObject({ action: 'order.place', after: { payment_method: 'COD' } });
    const [message] = await listMessagesTo(shop, customer.mobileNo);
    expect(message?.body).toContain('is placed');
  });

  test('S10.242 is placed once for its key, by however many presses; the key belongs to one request', async () => {
    const stock = await createStock(shop, category, { quantity: 10 });
    const key = randomUUID();
    const body = await build(customer.uid, [groceryLine(stock, 2)]);
    const sent = await Promise.all(
      Array.from({ length: 6 }, () => send(customer.uid, body, { key })),
    );
    expect(new Set(sent.map(({ data }) => data[0])).size).toBe(1);
    expect(await readStockQuantity(shop, stock)).toBe(8);
    const other = { ...body, deliver_to: 'Somebody else' };
    expect(await refusalCode(send(customer.uid, other, { key }))).toBe('KEY_REUSED');
  });

  test('S10.242 stays the order of who placed it, and the first status names them', async () => {
    const uid = await place(customer.uid, [await line()]);
    const change = shop.app.db
      .updateTable('orders.orders')
      .set({ placed_by: null })
      .where('uid', '=', uid);
    await expect(change.execute()).rejects.toThrow('who placed order');
  });

  test('S10.243 is refused as the customer’s own would be: stock, minimum, zone, units, slot, day, departments', async () => {
    const few = await createStock(shop, category, { quantity: 1 });
    const { uid } = customer;
    expect(await refusalCode(estimate(uid, [groceryLine(few, 2)]))).toBe('TOO_FEW');
    expect(await refusalCode(estimate(uid, [await line()], { pincode: '700001' }))).toBe(
      'NO_DELIVERY',
    );
    expect(await refusalCode(estimate(uid, [await line(21)]))).toBe('UNIT_LIMIT');
    await saveSetting(shop.app.db, 'MIN_ORDER_AMOUNT', '100000');
    expect(await refusalCode(estimate(uid, [await line()]))).toBe('BELOW_MINIMUM');
    await saveSetting(shop.app.db, 'MIN_ORDER_AMOUNT', '0');
    const late = { delivery_date: '2026-11-20' };
    expect(await refusalCode(send(uid, await build(uid, [await line()], late)))).toBe('PAST_DATE');
    const slot = { delivery_slot: 'no such slot' };
    expect(await refusalCode(send(uid, await build(uid, [await line()], slot)))).toBe('NO_SLOT');
    const full = await createStock(shop, category, { quantity: 2 });
    const [one, two] = [
      await build(uid, [groceryLine(full, 2)]),
      await build((await createCustomer(shop)).uid, [groceryLine(full, 2)]),
    ];
    await send(uid, one);
    const other = await createCustomer(shop);
    const late2 = { ...two, customer_address: await addAddress(other.uid) };
    expect(await refusalCode(send(other.uid, late2))).toBe('TOO_FEW');
  });

  test('S10.243 of a blocked customer is refused with a clear message for staff; of nobody is not found; of another’s address neither', async () => {
    const { uid } = customer;
    const body = await build(uid, [await line()]);
    await manager.api('PUT /api/v1/staff/customers/{uid}/block', {
      params: { uid },
      body: { reason: 'Refused three times' },
    });
    const { status, problem } = await expectRefusal(send(uid, body));
    expect([status, problem.code]).toEqual([403, 'ORDERING_BLOCKED']);
    expect(problem.message).toBe(
      'This customer is blocked from ordering. Their page has the reason.',
    );
    expect(await refusalCode(send(randomUUID(), body))).toBe('NO_CUSTOMER');
    const other = await createCustomer(shop);
    const foreignAddress = {
      ...(await build(other.uid, [await line()])),
      customer_address: body.customer_address,
    };
    expect(await refusalCode(send(other.uid, foreignAddress))).toBe('NO_ADDRESS');
  });

  test('S10.243 of two members at once exceeds no limit of the customer', async () => {
    await saveSetting(shop.app.db, 'MAX_OPEN_CHECKOUTS', '1');
    const { uid } = customer;
    const members = await Promise.all([1, 2, 3, 4].map(() => createMember(shop, 'support')));
    const bodies = await Promise.all(members.map(async () => build(uid, [await line()])));
    const { fulfilled, refusals } = await settleAll(
      members.map((by, i) => send(uid, bodies[i] ?? expect.fail(), { by })),
    );
    expect([fulfilled, refusals.map(({ problem }) => problem.code)]).toEqual([
      1,
      ['OPEN_LIMIT', 'OPEN_LIMIT', 'OPEN_LIMIT'],
    ]);
  });

  test.each(['accounts', 'picker', 'rider', 'kitchen', 'catalogue'] as const)(
    'S10.240 is not for a member of the role %s',
    async (role) => {
      const by = await createMember(shop, role);
      const refused = estimate(customer.uid, [await line()], {}, by);
      expect((await expectRefusal(refused)).status).toBe(403);
    },
  );
});

describe('S10.244 the wallet', () => {
  const code = (uid: string, estimation_id: string, by: Api = support) =>
    by.api('POST /api/v1/staff/customers/{uid}/wallet-code', {
      params: { uid },
      body: { estimation_id },
    });
  const confirm = (uid: string, estimation_id: string, otp: string, by: Api = support) =>
    by.api('POST /api/v1/staff/customers/{uid}/wallet-code/validate', {
      params: { uid },
      body: { estimation_id, otp },
    });
  const balance = async () => (await customer.api('GET /api/v1/wallet/')).balance;

  test('S10.244 is spent only with the code that the customer reads out, for this amount and once', async () => {
    await rechargeWallet(shop, customer, 5000);
    const { uid } = customer;
    const body = await build(uid, [await line()], { payment_method: 'WALLET' });
    const { status, problem } = await expectRefusal(send(uid, body));
    expect([status, problem.code]).toEqual([403, 'STEP_UP_NEEDED']);
    const { amount } = await code(uid, body.estimation_id);
    const [message] = await listMessagesTo(shop, customer.mobileNo);
    expect(message?.body).toContain('from your wallet for your order by phone');
    const otp = await readLatestCode(shop, customer.mobileNo);
    const wrong = otp === '11111' ? '22222' : '11111';
    expect(await refusalCode(confirm(uid, body.estimation_id, wrong))).toBe('INVALID_OTP');
    // The code is not valid for another member, for another estimate, or for a sign-in.
    expect(await refusalCode(confirm(uid, body.estimation_id, otp, manager))).toBe('INVALID_OTP');
    const other = await build(uid, [await line()], { payment_method: 'WALLET' });
    expect(await refusalCode(confirm(uid, other.estimation_id, otp))).toBe('INVALID_OTP');
    const signIn = shop.api()('POST /api/v1/auth/otp/validate', {
      body: { mobile_number: customer.mobileNo, otp },
    });
    expect(await refusalCode(signIn)).toBe('INVALID_OTP');
    await confirm(uid, body.estimation_id, otp);
    expect(await refusalCode(send(uid, other))).toBe('STEP_UP_NEEDED');
    await send(uid, body);
    expect(await balance()).toBe(5000 - amount);
    expect(await refusalCode(send(uid, body))).toBe('ALREADY_ORDERED');
    expect(await balance()).toBe(5000 - amount);
  });

  test('S10.244 is refused by the database too, whatever server places the order', async () => {
    const uid = await place(customer.uid, [await line()]);
    const row = await shop.app.db
      .selectFrom('orders.orders')
      .selectAll()
      .where('uid', '=', uid)
      .executeTakeFirstOrThrow();
    const { id: _, ...copy } = row;
    const insert = shop.app.db
      .insertInto('orders.orders')
      .values({ ...copy, uid: randomUUID(), payment_method: 'WALLET', estimate_id: null });
    await expect(insert.execute()).rejects.toThrow('was not confirmed by its customer');
  });

  test('S10.244 the codes for one number are limited as those of its own are', async () => {
    const { uid } = customer;
    const body = await build(uid, [await line()], { payment_method: 'COD' });
    await code(uid, body.estimation_id);
    expect(await refusalCode(code(uid, body.estimation_id))).toBe('TOO_MANY_CODES');
  });
});
