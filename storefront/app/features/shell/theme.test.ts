import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { themesOf } from '../../styles/themes-of.ts';
import { barColour, themeIn, themeScript } from './theme.ts';

test.each([
  ['theme=dark', 'dark'],
  ['lang=or; theme=light', 'light'],
  ['my-theme=dark', 'auto'],
  ['theme=sepia', 'auto'],
  ['', 'auto'],
])('the cookies "%s" say %s, and the script in the head agrees', (cookie, theme) => {
  expect(themeIn(cookie)).toBe(theme);
  const dataset: { theme?: string } = {};
  new Function('document', themeScript)({ cookie, documentElement: { dataset } });
  expect(dataset.theme ?? 'auto').toBe(theme);
});

test('the bars of the browser have the colour of the top bar', () => {
  const css = readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8');
  const { light, dark } = themesOf(css);
  expect([light.get('deep'), dark.get('deep')]).toEqual([barColour, barColour]);
});
