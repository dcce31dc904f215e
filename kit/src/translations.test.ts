import { expect, test } from 'vitest';
import { localize, mergeTranslations } from './translations.ts';

const row = {
  name: 'Milk',
  units: '1 L',
  translations: { hi: { name: 'दूध', units: '' }, or: { name: 'କ୍ଷୀର', units: '୧ ଲିଟର' } },
};

test('each field falls back to English by itself', () => {
  expect(localize(row, 'en')).toMatchObject({ name: 'Milk', units: '1 L' });
  expect(localize(row, 'hi')).toMatchObject({ name: 'दूध', units: '1 L' });
  expect(localize(row, 'or')).toMatchObject({ name: 'କ୍ଷୀର', units: '୧ ଲିଟର' });
  expect(localize({ ...row, translations: {} }, 'or')).toMatchObject({ name: 'Milk' });
});

test('given translations replace their fields, trimmed; an empty one is removed, the others stay', () => {
  const given = { hi: { name: ' शुद्ध दूध ' }, or: { name: '', units: ' ' } };
  expect(mergeTranslations(row.translations, given)).toEqual({ hi: { name: 'शुद्ध दूध' } });
  expect(mergeTranslations(row.translations, {})).toEqual({
    hi: { name: 'दूध' },
    or: row.translations.or,
  });
});
