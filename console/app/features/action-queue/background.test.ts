import { addTime } from '@sabuja/kit';
import 'fake-indexeddb/auto';
import type { StaffSession } from '@sabuja/contract';
import { ApiError, type Client } from '@sabuja/contract/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { clearDevice, storeSession } from '../../lib/device-session.ts';
import { deviceDb } from '../../lib/device-store.ts';
import { addAction, listActions } from './action-store.ts';
import { sendInBackground } from './background.ts';

const request = vi.fn();
const send = () => sendInBackground(request as unknown as Client);
const now = new Date();
const start = { kind: 'start', uid: 'a', order_no: 'a' } as const;
const signIn = (uid: string, session: Partial<StaffSession> = {}) =>
  storeSession(
    { member: { uid }, permissions: ['orders.deliver'], by_pin: false, ...session } as StaffSession,
    now,
  );

beforeEach(async () => {
  request.mockReset().mockResolvedValue({});
  vi.stubGlobal('navigator', { locks: { request: (_: string, task: () => unknown) => task() } });
  await (await deviceDb()).clear('actions');
  await clearDevice();
});

test('S10.266 what waits is sent without a page, for who was signed in last, under their name', async () => {
  await signIn('rider');
  const { id } = await addAction('rider', start, now);
  await addAction('another', start, now);
  await send();
  expect(request.mock.calls).toMatchObject([
    [
      'POST /api/v1/staff/deliveries/{uid}/start',
      { params: { uid: 'a' }, body: { action_id: id, member_uid: 'rider' } },
    ],
  ]);
  expect(await listActions('rider')).toEqual([]);
  expect(await listActions('another')).toHaveLength(1);
});

test('S10.266 the browser is asked to try again while something waits, and what is refused is stored for the page', async () => {
  await signIn('rider');
  await addAction('rider', start, now);
  request.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(send()).rejects.toThrow('Not everything');
  request.mockRejectedValueOnce(new ApiError(409, { code: 'CANNOT_MOVE', message: 'No' }));
  await send();
  expect(await listActions('rider')).toMatchObject([{ refusal: { status: 409 } }]);
  expect(request).toHaveBeenCalledTimes(2);
});

test('S10.266 nothing is sent after a sign-out, after a day, nor of who signed in by PIN', async () => {
  await addAction('rider', start, now);
  await send();
  await signIn('rider', { by_pin: true, expires_at: addTime(now, 1e7).toISOString() });
  await send();
  vi.useFakeTimers({ now: now.getTime() + 25 * 3_600_000, toFake: ['Date'] });
  await signIn('rider');
  await send().finally(() => vi.useRealTimers());
  expect(request).not.toHaveBeenCalled();
  await clearDevice();
});
