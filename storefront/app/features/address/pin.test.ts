import { expect, test } from 'vitest';
import { formatCoordinates, nudge, roundCoordinates } from './pin.ts';

const home = { latitude: 20.35, longitude: 85.82 };

test('a nudge is ten metres in every direction', () => {
  expect(nudge(home, 'north')).toEqual({ latitude: 20.35009, longitude: 85.82 });
  expect(nudge(home, 'south')).toEqual({ latitude: 20.34991, longitude: 85.82 });
  expect(nudge(home, 'east')).toEqual({ latitude: 20.35, longitude: 85.820096 });
  expect(nudge(home, 'west')).toEqual({ latitude: 20.35, longitude: 85.819904 });
});

test('there and back is where it was', () => {
  expect(nudge(nudge(home, 'north'), 'south')).toEqual(home);
  expect(nudge(nudge(home, 'east'), 'west')).toEqual(home);
});

test('a place is told to the decimetre and said in words', () => {
  expect(roundCoordinates({ latitude: 20.123456789, longitude: -85.1 })).toEqual({
    latitude: 20.123457,
    longitude: -85.1,
  });
  expect(formatCoordinates(home)).toBe('20.35000° N, 85.82000° E');
  expect(formatCoordinates({ latitude: -1.5, longitude: -2 })).toBe('1.50000° S, 2.00000° W');
});
