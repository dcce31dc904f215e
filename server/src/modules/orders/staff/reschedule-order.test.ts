import {
  createOrder,
  createStock,
  expectRefusal,
  groceryLine,
  listMessagesTo,
  readOrder,
  settleAll,
  transitionAsStaff,
  useCustomer,
  useMember,
  useSellableShop,
} from '@sabuja/testing';
import { beforeAll, expect, test } from 'vitest';

const { shop, category } = useSellableShop();
const customer = useCustomer(shop);
const manager = useMember(shop, 'manager');
let slots: { slot_id: number; name: string }[];
beforeAll(async () => {
  const { results } = await manager.api('GET /api/v1/staff/slots', {
    query: { date: '2026-12-01' },
  });
  slots = results.filter(({ department }) => department === 'GROCERY');
});

const reschedule = (uid: string, delivery_date: string, slot_id: number) =>
  manager.api('POST /api/v1/staff/orders/{uid}/reschedule', {
    params: { uid },
    body: { delivery_date, slot_id, reason: 'Customer called' },
  });
const slotId = (start: string) => slots.find(({ name }) => name.startsWith(start))?.slot_id ?? 0;
const bookedOn = async (date: string) => {
  const { results } = await manager.api('GET /api/v1/staff/slots', { query: { date } });
  return results.reduce((sum, { booked }) => sum + booked, 0);
};
const placeOrder = async () =>
  createOrder(customer, [groceryLine(await createStock(shop, category))]);

test('an order gets another slot: its place moves, the customer is notified', async () => {
  const uid = await placeOrder();
  const before = await bookedOn('2026-11-24');
  const moved = await reschedule(uid, '2026-12-01', slotId('6:00'));
  expect(moved).toMatchObject({ delivery_date: '2026-12-01', slot: '6:00 PM - 8:00 PM' });
  expect([await bookedOn('2026-11-24'), await bookedOn('2026-12-01')]).toEqual([before - 1, 1]);
  expect(await readOrder(customer, uid)).toMatchObject({
    expected_delivery_date: '2026-12-01',
    delivery_slot: '6:00 PM - 8:00 PM',
  });
  const [message] = await listMessagesTo(shop, customer.mobileNo);
  expect(message?.body).toContain('new delivery time: 1 Dec 2026, 6:00 PM - 8:00 PM');
  await reschedule(uid, '2026-12-01', slotId('6:00'));
  expect(await bookedOn('2026-12-01')).toBe(1);
});

test('orders that exchange their slots at once do not block each other', async () => {
  const [a, b] = [await placeOrder(), await placeOrder()];
  await reschedule(b, '2026-12-02', slotId('7:00'));
  for (let round = 0; round < 4; round++) {
    const [first, second] = round % 2 === 0 ? ['7:00', '11:00'] : ['11:00', '7:00'];
    const date = '2026-12-02';
    await reschedule(a, date, slotId(second ?? ''));
    await reschedule(b, date, slotId(first ?? ''));
    const { fulfilled } = await settleAll([
      reschedule(a, date, slotId(first ?? '')),
      reschedule(b, date, slotId(second ?? '')),
    ]);
    expect(fulfilled).toBe(2);
  }
});

test('a full, closed, past or unknown slot and a dispatched order are refused', async () => {
  const uid = await placeOrder();
  const date = '2026-12-03';
  const refusal = async (on: string, slot: number, of = uid) =>
    (await expectRefusal(reschedule(of, on, slot))).problem.code;
  await manager.api('PUT /api/v1/staff/slots/{slot_id}/days/{date}', {
    params: { slot_id: slotId('7:00'), date },
    body: { capacity: 0, closed_reason: null },
  });
  expect(await refusal(date, slotId('7:00'))).toBe('SLOT_FULL');
  expect(await refusal('2026-11-20', slotId('7:00'))).toBe('SLOT_CLOSED');
  expect(await refusal('2026-02-30', slotId('7:00'))).toBe('BAD_DATE');
  expect(await refusal(date, 999_999)).toBe('NO_SLOT');
  await transitionAsStaff(shop, uid, 'CONFIRMED', 'PACKED', 'OUT_FOR_DELIVERY');
  expect(await refusal(date, slotId('11:00'))).toBe('CANNOT_RESCHEDULE');
});

test('many orders get the places that a slot has left, each refused one says why', async () => {
  const date = '2026-12-05';
  const uids = await Promise.all([1, 2, 3].map(placeOrder));
  await manager.api('PUT /api/v1/staff/slots/{slot_id}/days/{date}', {
    params: { slot_id: slotId('7:00'), date },
    body: { capacity: 2, closed_reason: null },
  });
  const { results } = await manager.api('POST /api/v1/staff/orders/reschedules', {
    body: { uids, delivery_date: date, slot_id: slotId('7:00'), reason: 'The slot is closed' },
  });
  expect(results).toEqual([
    { uid: uids[0], ok: true },
    { uid: uids[1], ok: true },
    { uid: uids[2], ok: false, code: 'SLOT_FULL', message: 'This slot is full.' },
  ]);
  expect(await bookedOn(date)).toBe(2);
});
