import {
  createCombo,
  createMember,
  createOrder,
  createStock,
  expectRefusal,
  groceryLine,
  kitchenLine,
  settleAll,
  type TestMember,
  transitionAsStaff,
  useCustomer,
  useMember,
  useSellableShop,
} from '@sabuja/testing';
import { describe, expect, test } from 'vitest';

const { shop, category } = useSellableShop();
const customer = useCustomer(shop);
const manager = useMember(shop, 'manager');

const move = (member: TestMember, uid: string, to: 'PICKING' | 'CONFIRMED' | 'PACKED') =>
  member.api('POST /api/v1/staff/orders/{uid}/move', { params: { uid }, body: { to } });
const confirmedOrder = async () => {
  const uid = await createOrder(customer, [groceryLine(await createStock(shop, category))]);
  await transitionAsStaff(shop, uid, 'CONFIRMED');
  return uid;
};

describe('picking', () => {
  test('of pickers who start one order at once, one has it, and the others learn who', async () => {
    for (let round = 0; round < 3; round++) {
      const uid = await confirmedOrder();
      const pickers = await Promise.all([1, 2, 3, 4].map(() => createMember(shop, 'picker')));
      const { fulfilled, refusals } = await settleAll(
        pickers.map((picker) => move(picker, uid, 'PICKING')),
      );
      const order = await manager.api('GET /api/v1/staff/orders/{uid}', { params: { uid } });
      expect(order).toMatchObject({ status: 'PICKING', picker: expect.stringContaining('picker') });
      expect(fulfilled).toBe(1);
      expect(refusals.map(({ status, message }) => `${status} ${message}`)).toEqual(
        Array(3).fill(`409 ${order.picker} is picking this order.`),
      );
    }
  });

  test('S10.204 pickers who claim overlapping orders at once share them out, each order to one', async () => {
    const pickers = await Promise.all([1, 2, 3].map(() => createMember(shop, 'picker')));
    for (let round = 0; round < 3; round++) {
      const uids = await Promise.all([1, 2, 3, 4, 5].map(confirmedOrder));
      const claims = await Promise.all(
        // The pickers send the orders in different sequences, which must not deadlock.
        [uids, uids.toReversed(), uids.slice(1, 4)].map((chosen, index) =>
          pickers[index]?.api('POST /api/v1/staff/orders/moves', {
            body: { uids: chosen, to: 'PICKING' },
          }),
        ),
      );
      const results = claims.flatMap((claim) => claim?.results ?? []);
      const claimed = results.filter(({ ok }) => ok).map(({ uid }) => uid);
      expect(claimed.toSorted()).toEqual(uids.toSorted());
      const codes = results.flatMap(({ ok, code }) => (ok ? [] : [code]));
      expect(codes).toEqual(Array(8).fill('CLAIMED'));
    }
  });

  test('only the picker packs or releases the order, or a manager', async () => {
    const [first, second] = [
      await createMember(shop, 'picker'),
      await createMember(shop, 'picker'),
    ];
    const uid = await confirmedOrder();
    await move(first, uid, 'PICKING');
    expect((await move(first, uid, 'PICKING')).status).toBe('PICKING');
    for (const to of ['PACKED', 'CONFIRMED', 'PICKING'] as const)
      expect((await expectRefusal(move(second, uid, to))).problem.code).toBe('CLAIMED');
    expect((await expectRefusal(move(manager, uid, 'PICKING'))).problem.code).toBe('CLAIMED');
    const released = await move(first, uid, 'CONFIRMED');
    expect([released.status, released.picker]).toEqual(['CONFIRMED', null]);
    await move(second, uid, 'PICKING');
    expect(await move(manager, uid, 'PACKED')).toMatchObject({ status: 'PACKED', picker: null });
  });
});

describe('sheets', () => {
  const delivery_date = '2026-12-09';
  const harvest = (query: object) =>
    manager.api('GET /api/v1/staff/sheets/harvest', { query: { date: delivery_date, ...query } });

  test('the harvest list adds up a day over all open orders, combos by their parts', async () => {
    const rice = await createStock(shop, category, { name: 'Rice', units: '1 kg' });
    const ghee = await createStock(shop, category, { name: 'Ghee', units: '500 g' });
    const combo = await createCombo(shop, category.subcategoryId, [rice, ghee]);
    await createOrder(customer, [groceryLine(rice, 3)], { delivery_date });
    await createOrder(customer, [groceryLine(rice), { ...groceryLine(combo, 2), type: 'COMBO' }], {
      delivery_date,
      delivery_slot: '6:00 PM - 8:00 PM',
    });
    const cancelled = await createOrder(customer, [groceryLine(rice, 9)], { delivery_date });
    await transitionAsStaff(shop, cancelled, 'CANCELLED');
    const { results } = await harvest({});
    expect(results).toMatchObject([
      { stock_id: ghee, name: 'Ghee', units: '500 g', quantity: 2, orders: 1 },
      { stock_id: rice, name: 'Rice', units: '1 kg', quantity: 6, orders: 2 },
    ]);
    expect(results[0]?.aisle).not.toBe('');
    const day = await manager.api('GET /api/v1/staff/slots', { query: { date: delivery_date } });
    const evening = day.results.find(
      ({ name, department }) => department === 'GROCERY' && name.startsWith('6:00'),
    );
    expect((await harvest({ slot: evening?.slot_id })).results).toMatchObject([
      { quantity: 2 },
      { quantity: 3 },
    ]);
    expect((await expectRefusal(harvest({ date: '2026-02-30' }))).problem.code).toBe('BAD_DATE');
  });

  test('S10.17 the kitchen sheet lists dishes by slot with portions, members and occasion', async () => {
    const dish = await createStock(shop, category, { name: 'Dalma', department: 'KITCHEN' });
    const uid = await createOrder(customer, [kitchenLine(dish, 30)], {
      delivery_date,
      occasion: 'Birthday',
      occasion_members: 25,
    });
    await createOrder(customer, [kitchenLine(dish, 2)], { delivery_date });
    const { results } = await manager.api('GET /api/v1/staff/sheets/kitchen', {
      query: { date: delivery_date },
    });
    expect(results).toMatchObject([
      {
        slot: '11:00 AM - 1:00 PM',
        name: 'Dalma',
        portions: 32,
        orders: [{ uid, quantity: 30, members: 25, occasion: 'Birthday' }, { quantity: 2 }],
      },
    ]);
  });

  test.each(['harvest', 'kitchen'])(
    'the %s sheet is a PDF, also of a day without orders',
    async (name) => {
      for (const date of [delivery_date, '2026-12-31']) {
        const { statusCode, headers, rawPayload } = await shop.app.http.inject({
          url: `/api/v1/staff/sheets/${name}/pdf?date=${date}`,
          headers: manager.headers,
        });
        expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
        expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      }
    },
  );
});
