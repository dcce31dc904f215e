import { expect, test } from 'vitest';
import { deliveryOf } from './delivery-of.ts';

const order = { uid: 'order', order_no: 'order', kind: 'delivered', collected: 0 } as const;
const refused = [
  { item: 'line', part: 'ORDERED' as const, quantity: 2, reason: 'NOT_FRESH' as const },
];

test('S10.140 S10.147 what is refused, and that cash is taken despite a link, is sent with the delivery', () => {
  expect(deliveryOf({ ...order, code: '1234', refused, despite_link: true })).toEqual({
    collected: 0,
    code: '1234',
    refused,
    despite_link: true,
  });
});

test('S10.150 that there is a photo is not sent with the delivery', () => {
  expect(deliveryOf({ ...order, reason: 'The phone is off', has_photo: true })).toEqual({
    collected: 0,
    reason: 'The phone is off',
  });
});
