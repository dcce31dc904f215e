import { randomUUID } from 'node:crypto';
import { addTime, days, seconds } from '@sabuja/kit';
import {
  createMember,
  createOrder,
  createRound,
  createStock,
  deleteAccount,
  deletionLinkOf,
  expectRefusal,
  groceryLine,
  refusalCode,
  settleAll,
  startDelivery,
  type TestMember,
  transitionAsStaff,
  useCustomer,
  useSellableShop,
} from '@sabuja/testing';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { purgeOldDeliveryPhotos } from './delivery-photos.ts';

const { shop, category } = useSellableShop();
const customer = useCustomer(shop);
let manager: TestMember;
let rider: TestMember;
beforeEach(async () => {
  manager = await createMember(shop, 'manager');
  rider = await createMember(shop, 'rider');
});

const AT = '2026-11-24T06:30:00.000Z';
const photo = (width = 2000, height = 1500, background = '#d04020') =>
  sharp({ create: { width, height, channels: 3, background } });
const upload = (
  uid: string,
  action_id: string,
  bytes: Uint8Array,
  { by = rider, member_uid }: { by?: TestMember; member_uid?: string } = {},
) =>
  by.api('POST /api/v1/staff/deliveries/{uid}/photo', {
    params: { uid },
    query: { action_id, ...(member_uid !== undefined && { member_uid }) },
    file: new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }),
  });
const reveal = (uid: string, by = manager) =>
  by.api('POST /api/v1/staff/orders/{uid}/delivery-photo/reveal', { params: { uid } });
const readPhoto = async (uid: string) =>
  (await manager.api('GET /api/v1/staff/orders/{uid}', { params: { uid } })).delivery_photo;

/** An order on its way with the rider. */
async function orderOnItsWay(): Promise<string> {
  const uid = await createOrder(customer, [groceryLine(await createStock(shop, category))]);
  await transitionAsStaff(shop, uid, 'CONFIRMED', 'PACKED');
  await createRound(manager, rider, [uid]);
  await startDelivery(rider, uid);
  return uid;
}
const deliver = (uid: string, action_id: string) =>
  rider.api('POST /api/v1/staff/deliveries/{uid}/delivered', {
    params: { uid },
    body: { action_id, at: AT, reason: 'Left with the guard' },
  });
async function deliveredOrder() {
  const [uid, action] = [await orderOnItsWay(), randomUUID()];
  await deliver(uid, action);
  return { uid, action };
}
const undo = (uid: string) =>
  rider.api('POST /api/v1/staff/orders/{uid}/undo', {
    params: { uid },
    body: { status: 'DELIVERED' },
  });

test('S10.150 the photo of a delivery is stored small, without its place, and shown with reason, rider and time', async () => {
  const { uid, action } = await deliveredOrder();
  expect(await readPhoto(uid)).toBeNull();
  const bytes = await photo()
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '20/1 17/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  await upload(uid, action, bytes);
  expect(await readPhoto(uid)).toEqual({
    taken_at: AT,
    received_at: shop.clock.now().toISOString(),
    rider: expect.any(String),
    reason: 'Left with the guard',
  });
  const { webp } = await reveal(uid);
  const { format, width, height, exif } = await sharp(Buffer.from(webp, 'base64')).metadata();
  expect([format, width, height, exif]).toEqual(['webp', 1200, 1600, undefined]);
});

test('S10.150 a photo that is sent many times at once is stored once, and another does not replace it', async () => {
  const { uid, action } = await deliveredOrder();
  const bytes = await photo(40, 30).jpeg().toBuffer();
  const { refusals } = await settleAll([1, 2, 3, 4].map(() => upload(uid, action, bytes)));
  expect(refusals).toEqual([]);
  const { webp } = await reveal(uid);
  await upload(uid, action, await photo(40, 30, '#2040d0').jpeg().toBuffer());
  expect((await reveal(uid)).webp).toBe(webp);
});

test('S10.150 a photo belongs to a delivery that the rider made', async () => {
  const uid = await orderOnItsWay();
  const [action, bytes] = [randomUUID(), await photo(40, 30).jpeg().toBuffer()];
  expect(await refusalCode(upload(uid, action, bytes))).toBe('NOT_DELIVERED');
  await deliver(uid, action);
  expect(await refusalCode(upload(uid, randomUUID(), bytes))).toBe('NOT_DELIVERED');
  const other = await createMember(shop, 'rider');
  expect(await refusalCode(upload(uid, action, bytes, { by: other }))).toBe('NOT_DELIVERED');
  const stored = { member_uid: other.uid };
  expect(await refusalCode(upload(uid, action, bytes, stored))).toBe('OTHER_MEMBER');
  expect(await readPhoto(uid)).toBeNull();
});

test('S10.150 nothing is decoded for a delivery that the rider did not make', async () => {
  const uid = await orderOnItsWay();
  const unreadable = Buffer.from('no photo');
  expect(await refusalCode(upload(uid, randomUUID(), unreadable))).toBe('NOT_DELIVERED');
  const { uid: delivered, action } = await deliveredOrder();
  const by = await createMember(shop, 'rider');
  expect(await refusalCode(upload(delivered, action, unreadable, { by }))).toBe('NOT_DELIVERED');
});

test.each([
  ['png', true],
  ['webp', true],
  ['gif', false],
  ['tiff', false],
  ['avif', false],
] as const)('S10.150 a photo of the format %s: accepted %s', async (format, isAccepted) => {
  const { uid, action } = await deliveredOrder();
  const bytes = await photo(40, 30).toFormat(format).toBuffer();
  const { refusals } = await settleAll([upload(uid, action, bytes)]);
  expect(refusals.length === 0).toBe(isAccepted);
  expect((await readPhoto(uid)) !== null).toBe(isAccepted);
});

test('S10.150 what is no photo, or too large, is refused with a clear message; the delivery stays', async () => {
  const { uid, action } = await deliveredOrder();
  const unreadable = await expectRefusal(upload(uid, action, Buffer.from('no photo')));
  expect([unreadable.status, unreadable.message]).toEqual([422, 'This photo cannot be read.']);
  const tooLarge = await expectRefusal(upload(uid, action, Buffer.alloc(9 * 1024 * 1024)));
  expect([tooLarge.status, tooLarge.message]).toEqual([413, 'That is too large.']);
  const order = await manager.api('GET /api/v1/staff/orders/{uid}', { params: { uid } });
  expect([order.status, order.delivery_photo]).toEqual(['DELIVERED', null]);
});

test('S10.150 the photo of an undone delivery is deleted, and does not come back with the next', async () => {
  const { uid, action } = await deliveredOrder();
  const bytes = await photo(40, 30).jpeg().toBuffer();
  await upload(uid, action, bytes);
  await undo(uid);
  expect(await readPhoto(uid)).toBeNull();
  expect(await refusalCode(upload(uid, action, bytes))).toBe('NOT_DELIVERED');
  shop.clock.advance(seconds(1));
  const next = randomUUID();
  await deliver(uid, next);
  expect(await refusalCode(upload(uid, action, bytes))).toBe('NOT_DELIVERED');
  await upload(uid, next, bytes);
  expect(await readPhoto(uid)).not.toBeNull();
});

test('S10.150 the photo of an undone delivery does not come back when the shop delivers the order', async () => {
  const { uid, action } = await deliveredOrder();
  await manager.api('POST /api/v1/staff/orders/{uid}/undo', {
    params: { uid },
    body: { status: 'DELIVERED', reason: 'The wrong door' },
  });
  shop.clock.advance(seconds(1));
  await manager.api('POST /api/v1/staff/orders/{uid}/move', {
    params: { uid },
    body: { to: 'DELIVERED' },
  });
  const bytes = await photo(40, 30).jpeg().toBuffer();
  expect(await refusalCode(upload(uid, action, bytes))).toBe('NOT_DELIVERED');
  expect(await readPhoto(uid)).toBeNull();
});

test('S10.151 a photo is opened only by who may see the customer’s contact, and it is audited', async () => {
  const { uid, action } = await deliveredOrder();
  await upload(uid, action, await photo(40, 30).jpeg().toBuffer());
  for (const role of ['picker', 'kitchen', 'rider', 'catalogue', 'accounts'] as const) {
    const member = await createMember(shop, role);
    expect(await refusalCode(reveal(uid, member)), role).toBe('NOT_PERMITTED');
  }
  await reveal(uid, await createMember(shop, 'support'));
  const { results } = await manager.api('GET /api/v1/staff/audit', {
    query: { action: 'order.photo.reveal', subject_id: uid },
  });
  expect(results).toHaveLength(1);
  expect(await refusalCode(reveal(randomUUID()))).toBe('NO_PHOTO');
});

test('S10.151 photos are erased with the customer and after the days that the shop stores them', async () => {
  const { db } = shop.app;
  const { uid, action } = await deliveredOrder();
  const bytes = await photo(40, 30).jpeg().toBuffer();
  await upload(uid, action, bytes);
  const inDays = (count: number) => addTime(shop.clock.now(), days(count));
  await purgeOldDeliveryPhotos(db, inDays(89), 90);
  expect(await readPhoto(uid)).not.toBeNull();
  await purgeOldDeliveryPhotos(db, inDays(91), 90);
  expect(await readPhoto(uid)).toBeNull();

  await upload(uid, action, bytes);
  const link = deletionLinkOf(customer);
  await deleteAccount(shop, link);
  expect(await readPhoto(uid)).toBeNull();
  // A photo that was still waiting on the phone is sent now.
  await upload(uid, action, bytes);
  expect(await readPhoto(uid)).toBeNull();
});

test('S10.269 a shop that demands a photo takes no delivery without code and photo, and riders know before', async () => {
  const uid = await orderOnItsWay();
  const needsPhoto = async () => (await rider.api('GET /api/v1/staff/deliveries')).needs_photo;
  const demand = (value: string) =>
    manager.api('PATCH /api/v1/staff/settings', { body: { DELIVERY_PHOTO_NEEDED: value } });
  expect(await needsPhoto()).toBe(false);
  expect((await expectRefusal(demand('yes'))).problem.code).toBe('BAD_SETTING');
  await demand('1');
  expect(await needsPhoto()).toBe(true);
  expect(await refusalCode(deliver(uid, randomUUID()))).toBe('PHOTO_NEEDED');
  const action_id = randomUUID();
  await rider.api('POST /api/v1/staff/deliveries/{uid}/delivered', {
    params: { uid },
    body: { action_id, reason: 'Left with the guard', has_photo: true },
  });
  await upload(uid, action_id, await photo(40, 30).jpeg().toBuffer());
  expect(await readPhoto(uid)).toMatchObject({ reason: 'Left with the guard' });
  await demand('');
  await deliver(await orderOnItsWay(), randomUUID());
});
