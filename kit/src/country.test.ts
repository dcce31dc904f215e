import { expect, test } from 'vitest';
import { listCountries } from './country.ts';

test('S10.66 countries are listed once, by name, without groups and replaced codes', () => {
  const countries = listCountries();
  const codes = countries.map(([code]) => code);
  expect(countries).toHaveLength(249);
  expect(countries[0]).toEqual(['AF', 'Afghanistan']);
  expect(codes).toEqual(expect.arrayContaining(['IN', 'LK', 'MM', 'US', 'GB']));
  expect(codes.filter((code) => ['BU', 'SU', 'UK', 'EU', 'UN', 'ZZ'].includes(code))).toEqual([]);
  expect(new Set(countries.map(([, name]) => name)).size).toBe(249);
});
