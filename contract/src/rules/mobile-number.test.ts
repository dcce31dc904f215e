import { expect, test } from 'vitest';
import { parseMobile, phoneDigits } from './mobile-number.ts';

test.each([
  ['9437012345', '9437012345'],
  ['+91 94370-12345', '9437012345'],
  ['09437012345', '9437012345'],
  ['(94370) 12.345', '9437012345'],
  ['5437012345', undefined],
  ['943701234', undefined],
  ['94370123456', undefined],
])('%j is the mobile number %s', (text, mobile) => expect(parseMobile(text)).toBe(mobile));

test.each([
  ['09437012345', '9437012345'],
  ['+91 94370.12345', '9437012345'],
  ['370-12345', '37012345'],
  ['0-6', undefined],
  ['ad-123', undefined],
])('S10.466 %j has the digits %s of a phone', (text, digits) =>
  expect(phoneDigits(text)).toBe(digits),
);
