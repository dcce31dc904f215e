import { expect, test } from 'vitest';
import { formatPhone } from './phone.ts';

test('Indian numbers are formatted in two groups of five', () => {
  expect(formatPhone('+919876543210')).toBe('+91 98765 43210');
  expect(formatPhone('1800 123')).toBe('1800 123');
});
