import { expect, test } from 'vitest';
import { readLines, toLines } from './pincode-lines.ts';

const patia = { pincode: '751024', place: 'Patia, north', latitude: 20.35, longitude: 85.82 };
const places = (hi: string, or: string) => ({
  translations: { hi: { place: hi }, or: { place: or } },
});

test('pincodes are lines of pincode, place and position', () => {
  expect(toLines([patia])).toBe('751024 Patia, north 20.35, 85.82');
  const read = readLines(`\n${toLines([patia])}\n`);
  expect(read).toEqual({ pincodes: [{ ...patia, ...places('', '') }] });
});

test.each([
  [places('पटिया', 'ପଟିଆ'), 'Patia, north | पटिया | ପଟିଆ'],
  [places('पटिया', ''), 'Patia, north | पटिया'],
  [places('', 'ପଟିଆ'), 'Patia, north |  | ପଟିଆ'],
])('S10.331 a line has the place in Hindi and Odia after it: %j', (translations, names) => {
  const pincode = { ...patia, ...translations };
  expect(toLines([pincode])).toBe(`751024 ${names} 20.35, 85.82`);
  expect(readLines(toLines([pincode]))).toEqual({ pincodes: [pincode] });
});

test.each([
  '75102 Patia 20, 85',
  '751024 Patia',
  '751024 20.35, 85.82',
  'Patia 20, 85',
  '751024 | पटिया 20, 85',
  '751024 Patia | पटिया | ପଟିଆ | Patia 20, 85',
])('%j is no such line', (line) =>
  expect(readLines(`${toLines([patia])}\n${line}`)).toEqual({ wrong: line }),
);
