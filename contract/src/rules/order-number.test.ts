import { expect, test } from 'vitest';
import { orderNumber } from './order-number.ts';

test('the number of an order is the first segment of its uid', () => {
  expect(orderNumber('6f7f1c0e-1111-4111-8111-111111111111')).toBe('6f7f1c0e');
});
