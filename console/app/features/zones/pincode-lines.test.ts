import { expect, test } from 'vitest';
import { readLines, toLines } from './pincode-lines.ts';

const patia = { pincode: '751024', place: 'Patia, north', latitude: 20.35, longitude: 85.82 };

test('pincodes are lines of pincode, place and position', () => {
  expect(readLines(`\n${toLines([patia])}\n`)).toEqual({ pincodes: [patia] });
});

test.each(['75102 Patia 20, 85', '751024 Patia', '751024 20.35, 85.82', 'Patia 20, 85'])(
  '%j is no such line',
  (line) => expect(readLines(`${toLines([patia])}\n${line}`)).toEqual({ wrong: line }),
);
