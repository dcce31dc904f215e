import { type Call, calls } from '@sabuja/contract';
import { mayStaff, staffRoles } from '@sabuja/contract/rules/staff-roles';
import { days } from '@sabuja/kit';
import {
  createCustomer,
  createMember,
  createOrder,
  createRound,
  createStock,
  groceryLine,
  startDelivery,
  type TestCustomer,
  type TestMember,
  transitionAsStaff,
  useSellableShop,
} from '@sabuja/testing';
import { beforeAll, expect, test } from 'vitest';
import { addressedTo } from './addressed.ts';
import { type Headers, urlOf } from './attack.ts';
import { bearer, forge, unsign } from './sessions.ts';
import { createVictim, type Victim } from './victim.ts';

const { shop, category } = useSellableShop();
const streams = Object.entries<Call>(calls).filter(
  ([, { media }]) => media === 'text/event-stream',
);
let address: string;
let expired: string;
let victim: Victim;
let stranger: TestCustomer;

beforeAll(async () => {
  address = await shop.app.listen();
  expired = (await createCustomer(shop)).token;
  shop.clock.advance(days(1));
  victim = await createVictim(shop, category);
  stranger = await createCustomer(shop);
});

/** Opens a stream as a page does. */
async function open(path: string, headers: Headers) {
  const response = await fetch(`${address}${path}`, { headers });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let received = '';
  return {
    status: response.status,
    /** Reads until `text` has arrived, or without `text` until the stream ends; returns everything received so far. */
    until: async (text?: string) => {
      while (text === undefined || !received.includes(text)) {
        const { value, done } = (await reader?.read()) ?? { done: true };
        if (done) break;
        received += value;
      }
      return received;
    },
    close: () => reader?.cancel(),
  };
}

/** Sessions that may not open a stream. */
async function sessionsWithout(call: Call): Promise<Record<string, Headers>> {
  const { token } = victim.customer;
  const lacking = staffRoles.filter((role) => call.guard !== 'staff' || !mayStaff(role, call.may));
  const members = await Promise.all(
    lacking.map(async (role) => [role, (await createMember(shop, role)).headers] as const),
  );
  return {
    none: {},
    customer: bearer(stranger.token),
    expired: bearer(expired),
    forged: bearer(forge(token)),
    unsigned: bearer(unsign(token)),
    ...(call.guard !== 'customer' && { 'the customer': bearer(token) }),
    ...Object.fromEntries(members),
  };
}

test('S10.364 no session that may not follow something opens its stream', async () => {
  expect(streams.map(([name]) => name)).toHaveLength(3);
  for (const entry of streams) {
    const [name, call] = entry;
    const path = urlOf(name, addressedTo(victim.ids, entry));
    for (const [session, headers] of Object.entries(await sessionsWithout(call))) {
      const { status, close } = await open(path, headers);
      await close();
      const isRefused = status === 401 || status === 403 || status === 404;
      expect([name, session, isRefused || status]).toEqual([name, session, true]);
    }
  }
});

/** Transitions the victim's order from new to delivered. */
async function deliverVictimsOrder(manager: TestMember): Promise<void> {
  const { order } = victim.ids;
  const rider = await createMember(shop, 'rider');
  await transitionAsStaff(shop, order, 'CONFIRMED', 'PACKED');
  await createRound(manager, rider, [order]);
  await startDelivery(rider, order);
  await transitionAsStaff(shop, order, 'DELIVERED');
}

test('S10.364 a stream carries nothing of others while their order is placed, dispatched and delivered', async () => {
  const [manager, rider] = [await createMember(shop, 'manager'), await createMember(shop, 'rider')];
  const stock = await createStock(shop, category);
  const own = await createOrder(stranger, [groceryLine(stock)]);
  const other = await shop.openSecondServer();
  address = await other.app.listen();
  const board = await open('/api/v1/staff/stream', manager.headers);
  const watching = [
    await open(`/api/v1/orders/${own}/events`, bearer(stranger.token)),
    await open('/api/v1/staff/deliveries/stream', rider.headers),
  ];
  for (const { until } of [board, ...watching]) await until('event: changed');
  await deliverVictimsOrder(manager);
  await transitionAsStaff(shop, own, 'CONFIRMED', 'PACKED');
  await createRound(manager, rider, [own]);
  // Notifications arrive in their order: when this one has arrived, all earlier ones have arrived too.
  const last = await createOrder(stranger, [groceryLine(stock)]);
  const onBoard = await board.until(last);
  await other.close();
  const received = await Promise.all(watching.map(({ until }) => until()));
  const counts = received.map((text) => text.split('event: changed').length - 1);
  // The first event of each stream was sent when it was opened; the others are about the watcher's own orders.
  expect(counts).toEqual([3, 2]);
  const { order } = victim.ids;
  const names = [...victim.secrets, ...victim.names.filter((name) => name.length > 5)];
  const foundIn = (text: string) => names.filter((name) => text.includes(name));
  expect(received.flatMap(foundIn)).toEqual([]);
  // The board's stream names the order that changed.
  expect(foundIn(onBoard)).toEqual([order]);
});
