import { expect, test } from 'vitest';
import { readLines, toChange, toFields, toLines } from './shop-fields.ts';

const profile = {
  profile: null,
  translations: { hi: { tagline: 'खेत से' } },
};

test('only fields that differ are sent, translations by language', () => {
  const shown = toFields(profile);
  expect(toChange(shown, shown)).toEqual({ translations: { hi: {}, or: {} } });
  expect(
    toChange(shown, {
      ...shown,
      name: ' Sabuja ',
      'tagline.hi': '',
      'tagline.or': 'ଖେତରୁ',
      office_location: '20.2571, 85.7816',
    }),
  ).toEqual({
    name: 'Sabuja',
    office_location: { latitude: 20.2571, longitude: 85.7816 },
    translations: { hi: { tagline: '' }, or: { tagline: 'ଖେତରୁ' } },
  });
});

test('links are lines of a name and an address', () => {
  const links = [{ name: 'Google Play', url: 'https://play.google.com/x' }];
  expect(readLines(`\n ${toLines(links)} \n`)).toEqual(links);
  expect(readLines('Instagram')).toEqual([{ name: 'Instagram', url: '' }]);
});
