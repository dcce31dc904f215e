import {
  buildOrder,
  createEstimate,
  createMember,
  createOrder,
  createStock,
  expectRefusal,
  kitchenLine,
  sendOrder,
  settleAll,
  useManagedShop,
} from '@sabuja/testing';
import { expect, test } from 'vitest';

const { shop, category, customer, manager, line } = useManagedShop();

const readDay = (date: string) => manager.api('GET /api/v1/staff/slots', { query: { date } });
const groceryNoon = async (date: string) =>
  (await readDay(date)).results.find(
    ({ name, department }) => department === 'GROCERY' && name.startsWith('11:00'),
  ) ?? expect.fail('no slot at 11');
const setDay = async (
  date: string,
  body: { capacity?: number | null; closed_reason?: string | null; translations?: object },
) =>
  manager.api('PUT /api/v1/staff/slots/{slot_id}/days/{date}', {
    params: { slot_id: (await groceryNoon(date)).slot_id, date },
    body,
  });
const countEntries = async (date: string) =>
  (
    await manager.api('GET /api/v1/staff/audit', {
      query: {
        subject: 'slot',
        subject_id: `${(await groceryNoon(date)).slot_id} ${date}`,
      },
    })
  ).results.length;
const closeDay = (
  date: string,
  body: { department?: 'GROCERY' | 'KITCHEN'; closed_reason: string | null; translations?: object },
) => manager.api('PUT /api/v1/staff/days/{date}', { params: { date }, body });
const shopSlot = async (date: string) =>
  (await shop.api()('GET /api/v1/settings/time_slots/', { query: { date } })).grocery.find(
    ({ name }) => name.startsWith('11:00'),
  );
const order = (delivery_date: string, overrides: object = {}) =>
  sendOrder(customer, buildOrder([line()], { delivery_date, ...overrides }));

test('S4g.5 the capacity of a day holds at the next request, also against orders at once', async () => {
  const date = '2026-12-04';
  await setDay(date, { capacity: 3, closed_reason: null });
  expect(await shopSlot(date)).toMatchObject({ state: 'open', left: 3 });
  const { fulfilled, refusals } = await settleAll(Array.from({ length: 8 }, () => order(date)));
  expect(fulfilled).toBe(3);
  expect(new Set(refusals.map(({ problem }) => problem.code))).toEqual(new Set(['SLOT_FULL']));
  expect(await shopSlot(date)).toMatchObject({ state: 'full', left: 0 });
  expect(await shopSlot('2026-12-05')).toMatchObject({ left: 500 });
  await setDay(date, { capacity: 2, closed_reason: null });
  expect(await groceryNoon(date)).toMatchObject({ capacity: 2, booked: 3, state: 'full' });
  await setDay(date, { capacity: null, closed_reason: null });
  await order(date);
  expect(await groceryNoon(date)).toMatchObject({ capacity: 500, usual_capacity: 500, booked: 4 });
});

test('a closed slot and a holiday refuse orders with their reason, booked orders stay', async () => {
  const date = '2026-12-06';
  await order(date);
  await setDay(date, { capacity: null, closed_reason: 'Cold store repair' });
  expect(await shopSlot(date)).toMatchObject({ state: 'closed', reason: 'Cold store repair' });
  const error = await expectRefusal(order(date));
  expect([error.problem.code, error.message]).toEqual([
    'SLOT_CLOSED',
    'The slot 11:00 AM - 1:00 PM is closed: Cold store repair. Please choose another. The next free one is 6:00 PM - 8:00 PM on 6 Dec 2026.',
  ]);
  expect(await groceryNoon(date)).toMatchObject({ booked: 1 });
  const holiday = await closeDay(date, { closed_reason: 'Holiday' });
  expect(new Set(holiday.results.map(({ state }) => state))).toEqual(new Set(['closed']));
  await closeDay(date, { closed_reason: null });
  expect((await readDay(date)).results.every(({ state }) => state === 'open')).toBe(true);
});

test('S10.14 the reason of a closed slot or day is read in the customer’s language, else in English', async () => {
  const date = '2026-12-09';
  const closed_reason = 'Ratha Yatra';
  const translations = { hi: { closed_reason: 'रथ यात्रा' }, or: { closed_reason: '' } };
  const reasonsIn = async (locale: string) => {
    const headers = { 'accept-language': locale };
    const url = `/api/v1/settings/time_slots/?date=${date}`;
    const { grocery, kitchen } = (await shop.app.http.inject({ url, headers })).json();
    return new Set([...grocery, ...kitchen].map(({ reason }) => reason));
  };
  await setDay(date, { capacity: 5, closed_reason, translations });
  expect(await groceryNoon(date)).toMatchObject({ closed_reason, translations });
  const refused = await shop.app.http.inject({
    method: 'POST',
    url: '/api/v1/orders/',
    headers: { 'accept-language': 'hi', authorization: `Bearer ${customer.token}` },
    payload: buildOrder([line()], { delivery_date: date }),
  });
  expect(refused.json().message).toContain('रथ यात्रा');
  await closeDay(date, { closed_reason, translations });
  expect(await reasonsIn('hi')).toEqual(new Set(['रथ यात्रा']));
  expect(await reasonsIn('or')).toEqual(new Set(['Ratha Yatra']));
  expect(await reasonsIn('en')).toEqual(new Set(['Ratha Yatra']));
  // Reopening a slot clears its translations; its capacity on that day stays.
  await closeDay(date, { closed_reason: null });
  expect(await groceryNoon(date)).toMatchObject({
    closed_reason: null,
    translations: {},
    capacity: 5,
  });
});

test('S10.456 capacity and closure of a slot on a day are saved separately, also at once', async () => {
  const date = '2026-12-10';
  const closed_reason = 'Ratha Yatra';
  const translations = { hi: { closed_reason: 'रथ यात्रा' } };
  await setDay(date, { closed_reason, translations });
  await setDay(date, { capacity: 4 });
  expect(await groceryNoon(date)).toMatchObject({ capacity: 4, closed_reason, translations });
  await setDay(date, { capacity: null });
  expect(await groceryNoon(date)).toMatchObject({ capacity: 500, closed_reason, translations });
  const entries = await countEntries(date);
  await setDay(date, {});
  await setDay(date, { translations });
  expect(await countEntries(date)).toBe(entries);
  for (const capacity of [5, 6, 7, 8]) {
    await setDay(date, { capacity: null, closed_reason: null });
    await Promise.all([setDay(date, { capacity }), setDay(date, { closed_reason })]);
    expect(await groceryNoon(date)).toMatchObject({ capacity, closed_reason });
    await setDay(date, { closed_reason: null });
    expect(await groceryNoon(date)).toMatchObject({ capacity, closed_reason: null });
  }
});

test('S10.457 a slot created after its department was closed on a day is closed on it', async () => {
  const date = '2026-12-12';
  const closed_reason = 'Ratha Yatra';
  const translations = { hi: { closed_reason: 'रथ यात्रा' } };
  const createSlot = (department: 'GROCERY' | 'KITCHEN', starts: string, ends: string) =>
    manager.api('POST /api/v1/staff/slots', {
      body: { department, starts, ends, capacity: 10, closes_minutes_before: 60 },
    });
  const find = async (on: string, name: string) =>
    (await readDay(on)).results.find((slot) => slot.name === name);
  await closeDay(date, { department: 'GROCERY', closed_reason, translations });
  await setDay('2026-12-13', { closed_reason: 'Cold store repair' });
  await createSlot('GROCERY', '21:00', '22:00');
  const late = '9:00 PM - 10:00 PM';
  expect(await find(date, late)).toMatchObject({ state: 'closed', closed_reason, translations });
  expect(await find('2026-12-13', late)).toMatchObject({ state: 'open' });
  const refused = await expectRefusal(order(date, { slot_name: late }));
  expect(refused.problem.code).toBe('SLOT_CLOSED');
  await createSlot('KITCHEN', '21:30', '22:30');
  expect(await find(date, '9:30 PM - 10:30 PM')).toMatchObject({ state: 'open' });

  // Offered again: days closed meanwhile are closed for it.
  const { slot_id: lateId } = (await find(date, late)) ?? expect.fail('no late slot');
  await manager.api('PATCH /api/v1/staff/slots/{slot_id}', {
    params: { slot_id: lateId },
    body: { inactive: true },
  });
  await manager.api('PUT /api/v1/staff/slots/{slot_id}/days/{date}', {
    params: { slot_id: lateId, date },
    body: { capacity: 3, closed_reason: null },
  });
  await createSlot('GROCERY', '21:00', '22:00');
  expect(await find(date, late)).toMatchObject({ closed_reason, capacity: 3 });
});

test('cut-off and capacity of a slot are changed for every day', async () => {
  const { slot_id } = await groceryNoon('2026-11-21');
  const change = (body: object) =>
    manager.api('PATCH /api/v1/staff/slots/{slot_id}', { params: { slot_id }, body });
  expect((await shopSlot('2026-11-21'))?.state).toBe('closed');
  await change({ closes_minutes_before: 10, capacity: 400 });
  expect(await shopSlot('2026-11-21')).toMatchObject({ state: 'open', left: 400 });
  await change({ closes_minutes_before: 60, capacity: 500 });
  const unknown = manager.api('PATCH /api/v1/staff/slots/{slot_id}', {
    params: { slot_id: 999_999 },
    body: {},
  });
  expect((await expectRefusal(unknown)).problem.code).toBe('NO_SLOT');
});

test('S10.15 S10.265 a pause refuses estimates and orders of shop, department or zone in the words of the shop, until it ends', async () => {
  const date = '2026-12-07';
  const dish = await createStock(shop, category, { department: 'KITCHEN' });
  const zone = `zone:${(await readZone()) ?? expect.fail('Patia has a zone')}`;
  const translations = { hi: { message: 'तेज़ बारिश' }, or: {} };
  const pause = (scope: string, message: string | null) =>
    manager.api('PUT /api/v1/staff/ordering', { body: { scope, message, translations } });
  const reasonIn = async (locale: string) => {
    const url = `/api/v1/settings/time_slots/?date=${date}`;
    const headers = { 'accept-language': locale };
    const response = await shop.app.http.inject({ url, headers });
    return response.json().grocery[0].reason;
  };
  for (const scope of ['shop', 'GROCERY', zone]) {
    const { results } = await pause(scope, 'Heavy rain: we start again at 5 PM.');
    expect(results).toMatchObject([{ scope }]);
    // Shown before ordering, unless the pause depends on the address.
    expect(await shopSlot(date)).toMatchObject(
      scope === zone
        ? { state: 'open' }
        : { state: 'closed', reason: 'Heavy rain: we start again at 5 PM.' },
    );
    const error = await expectRefusal(order(date));
    expect([error.status, error.problem.code, error.message]).toEqual([
      409,
      'ORDERING_PAUSED',
      'Heavy rain: we start again at 5 PM.',
    ]);
    // S10.265: the estimate also fails for a pause that depends on the address.
    const early = await expectRefusal(createEstimate(customer, [line()]));
    expect([early.problem.code, early.message]).toEqual([error.problem.code, error.message]);
    if (scope === 'shop') {
      expect([await reasonIn('hi'), await reasonIn('or')]).toEqual([
        'तेज़ बारिश',
        'Heavy rain: we start again at 5 PM.',
      ]);
    }
    if (scope === 'GROCERY') {
      await createEstimate(customer, [kitchenLine(dish)]);
      await createOrder(customer, [kitchenLine(dish)], { delivery_date: date });
    }
    const resumed = await pause(scope, null);
    expect([resumed.results, resumed.zones.includes(zone.slice('zone:'.length))]).toEqual([
      [],
      true,
    ]);
  }
  await order(date);
});

const readZone = async () => {
  const uid = await createOrder(customer, [line()]);
  return (await manager.api('GET /api/v1/staff/orders/{uid}', { params: { uid } })).zone;
};

test('only owner and manager change slots, each with an audit row', async () => {
  const { headers } = await createMember(shop, 'support');
  const response = await shop.app.http.inject({
    method: 'PUT',
    url: '/api/v1/staff/days/2026-12-08',
    headers,
    payload: { closed_reason: 'Holiday' },
  });
  expect(response.json().code).toBe('NOT_PERMITTED');
  await setDay('2026-12-08', { capacity: 7, closed_reason: null });
  const [row] = await shop.app.db
    .selectFrom('staff.audit')
    .select(['action', 'before', 'after'])
    .where('subject_id', 'like', '% 2026-12-08')
    .execute();
  expect(row).toEqual({
    action: 'slot.set_day',
    before: null,
    after: { capacity: 7, closed_reason: null, translations: {} },
  });
});
