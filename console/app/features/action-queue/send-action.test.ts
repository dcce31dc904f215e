import 'fake-indexeddb/auto';
import type { Client } from '@sabuja/contract/client';
import { beforeEach, expect, test, vi } from 'vitest';
import type { DeviceAction } from '../../lib/device-actions.ts';
import { addAction } from './action-store.ts';
import { createSenders } from './send-action.ts';
import { sendWaiting } from './send-waiting.ts';

const request = vi.fn();
const { sendAction } = createSenders(request as unknown as Client);
beforeEach(() => void request.mockReset().mockResolvedValue({}));

const order = { uid: 'a', order_no: 'a' };
const add = (action: DeviceAction) => addAction('m', action, new Date('2026-11-24T06:30:00Z'));
const sendAll = () =>
  sendWaiting('m', { send: sendAction, onAccepted: async () => {}, onRefused: () => {} });
const at = '2026-11-24T06:30:00.000Z';

test('S10.143 a delivery is sent with what was refused, and that cash is taken despite a link', async () => {
  const refused = [
    { item: 'i', part: 'ORDERED' as const, quantity: 2, reason: 'NOT_FRESH' as const },
  ];
  const proof = {
    collected: 195,
    reason: 'The phone is off',
    refused,
    despite_link: true as const,
  };
  const { id } = await add({ kind: 'delivered', ...order, ...proof, has_photo: true });
  await sendAll();
  const body = { ...proof, has_photo: true, action_id: id, at, member_uid: 'm' };
  expect(request.mock.calls[0]).toMatchObject([
    'POST /api/v1/staff/deliveries/{uid}/delivered',
    { body },
  ]);
});

test('S10.116 S10.164 an undo goes behind its pick, which the server may get only later, under an id of its own', async () => {
  const line = { ...order, item: 'i', name: 'Yam' };
  const pick = await add({ kind: 'pick', ...line, pick: { found: 2 } });
  request.mockRejectedValueOnce(new DOMException('', 'TimeoutError'));
  await sendAll();
  const undo = await add({ kind: 'unpick', ...line });
  await sendAll();
  const pickCall = 'PUT /api/v1/staff/orders/{uid}/picking/{item}';
  const undoCall = 'DELETE /api/v1/staff/orders/{uid}/picking/{item}';
  const params = { uid: 'a', item: 'i' };
  expect(request.mock.calls).toMatchObject([
    [pickCall, { params, body: { found: 2, action_id: pick.id } }],
    [pickCall, { params, body: { found: 2, action_id: pick.id } }],
    [undoCall, { params, query: { action_id: undo.id, at, member_uid: 'm' } }],
  ]);
});
