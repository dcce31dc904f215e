import { expect, test } from 'vitest';
import { moveStep, nearestNext } from './sequence.ts';

const at = (name: string, latitude: number | null, longitude: number | null) => ({
  name,
  latitude,
  longitude,
});
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).join('');

test('each stop is the nearest to the one before; the first stays, unknown places come last', () => {
  const stops = [
    at('a', 20.3, 85.8),
    at('?', null, null),
    at('d', 20.6, 85.8),
    at('b', 20.3, 85.81),
    at('c', 20.4, 85.82),
  ];
  expect(names(nearestNext(stops))).toBe('abcd?');
  expect(nearestNext([])).toEqual([]);
});

test('a degree of longitude is shorter than one of latitude', () => {
  expect(names(nearestNext([at('a', 60, 0), at('n', 60.6, 0), at('e', 60, 1)]))).toBe('aen');
});

test('a stop moves by one place, and not beyond the ends', () => {
  expect(moveStep(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
  expect(moveStep(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b']);
  expect(moveStep(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moveStep(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
});
