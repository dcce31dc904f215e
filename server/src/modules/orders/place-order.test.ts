import type { OrderLine, PlaceOrder } from '@sabuja/contract';
import type { ApiError, Client } from '@sabuja/contract/client';
import { minutes } from '@sabuja/kit';
import {
  aCombo,
  aCustomer,
  aShopThatSells,
  aStock,
  openTestShop,
  type TestCustomer,
  type TestShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findBroken } from '../../checks.ts';
import { placeOrder } from './place-order.ts';

let shop: TestShop;
let place: { categoryId: number; subcategoryId: number };
let customer: TestCustomer;
let groceryDay = 0;

beforeAll(async () => {
  shop = await openTestShop();
  place = await aShopThatSells(shop);
});
afterAll(async () => {
  // Whatever the tests above did, at once or in turn, every rule of the database holds.
  expect(await findBroken(shop.app.db)).toEqual([]);
  await shop.close();
});
beforeEach(async () => {
  shop.clock.set('2026-11-21T04:30:00Z');
  customer = await aCustomer(shop);
  groceryDay = (groceryDay % 9) + 1;
});

const stockOf = async (id: number) =>
  (await shop.api()('GET /api/v1/stocks/{id}', { params: { id } })).quantity;
const grocery = (id: number, quantity = 1): OrderLine => ({
  id,
  quantity,
  type: 'STOCK',
  department: 'GROCERY',
});
const order = (items: OrderLine[], wishes: Partial<PlaceOrder> = {}): PlaceOrder => ({
  deliver_to: 'Asha',
  customer_address: '12, Lane 3, Patia',
  pincode: '751024',
  contact: customer.mobileNo,
  customer_name: 'Asha Das',
  delivery_date: `2026-11-2${Math.max(2, groceryDay)}`.slice(0, 10),
  delivery_slot: '11:00 AM - 1:00 PM',
  order_from: 'PWA_WEB',
  payment_method: 'COD',
  items,
  ...wishes,
});
const send = (body: PlaceOrder, key?: string, api: Client = customer.api) =>
  api('POST /api/v1/orders/', { body, ...(key && { headers: { 'idempotency-key': key } }) });
const estimate = (items: OrderLine[], is_same = false) =>
  customer.api('POST /api/v1/orders/calculate-estimation', {
    query: { pincode: '751024', payment_method: 'COD', is_same },
    body: items,
  });
const refused = async (answer: Promise<unknown>): Promise<ApiError> =>
  answer.then(
    () => expect.fail('should have been refused'),
    (error: ApiError) => error,
  );
const setCost = (id: number, paise: number) =>
  sql`update catalogue.stocks set cost_paise = ${paise} where id = ${id}`.execute(shop.app.db);
const ordersInAll = async () =>
  (await customer.api('GET /api/v1/orders/user/{uid}/', { params: { uid: customer.uid } })).total;

test('S7f.2 S7f.5 S3.13 S3.14 a COD order is written whole: amounts, stock, slot, cart, history, message', async () => {
  const id = await aStock(shop, place, {
    cost: 43,
    discountPercent: 12,
    gstPercent: 5,
    quantity: 10,
  });
  await customer.api('POST /api/v1/cart/item/', { query: { item_id: id, quantity: 3 } });
  const { data } = await send(order([grocery(id, 3)]));
  const params = { orderId: data[0] ?? '' };
  const placed = await customer.api('GET /api/v1/orders/{orderId}/', { params });
  expect(placed).toMatchObject({
    uid: data[0],
    user_uid: customer.uid,
    o_status: 'PLACED',
    payment_method: 'COD',
    payment_status: 0,
    applied_discount: 15.48,
    final_tax: 5.68,
    delivery_charges: 25,
    final_amount: 144.2,
    pending_amount: 144.2,
    delivery_address: '12, Lane 3, Patia',
    deliver_to: 'Asha',
  });
  const { result } = await customer.api('GET /api/v1/orders/{orderId}/items/', { params });
  expect(result).toMatchObject([
    { item_id: id, quantity: 3, cost: 37.84, units: '1 kg', final_amount: 113.52 },
  ]);
  expect(await stockOf(id)).toBe(7);
  expect((await customer.api('GET /api/v1/cart/')).items).toEqual([]);
  const history = await sql<{
    status: string;
    actor: string;
  }>`select h.status, h.actor from orders.status_history h
    join orders.orders o on o.id = h.order_id where o.uid = ${data[0]}`.execute(shop.app.db);
  expect(history.rows).toEqual([{ status: 'PLACED', actor: 'customer' }]);
  const outbox = await shop.app.http.inject(
    `/dev/outbox.json?to=${encodeURIComponent(customer.mobileNo)}`,
  );
  expect(outbox.json()[0].body).toContain(`order #${data[0]?.split('-')[0]} for ₹144.20 is placed`);
});

describe('many at once', () => {
  test('60 customers for the last 10 leave exactly 0 and 10 orders', async () => {
    const id = await aStock(shop, place, { quantity: 10 });
    const customers = await Promise.all(Array.from({ length: 60 }, () => aCustomer(shop)));
    const answers = await Promise.allSettled(
      customers.map(({ api }) => send(order([grocery(id)]), undefined, api)),
    );
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(10);
    const failures = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [answer.reason as ApiError] : [],
    );
    expect(new Set(failures.map((error) => error.status))).toEqual(new Set([409]));
    expect(await stockOf(id)).toBe(0);
    const sold = await sql<{
      n: number;
    }>`select coalesce(sum(quantity), 0)::int as n from orders.items
      where item_id = ${id}`.execute(shop.app.db);
    expect(sold.rows[0]?.n).toBe(10);
  });

  test('the same Idempotency-Key sent at once makes one order and one answer', async () => {
    const id = await aStock(shop, place, { quantity: 10 });
    const body = order([grocery(id)]);
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(body, 'same-key')));
    expect(new Set(answers.map((answer) => answer.data[0])).size).toBe(1);
    expect(await stockOf(id)).toBe(9);
    expect(await ordersInAll()).toBe(1);
  });

  test('orders of the same goods in opposite order never wait for each other for ever', async () => {
    const [a, b] = await Promise.all([aStock(shop, place), aStock(shop, place)]);
    const customers = await Promise.all(Array.from({ length: 20 }, () => aCustomer(shop)));
    const answers = await Promise.allSettled(
      customers.map(({ api }, i) =>
        send(order(i % 2 ? [grocery(a), grocery(b)] : [grocery(b), grocery(a)]), undefined, api),
      ),
    );
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(20);
    expect([await stockOf(a), await stockOf(b)]).toEqual([80, 80]);
  });

  test('the last place of a slot is sold once', async () => {
    const id = await aStock(shop, place);
    await sql`update delivery.slots set capacity = 1 where department = 'GROCERY' and name like '6:00 PM%'`.execute(
      shop.app.db,
    );
    const customers = await Promise.all(Array.from({ length: 8 }, () => aCustomer(shop)));
    const late = { delivery_slot: '6:00 PM - 8:00 PM', delivery_date: '2026-12-15' };
    const answers = await Promise.allSettled(
      customers.map(({ api }) => send(order([grocery(id)], late), undefined, api)),
    );
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1);
    const [failure] = answers.flatMap((a) =>
      a.status === 'rejected' ? [a.reason as ApiError] : [],
    );
    expect([failure?.status, failure?.problem.message]).toEqual([
      409,
      'The slot 6:00 PM - 8:00 PM is full. Please choose another.',
    ]);
    expect(await stockOf(id)).toBe(99);
  });
});

describe('idempotency', () => {
  test('a key is the customer’s own: a stranger’s same key is another order', async () => {
    const id = await aStock(shop, place);
    const stranger = await aCustomer(shop);
    const body = order([grocery(id)]);
    const mine = await send(body, 'a-key');
    const theirs = await send(body, 'a-key', stranger.api);
    expect(mine.data).not.toEqual(theirs.data);
  });
  test('a key with another request is refused', async () => {
    const id = await aStock(shop, place);
    await send(order([grocery(id)]), 'k');
    expect((await refused(send(order([grocery(id, 2)]), 'k'))).problem.code).toBe('KEY_REUSED');
  });
  test('a repeat is answered as the first was, even when its day has gone by', async () => {
    const id = await aStock(shop, place);
    const body = order([grocery(id)], {
      delivery_date: '2026-11-21',
      delivery_slot: '6:00 PM - 8:00 PM',
    });
    const first = await send(body, 'over-midnight');
    shop.clock.set('2026-11-21T18:31:00Z');
    const outcome = await placeOrder(
      {
        db: shop.app.db,
        clock: shop.clock,
        notify: async () => {},
        shopName: async () => 'Sabuja',
      },
      { customerUid: customer.uid, customerId: customer.id },
      body,
      'over-midnight',
    );
    expect(outcome).toEqual(first);
  });
  test('a key too long to keep is refused, not cut', async () => {
    const id = await aStock(shop, place);
    expect((await refused(send(order([grocery(id)]), 'k'.repeat(201)))).problem.code).toBe(
      'KEY_TOO_LONG',
    );
  });
  test('a refused order frees its key', async () => {
    const id = await aStock(shop, place, { quantity: 1 });
    const body = order([grocery(id, 2)]);
    expect((await refused(send(body, 'again'))).status).toBe(409);
    await sql`update catalogue.stocks set quantity = 5 where id = ${id}`.execute(shop.app.db);
    expect((await send(body, 'again')).data).toHaveLength(1);
  });
});

describe('estimates', () => {
  test('S7f.4 S3.16 the answer has every amount in rupees', async () => {
    const id = await aStock(shop, place, { cost: 100, discountPercent: 10, gstPercent: 5 });
    expect(await estimate([grocery(id, 2)])).toMatchObject({
      total_item_cost: 200,
      total_discount: 20,
      tax_amount: 9,
      shipping_charges: 25,
      final_amount: 214,
      estimation_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });
  test('an order that names one is charged what it said', async () => {
    const id = await aStock(shop, place, { cost: 33.33, discountPercent: 7, gstPercent: 18 });
    const { estimation_id, final_amount } = await estimate([grocery(id, 3)]);
    const { data } = await send(order([grocery(id, 3)], { estimation_id }));
    const placed = await customer.api('GET /api/v1/orders/{orderId}/', {
      params: { orderId: data[0] ?? '' },
    });
    expect(placed.final_amount).toBe(final_amount);
  });
  test('when a price moved meanwhile, 409 and a fresh estimate; the fresh one is honoured', async () => {
    const id = await aStock(shop, place, { cost: 50 });
    const { estimation_id } = await estimate([grocery(id, 2)]);
    await setCost(id, 6000);
    const error = await refused(send(order([grocery(id, 2)], { estimation_id }), 'key'));
    expect([error.status, error.problem.code]).toEqual([409, 'PRICE_CHANGED']);
    const fresh = (
      error.problem.details as { estimate: { estimation_id: string; final_amount: number } }
    ).estimate;
    expect(fresh.final_amount).toBe(145);
    expect(await stockOf(id)).toBe(100);
    const { data } = await send(
      order([grocery(id, 2)], { estimation_id: fresh.estimation_id }),
      'key',
    );
    expect(data).toHaveLength(1);
  });
  test('once its 15 minutes are over it is renewed, not honoured', async () => {
    const id = await aStock(shop, place);
    const { estimation_id, expires_at } = await estimate([grocery(id, 2)]);
    expect(Date.parse(expires_at) - shop.clock.now().getTime()).toBe(minutes(15));
    await sql`update pricing.estimates set expires_at = ${shop.clock.now()} where id = ${estimation_id}`.execute(
      shop.app.db,
    );
    expect((await refused(send(order([grocery(id, 2)], { estimation_id })))).problem.code).toBe(
      'PRICE_CHANGED',
    );
  });
  test('S4g.4 in same mode the two orders share one delivery: __2 first without, __1 with it', async () => {
    const sabji = await aStock(shop, place, { cost: 30 });
    const dalma = await aStock(shop, place, { cost: 90, department: 'KITCHEN', gstPercent: 5 });
    const kitchen: OrderLine = { ...grocery(dalma), department: 'KITCHEN' };
    const { estimation_id, final_amount } = await estimate([grocery(sabji), kitchen], true);
    const second = await send(order([grocery(sabji)], { estimation_id: `${estimation_id}__2` }));
    const first = await send(order([kitchen], { estimation_id: `${estimation_id}__1` }));
    const read = (uid = '') =>
      customer.api('GET /api/v1/orders/{orderId}/', { params: { orderId: uid } });
    const [two, one] = [await read(second.data[0]), await read(first.data[0])];
    expect([two.delivery_charges, one.delivery_charges]).toEqual([0, 25]);
    expect(two.final_amount + one.final_amount).toBeCloseTo(final_amount, 10);
  });
  describe('in same mode the one delivery cannot be dodged', () => {
    const both = async () => {
      const sabji = grocery(await aStock(shop, place, { cost: 30 }));
      const dalma: OrderLine = {
        ...grocery(await aStock(shop, place, { cost: 90, department: 'KITCHEN' })),
        department: 'KITCHEN',
      };
      const { estimation_id: id } = await estimate([sabji, dalma], true);
      return { sabji, dalma, id };
    };
    test('both orders as __2', async () => {
      const { sabji, dalma, id } = await both();
      await send(order([sabji], { estimation_id: `${id}__2` }));
      const again = refused(send(order([dalma], { estimation_id: `${id}__2` })));
      expect((await again).problem.code).toBe('ALREADY_ORDERED');
    });
    test('an order that does not say which it is', async () => {
      const { sabji, id } = await both();
      expect((await refused(send(order([sabji], { estimation_id: id })))).problem.code).toBe(
        'NO_ESTIMATE',
      );
    });
    test('both orders at once, for different days', async () => {
      const { sabji, dalma, id } = await both();
      const answers = await Promise.allSettled([
        send(order([sabji], { estimation_id: `${id}__2`, delivery_date: '2026-12-02' })),
        send(order([dalma], { estimation_id: `${id}__1`, delivery_date: '2026-12-03' })),
      ]);
      expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1);
    });
    test('the second order on another day or in another slot', async () => {
      const { sabji, dalma, id } = await both();
      await send(order([sabji], { estimation_id: `${id}__2` }));
      for (const other of [
        { delivery_date: '2026-12-01' },
        { delivery_slot: '7:00 AM - 9:00 AM' },
      ]) {
        const late = refused(send(order([dalma], { estimation_id: `${id}__1`, ...other })));
        expect((await late).problem.code).toBe('OTHER_DELIVERY');
      }
    });
    test('a renewed estimate leaves out what has been ordered', async () => {
      const { sabji, dalma, id } = await both();
      await send(order([sabji], { estimation_id: `${id}__2` }));
      await setCost(dalma.id, 9500);
      const error = await refused(send(order([dalma], { estimation_id: `${id}__1` })));
      const { estimate: fresh } = error.problem.details as {
        estimate: { total_item_cost: number };
      };
      expect(fresh.total_item_cost).toBe(95);
    });
  });
  test('it buys once: a second order on it is refused', async () => {
    const id = await aStock(shop, place);
    const { estimation_id } = await estimate([grocery(id)]);
    await send(order([grocery(id)], { estimation_id }), 'one');
    expect((await refused(send(order([grocery(id)], { estimation_id }), 'two'))).problem.code).toBe(
      'ALREADY_ORDERED',
    );
    expect(await stockOf(id)).toBe(99);
  });
  test('it is for its goods and its owner only', async () => {
    const [a, b] = [await aStock(shop, place), await aStock(shop, place, { cost: 400 })];
    const { estimation_id } = await estimate([grocery(a)]);
    expect((await refused(send(order([grocery(b)], { estimation_id })))).problem.code).toBe(
      'OTHER_GOODS',
    );
    expect((await refused(send(order([grocery(a, 2)], { estimation_id })))).problem.code).toBe(
      'OTHER_GOODS',
    );
    const stranger = await aCustomer(shop);
    const stolen = send(order([grocery(a)], { estimation_id }), undefined, stranger.api);
    expect((await refused(stolen)).problem.code).toBe('NO_ESTIMATE');
  });
});

describe('what is refused, and in which words', () => {
  test.each<[string, Partial<PlaceOrder>, number, string]>([
    ['a day gone by', { delivery_date: '2026-11-20' }, 422, 'The delivery date is in the past.'],
    [
      'a day that does not exist',
      { delivery_date: '2026-02-30' },
      422,
      'Please check the delivery date.',
    ],
    [
      'a day too far ahead',
      { delivery_date: '2027-11-21' },
      422,
      'Please choose a delivery date within 30 days.',
    ],
    [
      'a slot nobody has',
      { delivery_slot: 99999 },
      422,
      'Please choose a time slot from the list.',
    ],
    [
      'a slot of today that is closing',
      { delivery_date: '2026-11-21', delivery_slot: '7:00 AM - 9:00 AM' },
      409,
      'It is too late for the slot 7:00 AM - 9:00 AM. Please choose another.',
    ],
    [
      'a pincode outside every zone',
      { pincode: '110001' },
      422,
      'We do not deliver to 110001 yet.',
    ],
    [
      'a way of paying that the shop does not take',
      { payment_method: 'WALLET' },
      422,
      'Please select a valid payment method.',
    ],
    [
      'an address of nobody',
      { customer_address: '00000000-0000-4000-8000-000000000000' },
      422,
      'Please choose one of your saved addresses.',
    ],
  ])('%s', async (_, wishes, status, message) => {
    const id = await aStock(shop, place);
    const error = await refused(send(order([grocery(id)], wishes)));
    expect([error.status, error.problem.message]).toEqual([status, message]);
    expect(await stockOf(id)).toBe(100);
  });
  test.each([
    ['no items', { items: [] }, 'items'],
    [
      'half a tomato',
      { items: [{ id: 1, quantity: 0.5, type: 'STOCK', department: 'GROCERY' }] },
      'items.0.quantity',
    ],
    [
      'less than nothing',
      { items: [{ id: 1, quantity: -3, type: 'STOCK', department: 'GROCERY' }] },
      'items.0.quantity',
    ],
    ['a pincode of words', { pincode: 'Patia' }, 'pincode'],
    ['no members', { occasion_members: 0 }, 'occasion_members'],
    ['an order from elsewhere', { order_from: 'OTHER' }, 'order_from'],
    ['no date', { delivery_date: undefined }, 'delivery_date'],
  ])('S5.13 nonsense is a 422 with the field named: %s', async (_, wishes, field) => {
    const error = await refused(send({ ...order([grocery(1)]), ...wishes } as PlaceOrder));
    expect([error.status, error.problem.field]).toEqual([422, field]);
  });
  test('kitchen and grocery in one order', async () => {
    const id = await aStock(shop, place);
    const mixed = [grocery(id), { ...grocery(id), department: 'KITCHEN' as const }];
    expect((await refused(send(order(mixed)))).problem.code).toBe('MIXED_DEPARTMENTS');
  });
  test('an item named under the other department', async () => {
    const id = await aStock(shop, place);
    const kitchen = [{ ...grocery(id), department: 'KITCHEN' as const }];
    expect((await refused(send(order(kitchen)))).problem.code).toBe('WRONG_DEPARTMENT');
  });
  test('more than there is, or what is no longer sold', async () => {
    const [few, gone] = [
      await aStock(shop, place, { name: 'Kewra', quantity: 2 }),
      await aStock(shop, place, { inactive: true }),
    ];
    expect((await refused(send(order([grocery(few, 3)])))).problem.message).toBe(
      'Kewra: Only 2 in stock. Please reduce quantity.',
    );
    expect((await refused(send(order([grocery(gone)])))).status).toBe(409);
  });
  test('the same item twice is added up before it is measured against the stock', async () => {
    const id = await aStock(shop, place, { quantity: 3 });
    expect((await refused(send(order([grocery(id, 2), grocery(id, 2)])))).problem.code).toBe(
      'TOO_FEW',
    );
  });
  test('S9.4 less than the minimum order, before discount', async () => {
    await sql`insert into content.settings values ('MIN_ORDER_AMOUNT', '199')`.execute(shop.app.db);
    const id = await aStock(shop, place, { cost: 50, discountPercent: 50 });
    expect((await refused(estimate([grocery(id, 3)]))).problem.message).toBe(
      'Minimum order amount is ₹199',
    );
    expect((await refused(send(order([grocery(id, 3)])))).status).toBe(422);
    expect((await estimate([grocery(id, 4)])).total_item_cost).toBe(200);
    await sql`delete from content.settings where key = 'MIN_ORDER_AMOUNT'`.execute(shop.app.db);
  });
});

test('a combo takes its parts from stock and is taxed at the highest rate among them', async () => {
  const [rice, ghee] = [
    await aStock(shop, place, { quantity: 5, gstPercent: 0 }),
    await aStock(shop, place, { quantity: 4, gstPercent: 5 }),
  ];
  const combo = await aCombo(shop, place.subcategoryId, [rice, ghee], { cost: 200 });
  const line: OrderLine = { ...grocery(combo, 2), type: 'COMBO' };
  expect((await estimate([line])).tax_amount).toBe(20);
  await send(order([line, grocery(rice)]));
  expect([await stockOf(rice), await stockOf(ghee)]).toEqual([2, 2]);
  expect((await shop.api()('GET /api/v1/combo/{id}', { params: { id: combo } })).quantity).toBe(2);
});

test('a stock asked for alone and inside a combo must be there for both', async () => {
  const rice = await aStock(shop, place, { quantity: 5 });
  const combo = await aCombo(shop, place.subcategoryId, [rice], { cost: 200 });
  const lines: OrderLine[] = [grocery(rice, 5), { ...grocery(combo), type: 'COMBO' }];
  expect((await refused(estimate(lines))).problem.code).toBe('TOO_FEW');
  expect((await refused(send(order(lines)))).status).toBe(409);
  expect(
    (await send(order([grocery(rice, 4), { ...grocery(combo), type: 'COMBO' }]))).data,
  ).toHaveLength(1);
  expect(await stockOf(rice)).toBe(0);
});

test('a saved address is kept in words: changing it later leaves the order alone', async () => {
  const id = await aStock(shop, place);
  const address = {
    room_no: '4B',
    locality: 'Lane 2',
    area: 'Patia',
    pincode: '751024',
    type: 'Home' as const,
    full_address: '',
  };
  const saved = await customer.api('POST /api/v1/address/{userUid}', {
    params: { userUid: customer.uid },
    body: address,
  });
  const { data } = await send(order([grocery(id)], { customer_address: saved.uid }));
  await customer.api('DELETE /api/v1/address/{uid}', { params: { uid: saved.uid } });
  const placed = await customer.api('GET /api/v1/orders/{orderId}/', {
    params: { orderId: data[0] ?? '' },
  });
  expect(placed.delivery_address).toBe('4B, Lane 2, Patia, 751024');
});

test('another customer finds nothing of an order, a visitor is asked to sign in', async () => {
  const id = await aStock(shop, place);
  const { data } = await send(order([grocery(id)]));
  const params = { orderId: data[0] ?? '' };
  const stranger = await aCustomer(shop);
  for (const look of [
    (api: Client) => api('GET /api/v1/orders/{orderId}/', { params }),
    (api: Client) => api('GET /api/v1/orders/{orderId}/items/', { params }),
    (api: Client) => api('GET /api/v1/orders/user/{uid}/', { params: { uid: customer.uid } }),
    (api: Client) => api('GET /api/v1/address/user/{uid}', { params: { uid: customer.uid } }),
  ]) {
    expect((await refused(look(stranger.api))).status).toBe(404);
    expect((await refused(look(shop.api()))).status).toBe(401);
  }
});

test('S9.7 a customer’s orders come three a page, newest first', async () => {
  const id = await aStock(shop, place);
  const uids: string[] = [];
  for (let i = 0; i < 4; i++) uids.unshift((await send(order([grocery(id)]))).data[0] ?? '');
  const page = (n: number) =>
    customer.api('GET /api/v1/orders/user/{uid}/', {
      params: { uid: customer.uid },
      query: { page: n },
    });
  const [one, two] = [await page(1), await page(2)];
  expect(one).toMatchObject({ total: 4, total_pages: 2 });
  expect([...one.results, ...two.results].map((o) => o.uid)).toEqual(uids);
  expect(one.results).toHaveLength(3);
});
