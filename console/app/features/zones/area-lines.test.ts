import { expect, test } from 'vitest';
import { cornersOf, readArea, toAreaLines } from './area-lines.ts';
import { addCorner } from './corners.ts';

const square = ['20, 85', '20, 85.1', '20.1, 85.1', '20.1, 85'];
const read = (...lines: string[]) => readArea(lines.join('\n'));
const ring = [
  [85, 20],
  [85.1, 20],
  [85.1, 20.1],
  [85, 20.1],
  [85, 20],
];

test('S10.277 an area is lines of latitude and longitude, closed or not, as maps copy them; no line is no area', () => {
  expect(read(...square)).toMatchObject({ ring });
  expect(read('', ...square, '20.0,85', '')).toMatchObject({ ring });
  expect(read('(20, 85)', '20 85.1', '20.1;85.1', '[20.1, 85],')).toMatchObject({ ring });
  expect(toAreaLines(cornersOf(ring))).toBe(square.join('\n'));
  expect(read('', ' ')).toEqual({ corners: [], ring: null });
});

test.each([
  [['20, 85', '', '20 N, 85.1', '20.1, 85'], { fault: 'UNREADABLE', line: 3, text: '20 N, 85.1' }],
  [['20, 85', '85.1, 20', '20.1, 85'], { fault: 'OUTSIDE', line: 2, text: '85.1, 20' }],
  [
    ['20, 85', '20.1, 85.1', '20, 85.1', '20.1, 85'],
    { fault: 'CROSSES', line: 4, text: '20.1, 85' },
  ],
  [['20, 85', '20.1, 85.1'], { fault: 'COUNT' }],
])('S10.277 of %j the line that is wrong is named', (lines, fault) => {
  expect(read(...lines)).toMatchObject({ fault });
});

test('S10.277 a corner is added where the border is nearest', () => {
  const at = (latitude: number, longitude: number) => ({ latitude, longitude });
  const three = [at(20, 85), at(20, 85.1), at(20.1, 85.1)].reduce<ReturnType<typeof at>[]>(
    addCorner,
    [],
  );
  expect(three).toEqual([at(20, 85), at(20, 85.1), at(20.1, 85.1)]);
  const four = addCorner(three, at(20.1, 85));
  expect(four[3]).toEqual(at(20.1, 85));
  expect(addCorner(four, at(19.99, 85.05))[1]).toEqual(at(19.99, 85.05));
});
