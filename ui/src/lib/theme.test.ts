import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseThemes } from '../styles/parse-themes.ts';
import { barColour, parseTheme, themeScript } from './theme.ts';

test.each([
  ['theme=dark', 'dark'],
  ['lang=or; theme=light', 'light'],
  ['my-theme=dark', 'auto'],
  ['theme=sepia', 'auto'],
  ['', 'auto'],
])('the cookies "%s" say %s, and the script in the head agrees', (cookie, theme) => {
  expect(parseTheme(cookie)).toBe(theme);
  const dataset: { theme?: string } = {};
  new Function('document', themeScript)({ cookie, documentElement: { dataset } });
  expect(dataset.theme ?? 'auto').toBe(theme);
});

test('the browser’s theme colour is that of the top bar', () => {
  const css = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');
  const { light, dark } = parseThemes(css);
  expect([light.get('deep'), dark.get('deep')]).toEqual([barColour, barColour]);
});
