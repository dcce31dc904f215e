import 'fake-indexeddb/auto';
import { ApiError, UNREADABLE_RESPONSE } from '@sabuja/contract/client';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { DeviceAction, StoredPhoto } from '../../lib/device-actions.ts';
import { clearDevice } from '../../lib/device-session.ts';
import { countWaiting, deviceDb } from '../../lib/device-store.ts';
import {
  addAction,
  listActions,
  removeRefused,
  removeUnsent,
  settleAction,
} from './action-store.ts';
import { listPhotos, removePhoto } from './photo-store.ts';
import { sendPhotos } from './send-photos.ts';
import { sendWaiting } from './send-waiting.ts';
import { storeAction } from './store-action.ts';

const rider = 'rider';
const now = new Date('2026-11-24T06:30:00Z');
const delivered = (uid: string): DeviceAction => ({
  kind: 'delivered',
  uid,
  order_no: uid,
  collected: 65,
  reason: 'Left with the guard',
  has_photo: true,
});
const jpegOf = (uid: string) => new TextEncoder().encode(`photo of ${uid}`).buffer;
const add = (uid: string, of = rider) => addAction(of, delivered(uid), now, jpegOf(uid));
const noNetwork = () => {
  throw new TypeError('Failed to fetch');
};
const refuse = (status: number, code: string) => {
  throw new ApiError(status, { code, message: `Refused: ${code}` });
};
const sendActions = (send = async (): Promise<undefined> => undefined) =>
  sendWaiting(rider, { send, onAccepted: async () => {}, onRefused: () => {} });
/** Returns the photos that were sent to a server; `respond` throws where the server refuses one. */
async function sendAll(respond: (uid: string) => void = () => {}) {
  const sent: StoredPhoto[] = [];
  await sendPhotos(rider, async (photo) => {
    sent.push(photo);
    respond(photo.order.uid);
  });
  return sent;
}
const uidsOf = (photos: readonly StoredPhoto[]) => photos.map(({ order }) => order.uid);
const countPhotos = async () => (await deviceDb()).count('photos');

beforeEach(async () => {
  const db = await deviceDb();
  await db.clear('actions');
  await db.clear('photos');
});

describe('S10.150 the photo of a delivery without a network', () => {
  test('waits with its delivery, is sent after it under the same id, in sequence and once', async () => {
    const [a, b] = [await add('a'), await add('b')];
    expect(await sendAll()).toEqual([]);
    await sendActions();
    expect(await countWaiting()).toBe(2);
    const sent = await sendAll();
    expect(sent.map(({ id }) => id)).toEqual([a.id, b.id]);
    expect(new TextDecoder().decode(sent[0]?.jpeg)).toBe('photo of a');
    expect(await sendAll()).toEqual([]);
    expect([await countPhotos(), await countWaiting()]).toEqual([0, 0]);
  });

  test('waits as long as the server does not respond, and outlives a sign-out', async () => {
    await add('a');
    await add('b');
    await sendActions();
    expect(uidsOf(await sendAll(noNetwork))).toEqual(['a']);
    await clearDevice();
    expect(uidsOf(await sendAll(() => refuse(503, 'UNAVAILABLE')))).toEqual(['a']);
    expect(uidsOf(await sendAll(() => refuse(401, 'SIGNED_OUT')))).toEqual(['a']);
    expect(uidsOf(await sendAll())).toEqual(['a', 'b']);
  });

  test.each([
    [413, UNREADABLE_RESPONSE],
    [413, 'FST_ERR_CTP_BODY_TOO_LARGE'],
    [422, 'UNREADABLE_PICTURE'],
  ])(
    'is stored as refused with %i %s until the rider has seen it; the others go on',
    async (status, code) => {
      await add('a');
      await add('b');
      await sendActions();
      const sent = await sendAll((uid) => uid === 'a' && refuse(status, code));
      expect(uidsOf(sent)).toEqual(['a', 'b']);
      const [refused] = await listPhotos(rider);
      expect(refused).toMatchObject({ order: { uid: 'a' }, refusal: { status } });
      expect(refused?.jpeg.byteLength).toBe(0);
      expect(await sendAll()).toEqual([]);
      await removePhoto(refused?.id ?? '');
      expect(await countPhotos()).toBe(0);
    },
  );

  test('goes with its delivery: taken back, or refused and seen', async () => {
    const a = await add('a');
    expect(await removeUnsent(a.seq)).toBe(true);
    const b = await add('b');
    await sendActions(async () => refuse(409, 'OTHER_AMOUNT'));
    expect(await sendAll()).toEqual([]);
    expect(await countPhotos()).toBe(1);
    expect(await removeRefused(b.seq)).toBeDefined();
    expect(await countPhotos()).toBe(0);
  });

  test('is of one person, and once after a double click', async () => {
    await Promise.all([add('a'), add('a')]);
    await settleAction(await add('b', 'other rider'));
    expect(await countPhotos()).toBe(2);
    await sendActions();
    expect(uidsOf(await sendAll())).toEqual(['a']);
  });

  test('does not stop its delivery when the device has no room for it', async () => {
    const delivery: DeviceAction = {
      kind: 'delivered',
      uid: 'a',
      order_no: 'a',
      collected: 65,
      reason: 'Left with the guard',
    };
    const stored = await storeAction(rider, delivery, new Blob([jpegOf('a')]));
    expect([stored.hasLostPhoto, await countPhotos()]).toEqual([false, 1]);
    await removeUnsent(stored.seq);
    // Adding the same key twice fails asynchronously, as a request does when the device is full.
    const put = IDBObjectStore.prototype.put;
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (
      this: IDBObjectStore,
      photo: unknown,
    ) {
      put.call(this, photo);
      return this.add(photo);
    });
    const without = await storeAction(rider, delivery, new Blob([jpegOf('a')]));
    full.mockRestore();
    expect([without.hasLostPhoto, await countPhotos()]).toEqual([true, 0]);
    expect((await listActions(rider)).map(({ action }) => action)).toEqual([delivery]);
  });
});
