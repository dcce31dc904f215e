import { expect, test, vi } from 'vitest';
import { api } from '../../lib/api.ts';
import { sendAction } from './send-action.ts';

vi.mock(import('../../lib/api.ts'), () => ({ api: vi.fn().mockResolvedValue({}) }));

test('S10.143 a delivery is sent with what was refused, and that cash is taken despite a link', async () => {
  const refused = [
    { item: 'i', part: 'ORDERED' as const, quantity: 2, reason: 'NOT_FRESH' as const },
  ];
  const at = '2026-11-24T06:30:00.000Z';
  await sendAction({
    seq: 1,
    id: 'b',
    memberUid: 'm',
    at,
    wasSent: true,
    action: {
      kind: 'delivered',
      uid: 'a',
      order_no: 'a',
      collected: 195,
      reason: 'The phone is off',
      refused,
      despite_link: true,
      has_photo: true,
    },
  });
  expect(vi.mocked(api).mock.calls[0]?.[1]).toMatchObject({
    body: {
      action_id: 'b',
      at,
      member_uid: 'm',
      collected: 195,
      reason: 'The phone is off',
      refused,
      despite_link: true,
    },
  });
});
