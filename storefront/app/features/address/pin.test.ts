import { expect, test } from 'vitest';
import { formatCoordinates, nudge, roundCoordinates } from './pin.ts';

const home = { latitude: 20.35, longitude: 85.82 };

test('a nudge moves the pin ten metres in every direction', () => {
  expect(nudge(home, 'north')).toEqual({ latitude: 20.35009, longitude: 85.82 });
  expect(nudge(home, 'south')).toEqual({ latitude: 20.34991, longitude: 85.82 });
  expect(nudge(home, 'east')).toEqual({ latitude: 20.35, longitude: 85.820096 });
  expect(nudge(home, 'west')).toEqual({ latitude: 20.35, longitude: 85.819904 });
});

test('a nudge and its opposite return to the start', () => {
  expect(nudge(nudge(home, 'north'), 'south')).toEqual(home);
  expect(nudge(nudge(home, 'east'), 'west')).toEqual(home);
});

test('coordinates are rounded to about a decimetre and formatted with hemispheres', () => {
  expect(roundCoordinates({ latitude: 20.123456789, longitude: -85.1 })).toEqual({
    latitude: 20.123457,
    longitude: -85.1,
  });
  expect(formatCoordinates(home)).toBe('20.35000° N, 85.82000° E');
  expect(formatCoordinates({ latitude: -1.5, longitude: -2 })).toBe('1.50000° S, 2.00000° W');
});
