import { expect, test } from 'vitest';
import { shopTitle } from './shop-title.ts';

test('S10.476 the title of Home is the name with the tagline, or the name alone', () => {
  expect(shopTitle({ name: 'Haata', tagline: 'From field to plate' })).toBe(
    'Haata: From field to plate',
  );
  expect(shopTitle({ name: 'Haata', tagline: '' })).toBe('Haata');
});
