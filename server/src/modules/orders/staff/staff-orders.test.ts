import { hours, minutes } from '@sabuja/kit';
import {
  createCustomer,
  createMember,
  createOrder,
  createStock,
  expectRefusal,
  groceryLine,
  kitchenLine,
  readOrder,
  readStockQuantity,
  rechargeWallet,
  settleAll,
  type TestMember,
  transitionAsStaff,
  useCustomer,
  useMember,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { saveSetting } from '../../content/index.ts';

const { shop, category } = useSellableShop();
const customer = useCustomer(shop);
const manager = useMember(shop, 'manager');
beforeAll(async () => {
  await saveSetting(shop.app.db, 'PAYMENT_METHODS', 'COD,WALLET');
});

const move = (
  member: TestMember,
  uid: string,
  to: 'CONFIRMED' | 'PACKED' | 'CANCELLED',
  reason?: string,
) =>
  member.api('POST /api/v1/staff/orders/{uid}/move', {
    params: { uid },
    body: { to, ...(reason !== undefined && { reason }) },
  });
const list = (query: object, member = manager) => member.api('GET /api/v1/staff/orders', { query });
const uidsOf = async (query: object) => (await list(query)).results.map(({ uid }) => uid);

describe('the orders board', () => {
  test('S10.6 filters by day, slot, department, zone and status, in pages', async () => {
    const stock = await createStock(shop, category);
    const dish = await createStock(shop, category, { department: 'KITCHEN' });
    const date = '2026-12-02';
    const grocery = await createOrder(customer, [groceryLine(stock)], { delivery_date: date });
    const evening = await createOrder(customer, [groceryLine(stock)], {
      delivery_date: date,
      delivery_slot: '6:00 PM - 8:00 PM',
    });
    const kitchen = await createOrder(customer, [kitchenLine(dish)], { delivery_date: date });
    await move(manager, grocery, 'CONFIRMED');
    const all = await list({ date });
    expect(all).toMatchObject({ total: 3, total_pages: 1 });
    const [first] = all.results;
    expect(await uidsOf({ date, slot: first?.slot_id })).toHaveLength(1);
    expect(await uidsOf({ date, department: 'KITCHEN' })).toEqual([kitchen]);
    expect(await uidsOf({ date, status: 'CONFIRMED' })).toEqual([grocery]);
    expect(await uidsOf({ date, status: 'CONFIRMED,PLACED' })).toHaveLength(3);
    expect(await uidsOf({ date, status: 'NONSENSE' })).toEqual([]);
    const zone = first?.zone ?? expect.fail('Patia has a zone');
    expect(await uidsOf({ date, zone })).toHaveLength(3);
    expect(await uidsOf({ date, zone: 'Another' })).toEqual([]);
    const second = await list({ date, limit: 2, page: 2 });
    expect([second.total_pages, second.results.length]).toEqual([2, 1]);
    expect(await uidsOf({ date })).toContain(evening);
  });

  test('S10.6 S10.466 finds by order number, last digits of the phone, name and product', async () => {
    const asha = await createCustomer(shop, '+919811176543');
    const stock = await createStock(shop, category, { name: 'Ridge gourd 100% fresh' });
    const uid = await createOrder(asha, [groceryLine(stock)], { customer_name: 'Sasmita Rout' });
    const other = await createOrder(customer, [groceryLine(await createStock(shop, category))]);
    const number = uid.slice(0, 8);
    for (const q of [
      number,
      `#${number}`,
      number.toUpperCase(),
      uid,
      '76543',
      '11176543',
      '09811176543',
      '98111.76543',
      'sasmita',
      'gourd 100%',
    ])
      expect([q, await uidsOf({ q })]).toEqual([q, [uid]]);
    expect(await uidsOf({ q: 'gourd_100' })).toEqual([]);
    await sql`update orders.orders set uid = '11176543-0000-4000-8000-000000000000'
      where uid = ${other}`.execute(shop.app.db);
    expect(await uidsOf({ q: '11176543' })).toEqual(['11176543-0000-4000-8000-000000000000']);
    await sql`update orders.orders set uid = ${other} where uid::text like '11176543-%'`.execute(
      shop.app.db,
    );
    expect(await uidsOf({ q: other.slice(0, 8) })).toEqual([other]);
    expect(await uidsOf({ q: "'; drop table" })).toEqual([]);
  });

  test('S10.368 finds a phone or name with hyphens, also if it is like the beginning of an order’s uid', async () => {
    const baba = await createCustomer(shop, '+919845271306');
    const stock = await createStock(shop, category, { name: 'Bag of two' });
    const uid = await createOrder(baba, [groceryLine(stock)], { customer_name: 'Baba Ad-Dad' });
    for (const q of [
      '98452-71306',
      '0-6',
      'ad-d',
      'Ad-Dad',
      uid.slice(0, 20),
      `${uid.slice(0, 8)}-`,
    ])
      expect([q, await uidsOf({ q })]).toEqual([q, q === '0-6' ? [] : [uid]]);
    for (const q of [`${uid}-`, `${uid}0`, '12345678--', '12345678-1234-1', 'a-', '#']) {
      expect([q, await uidsOf({ q })]).toEqual([q, []]);
      const complaints = manager.api('GET /api/v1/staff/complaints', { query: { q } });
      expect([q, (await complaints).results]).toEqual([q, []]);
    }
  });

  test('masks the phone for who need not see it', async () => {
    const uid = await createOrder(customer, [groceryLine(await createStock(shop, category))]);
    const picker = await createMember(shop, 'picker');
    const phoneFor = async (member: TestMember) =>
      (await member.api('GET /api/v1/staff/orders/{uid}', { params: { uid } })).phone;
    expect(await phoneFor(manager)).toBe(customer.mobileNo);
    expect(await phoneFor(picker)).toBe(`+91 ••••••${customer.mobileNo.slice(-4)}`);
  });

  test('S10.481 who sees it masked finds the digits shown and a whole number, not the digits between; e-mail is masked too', async () => {
    const email = 'sasmita@example.in';
    const uid = await createOrder(customer, [groceryLine(await createStock(shop, category))], {
      email,
    });
    const support = await createMember(shop, 'support');
    for (const role of ['picker', 'kitchen', 'accounts'] as const) {
      const member = await createMember(shop, role);
      const found = async (q: string) =>
        (await list({ q }, member)).results.some((order) => order.uid === uid);
      const phone = customer.mobileNo.slice(3);
      const tried = [phone.slice(-4), phone.slice(-5), phone.slice(-9), phone];
      expect([role, await Promise.all(tried.map(found))]).toEqual([
        role,
        [true, false, false, true],
      ]);
      const order = await member.api('GET /api/v1/staff/orders/{uid}', { params: { uid } });
      expect([role, order.email]).toEqual([role, 's•••@example.in']);
    }
    expect((await list({ q: customer.mobileNo.slice(-6) }, support)).results).not.toEqual([]);
    const order = await support.api('GET /api/v1/staff/orders/{uid}', { params: { uid } });
    expect(order.email).toBe(email);
  });

  test('says what is late or will be, from the slot and the status', async () => {
    const stock = await createStock(shop, category);
    const uid = await createOrder(customer, [groceryLine(stock)], { delivery_date: '2026-11-22' });
    const latenessAt = async (instant: string) => {
      shop.clock.set(instant);
      return (await list({ q: uid }, await createMember(shop, 'manager'))).results[0]?.lateness;
    };
    // The slot is 11:00 AM to 1:00 PM IST.
    expect(await latenessAt('2026-11-22T03:29:00Z')).toBe('on_time');
    expect(await latenessAt('2026-11-22T03:30:00Z')).toBe('soon');
    expect(await latenessAt('2026-11-22T07:29:00Z')).toBe('soon');
    expect(await latenessAt('2026-11-22T07:30:00Z')).toBe('late');
    shop.clock.set('2026-11-21T04:30:00Z');
  });
});

describe('moving an order', () => {
  test('shows in the timeline by name to staff, and to the customer without it', async () => {
    const uid = await createOrder(customer, [groceryLine(await createStock(shop, category))]);
    const moved = await move(manager, uid, 'CONFIRMED');
    expect(moved.history.at(-1)).toMatchObject({
      status: 'CONFIRMED',
      actor: 'staff',
      member: expect.stringContaining('manager'),
    });
    expect(moved.moves.map(({ to }) => to)).toEqual(['PICKING', 'PACKED', 'CANCELLED']);
    const { o_status, history } = await readOrder(customer, uid);
    expect([o_status, Object.keys(history.at(-1) ?? {}).sort()]).toEqual([
      'CONFIRMED',
      ['actor', 'at', 'reason', 'status'],
    ]);
  });

  test('repeated and by two at once it is one transition and one audit row', async () => {
    const uid = await createOrder(customer, [groceryLine(await createStock(shop, category))]);
    const second = await createMember(shop, 'manager');
    const outcome = await settleAll(
      [manager, second, manager, second].map((member) => move(member, uid, 'CONFIRMED')),
    );
    expect(outcome.fulfilled).toBe(4);
    expect((await readOrder(customer, uid)).history).toHaveLength(2);
    const rows = await shop.app.db
      .selectFrom('staff.audit')
      .select(['action', 'before', 'after', 'role'])
      .where('subject_id', '=', uid)
      .execute();
    expect(rows).toEqual([
      {
        action: 'order.move',
        role: 'manager',
        before: { status: 'PLACED' },
        after: { status: 'CONFIRMED' },
      },
    ]);
  });

  test('refuses what the status does not allow, an unknown order, and what the role may not', async () => {
    const uid = await createOrder(customer, [groceryLine(await createStock(shop, category))]);
    expect((await expectRefusal(move(manager, uid, 'PACKED'))).problem).toMatchObject({
      code: 'CANNOT_MOVE',
      details: { o_status: 'PLACED' },
    });
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect((await expectRefusal(move(manager, unknown, 'PACKED'))).problem.code).toBe('NO_ORDER');
    const picker = await createMember(shop, 'picker');
    expect((await expectRefusal(move(picker, uid, 'CONFIRMED'))).problem.code).toBe(
      'NOT_PERMITTED',
    );
    const { moves } = await picker.api('GET /api/v1/staff/orders/{uid}', {
      params: { uid },
      headers: { 'accept-language': 'hi' },
    });
    const refused = 'आपकी भूमिका में इसकी अनुमति नहीं है।';
    expect(moves).toContainEqual({ to: 'CONFIRMED', refused });
    expect((await readOrder(customer, uid)).o_status).toBe('PLACED');
  });

  test('cancelling needs a reason, releases the stock, and the customer sees why', async () => {
    const stock = await createStock(shop, category, { quantity: 10 });
    const uid = await createOrder(customer, [groceryLine(stock, 4)]);
    const error = await expectRefusal(move(manager, uid, 'CANCELLED', '  '));
    expect([error.status, error.problem.field]).toEqual([422, 'reason']);
    await move(manager, uid, 'CANCELLED', ' The van broke down ');
    expect(await readStockQuantity(shop, stock)).toBe(10);
    expect((await readOrder(customer, uid)).history.at(-1)).toMatchObject({
      status: 'CANCELLED',
      actor: 'staff',
      reason: 'The van broke down',
    });
  });

  test('S10.10 cancelling a picked order needs what becomes of each item', async () => {
    const ids = [await createStock(shop, category), await createStock(shop, category)];
    const uid = await createOrder(
      customer,
      ids.map((id) => groceryLine(id, 3)),
    );
    await move(manager, uid, 'CONFIRMED');
    const { items } = await move(manager, uid, 'PACKED');
    const cancel = (wasted: number) =>
      manager.api('POST /api/v1/staff/orders/{uid}/move', {
        params: { uid },
        body: {
          to: 'CANCELLED',
          reason: 'Dropped',
          dispositions: items
            .slice(0, wasted)
            .map((item) => ({ item: item.uid, disposition: 'WASTE' as const })),
        },
      });
    const error = await expectRefusal(cancel(1));
    expect([error.status, error.problem.code]).toEqual([422, 'DISPOSITION_NEEDED']);
    const many = await manager.api('POST /api/v1/staff/orders/moves', {
      body: { uids: [uid], to: 'CANCELLED', reason: 'Dropped' },
    });
    expect(many.results[0]).toMatchObject({ ok: false, code: 'DISPOSITION_NEEDED' });
    expect((await readOrder(customer, uid)).o_status).toBe('PACKED');
    await cancel(2);
    expect(await Promise.all(ids.map((id) => readStockQuantity(shop, id)))).toEqual([97, 97]);
  });

  test('S10.9 the documents of an order are a PDF once it was dispatched', async () => {
    const uid = await createOrder(customer, [groceryLine(await createStock(shop, category))]);
    const read = async () =>
      shop.app.http.inject({
        url: `/api/v1/staff/orders/${uid}/documents`,
        headers: manager.headers,
      });
    expect((await read()).json().code).toBe('NO_INVOICE');
    await transitionAsStaff(shop, uid, 'CONFIRMED', 'PACKED', 'OUT_FOR_DELIVERY');
    const response = await read();
    expect(response.headers['content-type']).toBe('application/pdf');
    expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('S10.4 cancelling a paid order needs a second factor of the last 15 minutes', async () => {
    const payer = await createCustomer(shop);
    await rechargeWallet(shop, payer, 500);
    const uid = await createOrder(payer, [groceryLine(await createStock(shop, category))], {
      payment_method: 'WALLET',
    });
    shop.clock.advance(minutes(16));
    const error = await expectRefusal(move(manager, uid, 'CANCELLED', 'No stock'));
    expect([error.status, error.problem.code]).toEqual([403, 'SECOND_FACTOR_NEEDED']);
    const fresh = await createMember(shop, 'manager');
    expect((await move(fresh, uid, 'CANCELLED', 'No stock')).status).toBe('CANCELLED');
    shop.clock.advance(-minutes(16));
  });

  test('S10.8 many at once: each succeeds or fails by itself', async () => {
    const line = [groceryLine(await createStock(shop, category))];
    const [a, b, c] = await Promise.all([1, 2, 3].map(() => createOrder(customer, line)));
    await move(manager, b ?? '', 'CANCELLED', 'Twice');
    const unknown = '00000000-0000-4000-8000-000000000000';
    const { results } = await manager.api('POST /api/v1/staff/orders/moves', {
      body: { uids: [a ?? '', b ?? '', c ?? '', unknown, a ?? ''], to: 'CONFIRMED' },
    });
    expect(results).toEqual([
      { uid: a, ok: true, status: 'CONFIRMED' },
      {
        uid: b,
        ok: false,
        code: 'CANNOT_MOVE',
        message: 'This order is cancelled and can no longer be confirmed.',
      },
      { uid: c, ok: true, status: 'CONFIRMED' },
      { uid: unknown, ok: false, code: 'NO_ORDER', message: 'This order was not found.' },
    ]);
  });

  test('a customer who cancels while the manager confirms: exactly one of them succeeds', async () => {
    const stock = await createStock(shop, category);
    for (let round = 0; round < 5; round++) {
      const uid = await createOrder(customer, [groceryLine(stock)]);
      const { fulfilled, refusals } = await settleAll([
        move(manager, uid, 'CONFIRMED'),
        customer.api('POST /api/v1/orders/{orderId}/cancel', {
          params: { orderId: uid },
          body: {},
        }),
      ]);
      expect([fulfilled, refusals.map(({ problem }) => problem.code)]).toEqual([
        1,
        ['CANNOT_MOVE'],
      ]);
    }
  });
});

test('a session that is idle for too long moves nothing', async () => {
  const late = await createMember(shop, 'manager');
  const uid = await createOrder(customer, [groceryLine(await createStock(shop, category))]);
  shop.clock.advance(hours(3));
  expect((await expectRefusal(move(late, uid, 'CONFIRMED'))).status).toBe(401);
  shop.clock.advance(-hours(3));
});
