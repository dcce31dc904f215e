import { expect, test } from 'vitest';
import { readTyped } from './typed-count.ts';

const lines = [{ barcode: '8901234567894' }, { barcode: null }, { barcode: '012345678905' }];

test('S10.180 a count is up to seven digits, anything else is nothing', () => {
  expect(readTyped(' 18 ', lines)).toEqual({ counted: 18, scanned: undefined });
  expect(readTyped('1000000', lines).counted).toBe(1_000_000);
  for (const text of ['', '-3', '2.5', '1e3'])
    expect(readTyped(text, lines).counted).toBeUndefined();
});

test('S10.180 a barcode that is scanned into the field is no count, and what stood before it is', () => {
  expect(readTyped('8901234567894', lines)).toEqual({
    counted: undefined,
    scanned: '8901234567894',
  });
  expect(readTyped('188901234567894', lines)).toEqual({ counted: 18, scanned: '8901234567894' });
  // The zero belongs to the count.
  expect(readTyped('208901234567894', lines)).toEqual({ counted: 20, scanned: '8901234567894' });
  expect(readTyped('4006381333931', lines)).toEqual({
    counted: undefined,
    scanned: '4006381333931',
  });
});

test('S10.180 a count is not guessed when a zero may belong to it or to the barcode', () => {
  expect(readTyped('180012345678905', lines)).toEqual({
    counted: undefined,
    scanned: '0012345678905',
  });
});
