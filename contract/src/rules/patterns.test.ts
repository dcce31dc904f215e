import { expect, test } from 'vitest';
import { isPincode, isUid } from './patterns.ts';

test.each([
  ['751024', true],
  ['051024', false],
  ['75102', false],
  ['7510245', false],
  ['751 024', false],
  ['751024\n', false],
])('%j is a pincode: %s', (text, result) => expect(isPincode(text)).toBe(result));

test.each([
  ['6f7f1c0e-1111-4111-8111-111111111111', true],
  ['6F7F1C0E-1111-4111-8111-11111111ABCD', true],
  ['6f7f1c0e-1111-4111-8111-11111111111', false],
  ['6f7f1c0e1111411181111111111111111', false],
  ['12, Lane 3, Patia', false],
])('%j is a uid: %s', (text, result) => expect(isUid(text)).toBe(result));
