import { expect, test } from 'vitest';
import { orderNumber } from './order-number.ts';

test('an order is called by the first segment of its uid', () => {
  expect(orderNumber('6f7f1c0e-1111-4111-8111-111111111111')).toBe('6f7f1c0e');
});
