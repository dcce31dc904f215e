import { randomUUID } from 'node:crypto';
import { addDays, istDate } from '@sabuja/kit';
import { findBrokenInvariants } from '@sabuja/server/checks';
import {
  createMember,
  createOrder,
  createRound,
  createStock,
  groceryLine,
  listMessagesTo,
  readOrder,
  refusalCode,
  settleAll,
  startDelivery,
  transitionAsStaff,
  useRiderOrders,
} from '@sabuja/testing';
import { afterEach, beforeAll, expect, test } from 'vitest';

const { shop, category, customer, manager, rider, orderOut } = useRiderOrders();
let slotId: number;
const name = '6:00 PM - 8:00 PM';
beforeAll(async () => {
  const { results } = await manager.api('GET /api/v1/staff/slots', {
    query: { date: '2026-11-25' },
  });
  slotId =
    results.find((slot) => slot.department === 'GROCERY' && slot.name === name)?.slot_id ?? 0;
});
afterEach(async () => {
  expect(await findBrokenInvariants(shop.app.db)).toEqual([]);
});

type Request = { date?: string; slot?: number; action_id?: string };
const request = (uid: string, { date, slot, action_id }: Request = {}, by = rider) =>
  by.api('POST /api/v1/staff/deliveries/{uid}/slot', {
    params: { uid },
    body: {
      delivery_date: date ?? '2026-11-25',
      slot_id: slot ?? slotId,
      reason: 'They want it at another time',
      ...(action_id !== undefined && { action_id }),
    },
  });
const setCapacity = (date: string, capacity: number) =>
  manager.api('PUT /api/v1/staff/slots/{slot_id}/days/{date}', {
    params: { slot_id: slotId, date },
    body: { capacity, closed_reason: null },
  });
const bookedOn = async (date: string) => {
  const { results } = await manager.api('GET /api/v1/staff/slots', { query: { date } });
  return results.find(({ slot_id }) => slot_id === slotId)?.booked ?? 0;
};
const asked = async (uid: string) =>
  (
    await manager.api('GET /api/v1/staff/attention', {
      query: { kind: 'SLOT_REQUESTED', limit: 100 },
    })
  ).results.filter(({ order_uid }) => order_uid === uid);
const stopOf = async (uid: string) =>
  (await rider.api('GET /api/v1/staff/deliveries')).results.find((stop) => stop.uid === uid);

test('S10.278 a rider gives an order that was not delivered another slot: booked once, the customer is notified, the order goes back to the shop', async () => {
  const uid = await orderOut();
  const { free_slots = [] } = await rider.api('GET /api/v1/staff/deliveries');
  const offered = free_slots.find(
    (slot) => slot.slot_id === slotId && slot.delivery_date === '2026-11-25',
  );
  expect(offered).toMatchObject({ name, department: 'GROCERY' });
  const lastDay = free_slots
    .map((slot) => slot.delivery_date)
    .toSorted()
    .at(-1);
  expect(lastDay, 'the last of seven days').toBe(addDays(istDate(shop.clock.now()), 6));
  const before = await bookedOn('2026-11-25');
  const action_id = randomUUID();
  const presses = [1, 2, 3].map(() => request(uid, { action_id }));
  expect((await settleAll([...presses, request(uid)])).fulfilled).toBe(4);
  expect(await bookedOn('2026-11-25')).toBe(before + 1);
  expect(await stopOf(uid)).toMatchObject({
    status: 'ATTEMPTED',
    delivery_date: '2026-11-25',
    slot: name,
    requested_slot: { delivery_date: '2026-11-25', slot: name, problem: null },
  });
  const { history } = await readOrder(customer, uid);
  expect(history.filter(({ status }) => status === 'ATTEMPTED')).toHaveLength(1);
  const bodies = (await listMessagesTo(shop, customer.mobileNo)).map(({ body }) => body);
  const rescheduled = bodies.filter((body) =>
    body.includes(`new delivery time: 25 Nov 2026, ${name}`),
  );
  expect(rescheduled).toHaveLength(1);
  expect(await asked(uid)).toEqual([]);
  await rider.api('POST /api/v1/staff/deliveries/{uid}/returned', { params: { uid }, body: {} });
  expect(await readOrder(customer, uid)).toMatchObject({
    o_status: 'PACKED',
    expected_delivery_date: '2026-11-25',
  });
});

test('S10.278 only the rider of its round gives an order another slot, and only when it is out', async () => {
  const uid = await orderOut();
  const other = await createMember(shop, 'rider');
  expect(await refusalCode(request(uid, {}, other))).toBe('NO_ORDER');
  expect(await refusalCode(request(uid, { date: '2027-11-25' }))).toBe('BAD_DATE');
  expect(await refusalCode(request(uid, { date: '2026-02-31' }))).toBe('BAD_DATE');
  expect((await readOrder(customer, uid)).o_status).toBe('OUT_FOR_DELIVERY');
  const packed = await createOrder(customer, [groceryLine(await createStock(shop, category))]);
  await transitionAsStaff(shop, packed, 'CONFIRMED', 'PACKED');
  await createRound(manager, rider, [packed]);
  expect(await refusalCode(request(packed))).toBe('CANNOT_MOVE');
});

test('S10.279 a slot that is full when the request arrives leaves order and request to the shop; another slot settles it', async () => {
  const date = '2026-11-27';
  await setCapacity(date, 0);
  const uid = await orderOut();
  const action_id = randomUUID();
  expect(await refusalCode(request(uid, { date, action_id }))).toBe('SLOT_FULL');
  expect(await stopOf(uid)).toMatchObject({
    status: 'ATTEMPTED',
    delivery_date: '2026-11-24',
    requested_slot: { delivery_date: date, slot: name, problem: 'SLOT_FULL' },
  });
  expect(await asked(uid)).toMatchObject([{ details: `SLOT_FULL ${date} ${name}` }]);
  // When the same action is sent again after places were added, it has the same outcome.
  await setCapacity(date, 5);
  expect(await refusalCode(request(uid, { date, action_id }))).toBe('SLOT_FULL');
  expect(await bookedOn(date)).toBe(0);
  expect(await refusalCode(request(uid, { action_id }))).toBe('SLOT_FULL');
  await request(uid, { date, action_id: randomUUID() });
  expect(await bookedOn(date)).toBe(1);
  expect(await asked(uid)).toEqual([]);
});

test('S10.279 the shop settles what a rider could not book, and nothing is asked for once the order goes out again', async () => {
  const date = '2026-11-23';
  await setCapacity(date, 0);
  const [a, b] = [await orderOut(), await orderOut()];
  expect(await refusalCode(request(a, { date }))).toBe('SLOT_FULL');
  expect(await refusalCode(request(b, { date, slot: 999_999 }))).toBe('NO_SLOT');
  expect(await asked(b)).toMatchObject([{ details: `NO_SLOT ${date}` }]);
  await rider.api('POST /api/v1/staff/deliveries/{uid}/returned', {
    params: { uid: a },
    body: {},
  });
  expect(await asked(a)).toHaveLength(1);
  await manager.api('POST /api/v1/staff/orders/{uid}/reschedule', {
    params: { uid: a },
    body: { delivery_date: '2026-11-29', slot_id: slotId, reason: 'Customer called' },
  });
  expect(await asked(a)).toEqual([]);
  shop.clock.advance(1000);
  await startDelivery(rider, b);
  expect(await asked(b)).toEqual([]);
});

test('S10.279 of two riders who ask for the last place at once one gets it, and both orders were not delivered', async () => {
  const second = await createMember(shop, 'rider');
  for (const date of ['2026-11-21', '2026-11-22', '2026-11-26']) {
    await setCapacity(date, 1);
    const [a, b] = [await orderOut(), await orderOut({ by: second })];
    const { fulfilled, refusals } = await settleAll([
      request(a, { date }),
      request(b, { date }, second),
    ]);
    expect(fulfilled).toBe(1);
    expect(refusals.map(({ problem }) => problem.code)).toEqual(['SLOT_FULL']);
    expect(await bookedOn(date)).toBe(1);
    expect((await asked(a)).length + (await asked(b)).length).toBe(1);
    for (const uid of [a, b]) expect((await readOrder(customer, uid)).o_status).toBe('ATTEMPTED');
  }
});

test('S10.367 a rider books only what riders are offered: the next seven days', async () => {
  const uid = await orderOut();
  const after = (days: number) => addDays(istDate(shop.clock.now()), days);
  expect(await refusalCode(request(uid, { date: after(7) }))).toBe('BAD_DATE');
  expect((await readOrder(customer, uid)).o_status).toBe('OUT_FOR_DELIVERY');
  await request(uid, { date: after(6) });
  expect(await readOrder(customer, uid)).toMatchObject({ expected_delivery_date: after(6) });
});
