import { expect, test } from 'vitest';
import { showPhone } from './phone.ts';

test('Indian numbers are shown in two groups of five', () => {
  expect(showPhone('+919876543210')).toBe('+91 98765 43210');
  expect(showPhone('1800 123')).toBe('1800 123');
});
