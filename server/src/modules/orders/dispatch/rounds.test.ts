import {
  createMember,
  createOrder,
  createRound,
  createStock,
  expectRefusal,
  groceryLine,
  settleAll,
  type TestMember,
  transitionAsStaff,
  useCustomer,
  useSellableShop,
} from '@sabuja/testing';
import { beforeEach, expect, test } from 'vitest';

const { shop, category } = useSellableShop();
const customer = useCustomer(shop);
const date = '2026-11-24';
let manager: TestMember;
let rider: TestMember;
beforeEach(async () => {
  manager = await createMember(shop, 'manager');
  rider = await createMember(shop, 'rider');
});

async function packedOrder(address?: string): Promise<string> {
  const line = groceryLine(await createStock(shop, category));
  const uid = await createOrder(
    customer,
    [line],
    address === undefined ? {} : { customer_address: address },
  );
  await transitionAsStaff(shop, uid, 'CONFIRMED', 'PACKED');
  return uid;
}
const toRound = (uids: string[]) => createRound(manager, rider, uids, date);
const updateRound = (uid: string, uids: string[], rider_uid = rider.uid) =>
  manager.api('PUT /api/v1/staff/rounds/{uid}', {
    params: { uid },
    body: { name: 'Patia, noon', rider_uid, uids },
  });
const listRounds = () => manager.api('GET /api/v1/staff/rounds', { query: { date } });
const uidsOf = (list: readonly { uid: string }[]) => list.map(({ uid }) => uid);

test('a round gets another sequence, rider and name; an order left out waits again', async () => {
  const [a, b, c] = [await packedOrder(), await packedOrder(), await packedOrder()];
  const { uid } = await toRound([a, b]);
  const other = await createMember(shop, 'rider');
  const updated = await updateRound(uid, [c, a], other.uid);
  expect(updated).toMatchObject({ name: 'Patia, noon', rider_uid: other.uid });
  expect(uidsOf(updated.stops)).toEqual([c, a]);
  expect((await rider.api('GET /api/v1/staff/deliveries')).results).toEqual([]);
  const { unassigned } = await listRounds();
  expect(uidsOf(unassigned)).toContain(b);
  expect(uidsOf(unassigned)).not.toContain(c);
  await updateRound(uid, []);
  const { results } = await listRounds();
  expect(uidsOf(results)).not.toContain(uid);
});

test('what is already out stays first, also when it is named or left out', async () => {
  const [a, b, c] = [await packedOrder(), await packedOrder(), await packedOrder()];
  const { uid } = await toRound([a, b]);
  await transitionAsStaff(shop, a, 'OUT_FOR_DELIVERY');
  expect(uidsOf((await updateRound(uid, [c, b, a])).stops)).toEqual([a, c, b]);
  expect(uidsOf((await updateRound(uid, [])).stops)).toEqual([a]);
});

test('an order that comes back to the shop leaves its round', async () => {
  const a = await packedOrder();
  await toRound([a]);
  await transitionAsStaff(shop, a, 'OUT_FOR_DELIVERY');
  await transitionAsStaff(shop, a, 'ATTEMPTED');
  expect(uidsOf((await rider.api('GET /api/v1/staff/deliveries')).results)).toEqual([a]);
  await transitionAsStaff(shop, a, 'PACKED');
  expect((await rider.api('GET /api/v1/staff/deliveries')).results).toEqual([]);
  expect(uidsOf((await listRounds()).unassigned)).toContain(a);
});

test('rounds edited at once never have an order twice, and lose none', async () => {
  const uids = [await packedOrder(), await packedOrder(), await packedOrder()];
  const one = await toRound(uids);
  const two = await toRound([await packedOrder()]);
  const { refusals } = await settleAll([
    updateRound(one.uid, uids.toReversed()),
    updateRound(two.uid, uids),
    updateRound(one.uid, uids),
    updateRound(two.uid, uids.toReversed()),
  ]);
  expect(refusals).toEqual([]);
  const { results, unassigned } = await listRounds();
  const seen = [...results.flatMap(({ stops }) => stops), ...unassigned].map(({ uid }) => uid);
  for (const uid of uids) expect(seen.filter((each) => each === uid)).toHaveLength(1);
});

test('a stop has the coordinates of a saved address, else those of its pincode', async () => {
  const saved = await customer.api('POST /api/v1/address/{userUid}', {
    params: { userUid: customer.uid },
    body: {
      room_no: '12',
      locality: 'Lane 3',
      area: 'Patia',
      pincode: '751024',
      type: 'Home',
      full_address: '',
      latitude: 20.3561,
      longitude: 85.8193,
      is_default: 0,
    },
  });
  const [located, unlocated] = [await packedOrder(saved.uid), await packedOrder()];
  const { stops } = await toRound([located, unlocated]);
  expect(stops[0]).toMatchObject({ is_located: true, latitude: 20.3561, longitude: 85.8193 });
  expect(stops[1]).toMatchObject({ is_located: false, latitude: 20.35, longitude: 85.82 });
});

test('an unknown round, and a rider who is none, are refused', async () => {
  const { uid } = await toRound([await packedOrder()]);
  const picker = await createMember(shop, 'picker');
  const codes = await Promise.all(
    [updateRound(customer.uid, []), updateRound(uid, [], picker.uid)].map(
      async (call) => (await expectRefusal(call)).problem.code,
    ),
  );
  expect(codes).toEqual(['NO_ROUND', 'NO_RIDER']);
});
