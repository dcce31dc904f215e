import type { ApiError } from '@sabuja/contract/client';
import { createCustomer, useCustomer, useTestShop } from '@sabuja/testing';
import { expect, test } from 'vitest';

const shop = useTestShop();
const customer = useCustomer(shop);

const home = {
  room_no: '12',
  locality: 'Lane 3',
  area: 'Patia',
  pincode: '751024',
  type: 'Home' as const,
  full_address: '12, Lane 3, Patia, 751024',
  latitude: 20.35,
  longitude: 85.82,
  is_default: 0 as const,
};
const add = (body: object = home, from = customer) =>
  from.api('POST /api/v1/address/{userUid}', {
    params: { userUid: from.uid },
    body: body as typeof home,
  });
const list = (from = customer) =>
  from.api('GET /api/v1/address/user/{uid}', { params: { uid: from.uid } });
const status = (response: Promise<unknown>) => response.catch((error: ApiError) => error.status);

test('S3.10 S7c.2 an address is saved, listed, changed and deleted', async () => {
  const saved = await add();
  expect(saved).toEqual({ uid: expect.any(String), ...home, is_pinned: false, landmark: '' });
  const params = { userUid: customer.uid };
  const changed = await customer.api('PATCH /api/v1/address/{userUid}', {
    params,
    body: { uid: saved.uid, area: 'Chandrasekharpur', landmark: 'Opposite the tank' },
  });
  expect(changed).toEqual({ ...saved, area: 'Chandrasekharpur', landmark: 'Opposite the tank' });
  expect(await list()).toEqual([changed]);
  await customer.api('DELETE /api/v1/address/{uid}', { params: { uid: saved.uid } });
  expect(await list()).toEqual([]);
  for (const type of ['Home', 'Office', 'Other']) {
    expect(await add({ ...home, type })).toMatchObject({ type });
  }
});

test.each([
  [{ ...home, pincode: '' }, 'pincode', 'Please enter the six digits of the pincode.'],
  [{ ...home, pincode: '75102' }, 'pincode', 'Please enter the six digits of the pincode.'],
  [{}, 'pincode', 'Please enter the six digits of the pincode.'],
  [
    { ...home, room_no: ' ', locality: '', area: '' },
    'room_no',
    'Please fill in at least one of room number, locality and area.',
  ],
])('S5.12 the server says what an address lacks: %j', async (body, field, message) => {
  const refused = await add(body).catch((error: ApiError) => error);
  expect(refused).toMatchObject({ status: 422, problem: { field, message } });
  expect(await list()).toEqual([]);
});

test('S5.12 an address can be as short as a pincode and an area, and cannot be emptied', async () => {
  const { uid } = await add({ pincode: '751024', area: 'Patia' });
  const change = (body: object) =>
    customer.api('PATCH /api/v1/address/{userUid}', {
      params: { userUid: customer.uid },
      body: { uid, ...body },
    });
  expect(await status(change({ area: '' }))).toBe(422);
  expect(await status(change({ pincode: '' }))).toBe(422);
  expect(await change({ area: '', locality: 'Lane 3' })).toMatchObject({
    area: '',
    locality: 'Lane 3',
  });
});

test('a customer may save 50 addresses, however many are sent at once', async () => {
  const outcomes = await Promise.all(Array.from({ length: 53 }, () => status(add())));
  expect(outcomes.filter((outcome) => outcome === 409)).toHaveLength(3);
  expect(await list()).toHaveLength(50);
  const refused = await add().catch((error: ApiError) => error);
  expect(refused).toMatchObject({
    problem: {
      code: 'TOO_MANY_ADDRESSES',
      message: 'You have saved 50 addresses. Delete one that you no longer use, then add this one.',
    },
  });
  const [first] = await list();
  await customer.api('DELETE /api/v1/address/{uid}', { params: { uid: first?.uid ?? '' } });
  await add();
});

test('fields that are not part of the form are not stored', async () => {
  const other = await createCustomer(shop);
  await add({
    ...home,
    customer_id: other.id,
    uid: '00000000-0000-4000-8000-000000000000',
    colour: 'red',
  });
  expect(await list(other)).toEqual([]);
  expect((await list())[0]?.uid).not.toBe('00000000-0000-4000-8000-000000000000');
});

test('another customer can neither read, change nor delete it', async () => {
  const { uid } = await add();
  const stranger = await createCustomer(shop);
  const ownParams = { userUid: customer.uid };
  const theirs = { userUid: stranger.uid };
  const body = { uid, area: 'Elsewhere' };
  expect(
    await status(stranger.api('PATCH /api/v1/address/{userUid}', { params: ownParams, body })),
  ).toBe(404);
  expect(
    await status(stranger.api('PATCH /api/v1/address/{userUid}', { params: theirs, body })),
  ).toBe(404);
  expect(await status(stranger.api('DELETE /api/v1/address/{uid}', { params: { uid } }))).toBe(404);
  expect(
    await status(stranger.api('POST /api/v1/address/{userUid}', { params: ownParams, body: home })),
  ).toBe(404);
  expect(await list()).toMatchObject([{ uid, area: 'Patia' }]);
});

test.each([
  ['pincode', { pincode: '75102' }],
  ['pincode', { pincode: 'abcdef' }],
  ['latitude', { latitude: 91 }],
  ['type', { type: 'Castle' }],
  ['room_no', { room_no: 12 }],
])('an invalid value in %s is a 422 that names the field', async (field, wrong) => {
  const error = await add({ ...home, ...wrong }).catch((reason: ApiError) => reason);
  expect(error).toMatchObject({ status: 422, problem: { field } });
});
