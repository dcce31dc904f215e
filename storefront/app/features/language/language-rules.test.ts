import { expect, test } from 'vitest';
import { chosenLanguage, languageToOffer } from './language-rules.ts';

test('the chosen language is that of the cookie', () => {
  expect(chosenLanguage('a=1; lang=or; b=2')).toBe('or');
  expect(chosenLanguage('lang=en')).toBe('en');
  expect(chosenLanguage('lang=fr')).toBeUndefined();
  expect(chosenLanguage('xlang=hi')).toBeUndefined();
  expect(chosenLanguage('')).toBeUndefined();
});

test.each([
  [['or-IN', 'en'], 'or'],
  [['fr', 'hi-IN', 'en'], 'hi'],
  [['en-IN', 'hi'], undefined],
  [['te', 'bn'], undefined],
  [[], undefined],
])('to a browser of %j it offers %s', (preferred, offered) => {
  expect(languageToOffer(preferred)).toBe(offered);
});
