import type { Ring } from '@sabuja/contract/rules/polygon';
import {
  buildOrder,
  expectRefusal,
  readOrder,
  refusalCode,
  sendOrder,
  settleAll,
  useManagedShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';

const { shop, customer, manager, line } = useManagedShop();

/** Each test creates its own area; the areas of earlier tests are closed. */
beforeEach(async () => {
  await sql`update delivery.zones set closed_at = now() where polygon is not null`.execute(
    shop.app.db,
  );
});

/** A pincode in no zone of the shop. */
const UNLISTED = '752050';
const box = (west: number, south: number): Ring => [
  [west, south],
  [west + 0.1, south],
  [west + 0.1, south + 0.1],
  [west, south + 0.1],
  [west, south],
];
const inside = { latitude: 20.05, longitude: 85.55 };
const outside = { latitude: 20.05, longitude: 85.65 };
const zones = async () => (await manager.api('GET /api/v1/staff/zones')).results;
const create = (name: string, polygon: Ring | null, fee = 35) =>
  manager.api('POST /api/v1/staff/zones', {
    body: { name, fee, free_above: null, minimum: null, pincodes: [], polygon },
  });
const change = (zone_id: number, body: object) =>
  manager.api('PATCH /api/v1/staff/zones/{zone_id}', { params: { zone_id }, body });
type Pin = { latitude: number; longitude: number; is_pinned?: boolean };
const saveAddress = async (pincode: string, pin: Pin | object) =>
  (
    await customer.api('POST /api/v1/address/{userUid}', {
      params: { userUid: customer.uid },
      body: {
        room_no: '1',
        locality: 'Lane',
        area: 'Village',
        pincode,
        type: 'Home',
        full_address: '',
        ...pin,
      },
    })
  ).uid;
const pinned = (pin: Pin) => saveAddress(UNLISTED, { ...pin, is_pinned: true });
const estimate = (address: string, pincode = UNLISTED) =>
  customer.api('POST /api/v1/orders/calculate-estimation', {
    query: { pincode, address, payment_method: 'COD', is_same: false },
    body: [line()],
  });
const place = (customer_address: string, overrides: object = {}) =>
  sendOrder(
    customer,
    buildOrder([line()], {
      pincode: UNLISTED,
      customer_address,
      delivery_date: '2026-12-04',
      ...overrides,
    }),
  );
const isServed = async (pincode: string, query: Pin | object = {}) =>
  (await shop.api()('GET /api/v1/geo/pincode/{pincode}', { params: { pincode }, query })).served;

test('S10.276 estimate, order and the note at the address follow a pin in the area; without a pin, beside it or from the text nothing is delivered', async () => {
  const { zone_id } = await create('Riverside', box(85.5, 20), 42);
  const home = await pinned(inside);
  expect([await isServed(UNLISTED, inside), await isServed(UNLISTED)]).toEqual([true, false]);
  expect(await estimate(home)).toMatchObject({ shipping_charges: 42 });
  const uid = (await place(home)).data[0] ?? '';
  expect(await readOrder(customer, uid)).toMatchObject({ delivery_charges: 42 });
  const staffOrder = () => manager.api('GET /api/v1/staff/orders/{uid}', { params: { uid } });
  expect(await staffOrder()).toMatchObject({ zone: 'Riverside' });
  const found = await manager.api('GET /api/v1/staff/orders', { query: { zone: 'Riverside' } });
  expect(found.results.map((order) => order.uid)).toEqual([uid]);

  for (const address of [
    await pinned(outside),
    await saveAddress(UNLISTED, {}),
    await saveAddress(UNLISTED, inside),
  ]) {
    expect(await refusalCode(estimate(address))).toBe('NO_DELIVERY');
    expect(await refusalCode(place(address))).toBe('NO_DELIVERY');
  }
  const before = await readOrder(customer, uid);
  await change(zone_id, { is_closed: true });
  expect(await refusalCode(place(home))).toBe('NO_DELIVERY');
  expect(await isServed(UNLISTED, inside)).toBe(false);
  expect(await readOrder(customer, uid)).toEqual(before);
  expect(await staffOrder()).toMatchObject({ zone: 'Riverside' });
});

test('S10.276 a pause of the zone holds for the pins in its area', async () => {
  await create('Islands', box(85.5, 20));
  const home = await pinned(inside);
  const pause = (message: string | null) =>
    manager.api('PUT /api/v1/staff/ordering', { body: { scope: 'zone:Islands', message } });
  const { zones: pausable } = await pause('The ferry is out.');
  expect(pausable).toContain('Islands');
  const refusals = [await expectRefusal(estimate(home)), await expectRefusal(place(home))];
  expect(refusals.map(({ message }) => message)).toEqual(Array(2).fill('The ferry is out.'));
  await pause(null);
  await place(home);
});

test('S10.276 a pin leads out of no zone of a pincode, to no lower fee, and past no closure', async () => {
  await create('Free', box(85.5, 20), 0);
  const [home] = (await zones()).filter(({ pincodes }) =>
    pincodes.some((p) => p.pincode === '751024'),
  );
  if (!home) throw new Error('no zone');
  const address = await saveAddress('751024', { ...inside, is_pinned: true });
  expect(await estimate(address, '751024')).toMatchObject({ shipping_charges: home.fee });
  // The pincode in the request is not that of the address.
  expect(await refusalCode(estimate(address))).toBe('NO_DELIVERY');
  await change(home.zone_id, { is_closed: true });
  expect(await refusalCode(estimate(address, '751024'))).toBe('NO_DELIVERY');
  expect(await isServed('751024', inside)).toBe(false);
  await change(home.zone_id, { is_closed: false });
});

test('S10.276 an estimate by a pin is good for that pin alone, and a pin ends with the text it was for', async () => {
  await create('Near', box(85.5, 20), 10);
  const home = await pinned(inside);
  const { estimation_id } = await estimate(home);
  const others = [await pinned(outside), await saveAddress(UNLISTED, {})];
  for (const address of others)
    expect(await refusalCode(place(address, { estimation_id }))).toBe('OTHER_GOODS');
  const params = { userUid: customer.uid };
  const moved = await customer.api('PATCH /api/v1/address/{userUid}', {
    params,
    body: { uid: home, locality: 'Another lane' },
  });
  expect(moved.is_pinned).toBe(false);
  expect(await refusalCode(estimate(home))).toBe('NO_DELIVERY');
  await customer.api('PATCH /api/v1/address/{userUid}', {
    params,
    body: { uid: home, ...inside, is_pinned: true },
  });
  await place(home, { estimation_id });
});

test('S10.275 an area that is none or overlaps another is refused with a clear message; of eight that want it at once, one gets it', async () => {
  const messages = async (polygon: Ring) => (await expectRefusal(create('Wrong', polygon))).message;
  const [a = [], b = [], c = [], d = []] = box(85.5, 20);
  expect(await messages([a, c, b, d, a])).toMatch(
    /^The border of the area meets itself at point \d\.$/,
  );
  expect(await messages([a, b, c, d])).toBe('The last point of an area is its first.');
  expect(await messages([a, b, a])).toBe('An area has 3 to 499 corners.');
  expect(await messages([a, [20, 85], c, a])).toBe('Point 2 of the area is not in India.');
  expect((await expectRefusal(create('Wrong', Array(501).fill(a)))).status).toBe(422);

  const names = Array.from({ length: 8 }, (_, n) => `Delta ${n}`);
  const { fulfilled, refusals } = await settleAll(names.map((name) => create(name, box(85.5, 20))));
  expect([fulfilled, refusals.length]).toEqual([1, 7]);
  for (const { message, problem } of refusals) {
    expect(problem).toMatchObject({ code: 'POLYGONS_OVERLAP', field: 'polygon' });
    expect(message).toMatch(/^The area overlaps that of the zone Delta \d\.$/);
  }
  await create('Neighbour', box(85.6, 20));
  expect(await refusalCode(create('Over both', box(85.55, 20)))).toBe('POLYGONS_OVERLAP');
});

test('S10.275 a closed zone gives its area to another, and does not open while that one has it; who changed it from an old version is refused', async () => {
  const { zone_id, version } = await create('Old delta', box(85.5, 20));
  await change(zone_id, { is_closed: true, version });
  const taker = await create('New delta', box(85.5, 20));
  expect(await refusalCode(change(zone_id, { is_closed: false }))).toBe('POLYGONS_OVERLAP');
  await change(taker.zone_id, { polygon: null, version: taker.version });
  await change(zone_id, { is_closed: false });
  const stale = change(taker.zone_id, { polygon: box(86, 20), version: taker.version });
  expect(await refusalCode(stale)).toBe('CHANGED_MEANWHILE');
  expect((await zones()).find((zone) => zone.zone_id === taker.zone_id)?.polygon).toBeNull();
  const [{ after } = { after: null }] = await shop.app.db
    .selectFrom('staff.audit')
    .select('after')
    .where('subject', '=', 'zone')
    .where('subject_id', '=', String(taker.zone_id))
    .orderBy('id')
    .execute();
  expect(after).toMatchObject({ polygon: '20, 85.5; 20, 85.6; 20.1, 85.6; 20.1, 85.5; 20, 85.5' });
});

test('S10.275 the database takes no area that is open, too short, abroad or no list of positions', async () => {
  const { zone_id } = await create('Checked', box(85.5, 20));
  const set = (polygon: unknown) =>
    sql`update delivery.zones set polygon = ${JSON.stringify(polygon)} where id = ${zone_id}`.execute(
      shop.app.db,
    );
  const [a = [], b = [], c = [], d = []] = box(85.5, 20);
  for (const wrong of [
    [a, b, c, d],
    [a, b, a],
    [a, b, [20, 85], a],
    [a, b, [85], a],
    [a, b, 'x', a],
    {},
    1,
    Array(501).fill(a),
  ])
    await expect(set(wrong)).rejects.toThrow('zones_polygon_check');
  await set(box(85.5, 20));
});
