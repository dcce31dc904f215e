import { expect, test } from 'vitest';
import { mapLink } from './map-link.ts';

test('S1.6 a place is linked by its coordinates, else by its address', () => {
  const address = 'Plot 412 & 413, Khandagiri';
  expect(mapLink({ address, location: { latitude: 20.2571, longitude: 85.7816 } })).toBe(
    'https://www.google.com/maps/search/?api=1&query=20.2571%2C85.7816',
  );
  expect(mapLink({ address, location: null })).toBe(
    'https://www.google.com/maps/search/?api=1&query=Plot+412+%26+413%2C+Khandagiri',
  );
});
