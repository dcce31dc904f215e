import {
  buildOrder,
  createEstimate,
  expectRefusal,
  readOrder,
  sendOrder,
  settleAll,
  useManagedShop,
} from '@sabuja/testing';
import { expect, test } from 'vitest';

const { shop, customer, manager, line } = useManagedShop();

const zones = async () => (await manager.api('GET /api/v1/staff/zones')).results;
const pincodeAt = (pincode: string) => ({
  pincode,
  place: `Place ${pincode}`,
  latitude: 20.3,
  longitude: 85.8,
});
const zoneOf = (name: string, ...pincodes: string[]) => ({
  name,
  fee: 35,
  free_above: 499,
  minimum: null,
  pincodes: pincodes.map(pincodeAt),
});
const create = (name: string, ...pincodes: string[]) =>
  manager.api('POST /api/v1/staff/zones', { body: zoneOf(name, ...pincodes) });
type Change = Partial<Omit<ReturnType<typeof zoneOf>, 'minimum'>> & {
  is_closed?: boolean;
  minimum?: number | null;
  version?: number;
};
const change = (zone_id: number, body: Change) =>
  manager.api('PATCH /api/v1/staff/zones/{zone_id}', { params: { zone_id }, body });
const isServed = async (pincode: string) =>
  (await shop.api()('GET /api/v1/geo/pincode/{pincode}', { params: { pincode } })).served;
const homeZone = async () =>
  (await zones()).find(({ pincodes }) => pincodes.some(({ pincode }) => pincode === '751024')) ??
  expect.fail('no zone');
const place = (overrides: object = {}) =>
  sendOrder(customer, buildOrder([line()], { delivery_date: '2026-12-04', ...overrides }));

test('S10.62 a zone is created, changed, closed and opened again; its pincodes are served or not at the next request', async () => {
  const { zone_id } = await create('Puri road', '752001', '752002');
  expect(await isServed('752001')).toBe(true);
  await change(zone_id, { fee: 20, pincodes: [pincodeAt('752001')] });
  expect([await isServed('752001'), await isServed('752002')]).toEqual([true, false]);
  await change(zone_id, { is_closed: true });
  expect(await isServed('752001')).toBe(false);
  await change(zone_id, { is_closed: false });
  expect(await isServed('752001')).toBe(true);
  expect((await zones()).find((each) => each.zone_id === zone_id)).toMatchObject({
    ...zoneOf('Puri road', '752001'),
    fee: 20,
    is_closed: false,
    version: 4,
  });
  const actions = await shop.app.db
    .selectFrom('staff.audit')
    .select(['action', 'before', 'after'])
    .where('subject_id', '=', String(zone_id))
    .where('subject', '=', 'zone')
    .orderBy('id')
    .execute();
  expect(actions.map(({ action }) => action)).toEqual([
    'zone.create',
    ...Array(3).fill('zone.change'),
  ]);
  expect(actions[1]).toMatchObject({
    before: { fee: 35, pincodes: '752001 752002' },
    after: { fee: 20, pincodes: '752001' },
  });
});

test('S10.331 shoppers read the place of a pincode in their language; what is not given stays, but not for another place', async () => {
  const pincode = '752071';
  const { zone_id } = await create('Translated');
  const placeIn = async (locale: string) =>
    (
      await shop.api({ 'accept-language': locale })('GET /api/v1/geo/pincode/{pincode}', {
        params: { pincode },
      })
    ).place;
  const name = (place: string, translations?: object) =>
    change(zone_id, {
      pincodes: [{ ...pincodeAt(pincode), place, ...(translations && { translations }) }],
    });
  await name('Jatni', { hi: { place: ' जटनी ' }, or: { place: 'ଜଟଣୀ' } });
  expect(await Promise.all(['en', 'hi', 'or'].map(placeIn))).toEqual(['Jatni', 'जटनी', 'ଜଟଣୀ']);
  await name('Jatni', { hi: { place: '' } });
  expect([await placeIn('hi'), await placeIn('or')]).toEqual(['Jatni', 'ଜଟଣୀ']);
  await name('Jatni');
  expect(await placeIn('or')).toBe('ଜଟଣୀ');
  await name('Jatani');
  expect(await placeIn('or')).toBe('Jatani');
});

test('S10.5 S10.331 the audit log shows which place of a zone was changed, and its name in each language', async () => {
  const [pincode, other] = ['752081', '752082'];
  const { zone_id } = await create('Audited', pincode, other);
  const place = { ...pincodeAt(pincode), translations: { or: { place: 'ଜଟଣୀ' } } };
  await change(zone_id, { pincodes: [place, pincodeAt(other)] });
  await change(zone_id, { pincodes: [{ ...pincodeAt(pincode), latitude: 20.31 }] });
  const rows = await shop.app.db
    .selectFrom('staff.audit')
    .select(['before', 'after'])
    .where('subject', '=', 'zone')
    .where('subject_id', '=', String(zone_id))
    .where('action', '=', 'zone.change')
    .orderBy('id')
    .execute();
  const [old, translated, moved] = [
    'Place 752081 20.3, 85.8',
    'Place 752081 |  | ଜଟଣୀ 20.3, 85.8',
    'Place 752081 |  | ଜଟଣୀ 20.31, 85.8',
  ];
  expect(rows).toMatchObject([
    { before: { [pincode]: old }, after: { [pincode]: translated } },
    {
      before: { [pincode]: translated, pincodes: '752081 752082' },
      after: { [pincode]: moved, pincodes: '752081' },
    },
  ]);
  expect(Object.keys(rows[0]?.after ?? {})).not.toContain(other);
});

test('S10.62 a pincode is in one open zone: of eight that want it at once, one gets it', async () => {
  const { fulfilled, refusals } = await settleAll(
    Array.from({ length: 8 }, (_, n) => create(`Coast ${n}`, '752100')),
  );
  expect([fulfilled, refusals.length]).toEqual([1, 7]);
  expect(refusals[0]?.message).toMatch(/^752100 is in the zone Coast \d already\.$/);
  expect(new Set(refusals.map(({ problem }) => problem.code))).toEqual(new Set(['PINCODE_TAKEN']));
});

test('S10.62 of eight who change a zone from the same version at once, one does; the others are shown what stands now', async () => {
  const { zone_id, version } = await create('Canal', '752500');
  const { fulfilled, refusals } = await settleAll(
    Array.from({ length: 8 }, (_, n) => change(zone_id, { fee: 50 + n, version })),
  );
  const now = (await zones()).find((each) => each.zone_id === zone_id);
  expect([fulfilled, refusals.length, now?.version]).toEqual([1, 7, version + 1]);
  for (const { status, problem } of refusals) {
    expect([status, problem.code]).toEqual([409, 'CHANGED_MEANWHILE']);
    expect(problem.details).toEqual(now);
  }
  expect(now?.updated_by).not.toBeNull();
  expect(refusals[0]?.message).toBe(`${now?.updated_by} has changed this since you opened it.`);
  await change(zone_id, { is_closed: true });
  await change(zone_id, { fee: 10, version: version + 2 });
});

test('S10.62 a closed zone gives its pincode to another, and does not open while that one has it', async () => {
  const { zone_id } = await create('Old north', '752200');
  await change(zone_id, { is_closed: true });
  await create('New north', '752200');
  expect(await isServed('752200')).toBe(true);
  expect((await zones()).find((each) => each.zone_id === zone_id)?.pincodes).toEqual([]);
  const twice = await expectRefusal(create('Twice', '752300', '752300'));
  expect(twice.problem.code).toBe('PINCODE_TAKEN');
  expect((await expectRefusal(create('New north'))).problem.code).toBe('ZONE_EXISTS');
  expect((await expectRefusal(change(999_999, {}))).problem.code).toBe('NO_ZONE');
  expect((await expectRefusal(change(zone_id, { fee: -1 }))).status).toBe(422);
});

test('S10.62 orders stay as agreed when fee, minimum or zone change; new ones follow', async () => {
  const home = await homeZone();
  const uid = (await place()).data[0] ?? '';
  const before = await readOrder(customer, uid);
  const estimate = await createEstimate(customer, [line()]);
  await change(home.zone_id, { fee: home.fee + 15 });
  await change(home.zone_id, { minimum: 5000 });
  const refused = await expectRefusal(place());
  expect(refused.message).toBe('Minimum order amount is ₹5000');
  await change(home.zone_id, { minimum: null });
  await change(home.zone_id, { is_closed: true });
  expect((await expectRefusal(place())).problem.code).toBe('NO_DELIVERY');
  expect(await readOrder(customer, uid)).toEqual(before);
  const estimated = (await place({ estimation_id: estimate.estimation_id })).data[0] ?? '';
  expect(await readOrder(customer, estimated)).toMatchObject({
    final_amount: estimate.final_amount,
  });
  await change(home.zone_id, { is_closed: false, fee: home.fee });
});

test('S10.62 a pause follows its zone when that is renamed', async () => {
  const { zone_id } = await create('Hills', '752400');
  await manager.api('PUT /api/v1/staff/ordering', {
    body: { scope: 'zone:Hills', message: 'The bridge is closed.' },
  });
  await change(zone_id, { name: 'High hills' });
  const { results } = await manager.api('GET /api/v1/staff/ordering');
  expect(results.map(({ scope }) => scope)).toEqual(['zone:High hills']);
});
