import {
  createMember,
  createOrder,
  createRound,
  createStock,
  createUnpaidOrder,
  expectRefusal,
  groceryLine,
  kitchenLine,
  type TestMember,
  type TestShop,
  transitionAsStaff,
  useCustomer,
  useMember,
  useShopWithPayments,
} from '@sabuja/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

const { shop, category } = useShopWithPayments();
const customer = useCustomer(shop);
const manager = useMember(shop, 'manager');
let other: TestShop;
let address: string;
beforeAll(async () => {
  other = await shop.openSecondServer({ DATABASE_CONNECTIONS: '2' });
  address = await other.app.listen();
});
// The second server must close before the shop, which drops the database.
afterAll(() => other.close());

test('S10.6 S10.467 the summary counts orders by slot and status, with capacity, value and what is late', async () => {
  const stock = await createStock(shop, category, { cost: 1000 });
  const dish = await createStock(shop, category, { cost: 1000, department: 'KITCHEN' });
  const delivery_date = '2026-12-03';
  const [first = '', second = ''] = await Promise.all([
    createOrder(customer, [groceryLine(stock)], { delivery_date }),
    createOrder(customer, [groceryLine(stock)], { delivery_date }),
    createOrder(customer, [kitchenLine(dish)], { delivery_date }),
  ]);
  await createUnpaidOrder(customer, [groceryLine(stock)], { delivery_date });
  await transitionAsStaff(shop, first, 'CONFIRMED');
  await transitionAsStaff(shop, second, 'CANCELLED');
  const summary = await manager.api('GET /api/v1/staff/board', { query: { date: delivery_date } });
  expect(summary).toMatchObject({
    counts: { PAYMENT_PENDING: 1, PLACED: 1, CONFIRMED: 1, CANCELLED: 1 },
    value: 2000,
    late: 0,
  });
  expect(summary.slots).toHaveLength(6);
  const slot = summary.slots.find(
    ({ name, department }) => department === 'GROCERY' && name.startsWith('11:00'),
  );
  expect(slot).toMatchObject({
    capacity: 500,
    booked: 2,
    state: 'open',
    counts: { CONFIRMED: 1, CANCELLED: 1 },
    value: 1000,
  });
  const error = await expectRefusal(
    manager.api('GET /api/v1/staff/board', { query: { date: '2026-02-30' } }),
  );
  expect(error.problem).toMatchObject({ code: 'BAD_DATE', field: 'date' });
});

/** Opens a screen's event stream on the other server. */
async function watch({ headers }: TestMember, path = '/api/v1/staff/stream') {
  const response = await fetch(`${address}${path}`, { headers });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let received = '';
  const countOf = (text: string) => received.split(text).length - 1;
  /** Reads until a text was received more than `after` times. */
  const readUntil = async (text: string, after = 0) => {
    while (countOf(text) <= after) {
      const { value, done } = (await reader?.read()) ?? { done: true };
      if (done) return 'ended';
      received += value;
    }
    return 'received';
  };
  return {
    status: response.status,
    readUntil,
    received: () => countOf('data: {}'),
    close: () => reader?.cancel(),
  };
}

test('S10.7 every screen is notified of new and moved orders of any server', async () => {
  const screens = await Promise.all([watch(manager), watch(await createMember(shop, 'picker'))]);
  for (const screen of screens) expect(await screen.readUntil('data: {}')).toBe('received');
  const uid = await createOrder(customer, [groceryLine(await createStock(shop, category))]);
  for (const screen of screens) expect(await screen.readUntil(`{"uid":"${uid}"}`)).toBe('received');
  const again = await watch(manager);
  await again.readUntil('data: {}');
  await transitionAsStaff(shop, uid, 'CONFIRMED');
  expect(await again.readUntil(uid)).toBe('received');
  for (const screen of [...screens, again]) await screen.close();
});

test('S10.111 a correction reaches the board and the rider at once, a new round its rider only', async () => {
  const [rider, other] = [await createMember(shop, 'rider'), await createMember(shop, 'rider')];
  const path = '/api/v1/staff/deliveries/stream';
  const [own, others] = [await watch(rider, path), await watch(other, path)];
  for (const screen of [own, others]) await screen.readUntil('data: {}');
  const uid = await createOrder(customer, [groceryLine(await createStock(shop, category))]);
  await transitionAsStaff(shop, uid, 'CONFIRMED', 'PACKED');
  const received = own.received();
  await createRound(manager, rider, [uid]);
  await own.readUntil('data: {}', received);
  const board = await watch(manager);
  await board.readUntil('data: {}');
  const before = own.received();
  await manager.api('PATCH /api/v1/staff/orders/{uid}', {
    params: { uid },
    body: { version: 1, note: 'Ring twice' },
  });
  expect(await board.readUntil(`{"uid":"${uid}"}`)).toBe('received');
  expect(await own.readUntil('data: {}', before)).toBe('received');
  await createRound(manager, other, [uid]);
  await others.readUntil('data: {}', 1);
  // The other rider received none of the events before.
  expect(others.received()).toBe(2);
  for (const screen of [own, others, board]) await screen.close();
});

test('the stream of a member ends when they are shut out or sign out', async () => {
  const owner = await createMember(shop, 'owner');
  const shutOut = await createMember(shop, 'picker');
  const signedOut = await createMember(shop, 'picker');
  const screens = await Promise.all([watch(shutOut), watch(signedOut)]);
  for (const screen of screens) await screen.readUntil('data: {}');
  await owner.api('POST /api/v1/staff/members/{uid}/shut-out', {
    params: { uid: shutOut.uid },
    body: {},
  });
  await signedOut.api('DELETE /api/v1/staff/session');
  for (const screen of screens) expect(await screen.readUntil('never')).toBe('ended');
});

test('a rider does not follow the board', async () => {
  expect((await watch(await createMember(shop, 'rider'))).status).toBe(403);
});
