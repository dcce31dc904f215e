import type { OrderLine, PhoneOrder } from '@sabuja/contract';
import { orderLimitSettings } from '@sabuja/contract/rules/order-limits';
import {
  buildOrder,
  createCoupon,
  createCustomer,
  createStock,
  expectRefusal,
  groceryLine,
  kitchenLine,
  readOrder,
  readStockQuantity,
  sendOrder,
  settleAll,
  type TestCustomer,
  useMember,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { saveSetting } from '../../content/index.ts';

const { shop, category } = useSellableShop();
const manager = useMember(shop, 'manager');
const support = useMember(shop, 'support');

beforeEach(async () => {
  for (const key of orderLimitSettings) await saveSetting(shop.app.db, key, '');
  await saveSetting(shop.app.db, 'PAYMENT_METHODS', 'COD,WALLET');
});

const NOON = '11:00 AM - 1:00 PM';
type Slot = { delivery_date?: string; delivery_slot?: string };

const estimateOf = ({ uid }: { uid: string }, lines: OrderLine[], overrides: object = {}) =>
  support.api('POST /api/v1/staff/customers/{uid}/estimates', {
    params: { uid },
    body: { lines, pincode: '751024', payment_method: 'COD', is_same: false, ...overrides },
  });
async function addAddress({ uid }: { uid: string }): Promise<string> {
  const { uid: address } = await support.api('POST /api/v1/staff/customers/{uid}/addresses', {
    params: { uid },
    body: {
      ...{ room_no: '12', locality: 'Lane 3', area: 'Patia', full_address: '' },
      ...{ type: 'Home', pincode: '751024' },
    },
  });
  return address;
}
async function build(
  of: { uid: string },
  items: OrderLine[],
  slot: Slot = {},
  estimation?: string,
) {
  return {
    ...{ deliver_to: 'Mina', pincode: '751024', contact: '', customer_name: 'Mina' },
    customer_address: await addAddress(of),
    ...{ delivery_date: '2026-11-24', delivery_slot: NOON, payment_method: 'COD' },
    estimation_id: estimation ?? (await estimateOf(of, items)).estimation_id,
    items,
    ...slot,
  } satisfies PhoneOrder;
}
const send = ({ uid }: { uid: string }, body: PhoneOrder) =>
  support.api('POST /api/v1/staff/customers/{uid}/orders', { params: { uid }, body });

/** The refusal of a phone order, which must equal the refusal of the customer's own order. */
async function refusalOfBoth(items: OrderLine[], slot: Slot = {}) {
  const [caller, other] = [await createCustomer(shop), await createCustomer(shop)];
  const own = await expectRefusal(sendOrder(other, buildOrder(items, slot)));
  const byPhone = await expectRefusal(send(caller, await build(caller, items, slot)));
  expect([byPhone.status, byPhone.problem.code]).toEqual([own.status, own.problem.code]);
  expect(byPhone.problem.details).toEqual(own.problem.details);
  return byPhone.problem;
}
const grocery = async (cost = 100) => groceryLine(await createStock(shop, category, { cost }));
const slotId = async (start: string, department = 'GROCERY') =>
  (
    await sql<{ id: number }>`select id from delivery.slots
      where department = ${department} and name like ${`${start}%`}`.execute(shop.app.db)
  ).rows[0]?.id ?? expect.fail('no such slot');
const setDay = (slot_id: number, body: { capacity: number | null; closed_reason: string | null }) =>
  manager.api('PUT /api/v1/staff/slots/{slot_id}/days/{date}', {
    params: { slot_id, date: '2026-11-25' },
    body: { ...body, translations: {} },
  });
const pause = (scope: string, message: string | null) =>
  manager.api('PUT /api/v1/staff/ordering', { body: { scope, message, translations: {} } });

describe('S10.243 an order by phone', () => {
  test('S10.243 for a full slot is refused with the next free one; of many at once no more than fit are placed', async () => {
    const id = await slotId('11:00 AM');
    const slot = { delivery_date: '2026-11-25' };
    await setDay(id, { capacity: 2, closed_reason: null });
    const line = await grocery();
    const bodies: { of: TestCustomer; body: PhoneOrder }[] = [];
    for (let n = 0; n < 4; n++) {
      const of = await createCustomer(shop);
      bodies.push({ of, body: await build(of, [line], slot) });
    }
    const { fulfilled } = await settleAll(bodies.map(({ of, body }) => send(of, body)));
    expect(fulfilled).toBe(2);
    expect(await readStockQuantity(shop, line.id)).toBe(98);
    const problem = await refusalOfBoth([line], slot);
    expect(problem).toMatchObject({ code: 'SLOT_FULL', details: { next: { date: '2026-11-25' } } });
    await setDay(id, { capacity: null, closed_reason: null });
  });

  test('S10.243 for a slot that the shop has closed is refused with its reason', async () => {
    const id = await slotId('11:00 AM');
    await setDay(id, { capacity: null, closed_reason: 'Ratha Yatra' });
    const problem = await refusalOfBoth([await grocery()], { delivery_date: '2026-11-25' });
    expect(problem.code).toBe('SLOT_CLOSED');
    expect(problem.message).toContain('Ratha Yatra');
    await setDay(id, { capacity: null, closed_reason: null });
  });

  test('S10.243 inside the lead time of an item is refused with the next slot', async () => {
    const tray = await createStock(shop, category, { department: 'KITCHEN', leadTimeHours: 48 });
    const slot = { delivery_date: '2026-11-22' };
    const problem = await refusalOfBoth([kitchenLine(tray)], slot);
    expect(problem.code).toBe('LEAD_TIME');
    expect(await readStockQuantity(shop, tray)).toBe(100);
  });

  test('S10.243 while shop, department or zone is paused is refused with the message of the shop, estimate and order', async () => {
    const { rows } = await sql<{ name: string }>`select z.name from delivery.zones z
      join delivery.pincodes p on p.zone_id = z.id where p.pincode = '751024'`.execute(shop.app.db);
    const caller = await createCustomer(shop);
    const line = await grocery();
    for (const scope of ['shop', 'GROCERY', `zone:${rows[0]?.name}`]) {
      const body = await build(caller, [line]);
      await pause(scope, 'Heavy rain');
      const refusals = [
        await expectRefusal(send(caller, body)),
        await expectRefusal(estimateOf(caller, [line])),
      ];
      for (const { status, problem } of refusals)
        expect([status, problem.code, problem.message]).toEqual([
          409,
          'ORDERING_PAUSED',
          'Heavy rain',
        ]);
      await pause(scope, null);
    }
    expect((await send(caller, await build(caller, [line]))).data).toHaveLength(1);
  });

  test('S10.243 has the coupon that the caller names, once, and its amounts; one that does not apply is named and takes nothing', async () => {
    const coupon = await createCoupon(manager, { amount: 25, once_per_customer: true });
    const caller = await createCustomer(shop);
    const line = await grocery(200);
    const estimate = await estimateOf(caller, [line], { coupon: coupon.code });
    expect(estimate.coupon).toMatchObject({ code: coupon.code, discount: 25, refusal: null });
    const { data } = await send(caller, await build(caller, [line], {}, estimate.estimation_id));
    const order = await readOrder(caller, data[0] ?? '');
    expect([order.coupon?.code, order.final_amount]).toEqual([coupon.code, estimate.final_amount]);
    const again = await estimateOf(caller, [line], { coupon: coupon.code });
    expect(again.coupon).toMatchObject({ discount: 0 });
    expect(again.coupon?.refusal).not.toBeNull();
    const unknown = await estimateOf(caller, [line], { coupon: 'NOSUCH' });
    expect(unknown.coupon).toMatchObject({ discount: 0 });
  });

  test('S10.243 has the customer’s limit of cash, with what is due already', async () => {
    const caller = await createCustomer(shop);
    const line = groceryLine(await createStock(shop, category, { cost: 500 }), 4);
    await send(caller, await build(caller, [line]));
    const more = { ...line, quantity: 3 };
    const { status, problem } = await expectRefusal(estimateOf(caller, [more]));
    expect([status, problem.code]).toEqual([422, 'CASH_LIMIT']);
    const own = await expectRefusal(sendOrder(caller, buildOrder([more])));
    expect(own.problem.code).toBe('CASH_LIMIT');
  });

  test('S10.243 below the minimum is refused as the customer’s own', async () => {
    const line = await grocery(120);
    const caller = await createCustomer(shop);
    const body = await build(caller, [line]);
    await saveSetting(shop.app.db, 'MIN_ORDER_AMOUNT', '500');
    const [byPhone, own] = [
      await expectRefusal(estimateOf(caller, [line])),
      await expectRefusal(sendOrder(caller, buildOrder([line]))),
    ];
    expect([byPhone.problem.code, byPhone.status]).toEqual(['BELOW_MINIMUM', own.status]);
    expect(own.problem.code).toBe('BELOW_MINIMUM');
    await saveSetting(shop.app.db, 'MIN_ORDER_AMOUNT', '0');
    expect((await send(caller, body)).data).toHaveLength(1);
  });
});
