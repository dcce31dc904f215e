import { minutes, seconds } from '@sabuja/kit';
import { expect, test } from 'vitest';
import { isStaleScriptError, mayReload } from './stale-script.ts';

test.each([
  'Failed to fetch dynamically imported module: https://shop.example/assets/cart-panel-x.js',
  'error loading dynamically imported module: https://shop.example/assets/cart-panel-x.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/dev-ui.css',
])('a missing script is recognised by the error message: %s', (message) =>
  expect(isStaleScriptError(new TypeError(message))).toBe(true),
);

test('other errors are not missing scripts', () => {
  expect(isStaleScriptError(new TypeError("can't access property 'x' of undefined"))).toBe(false);
  expect(isStaleScriptError('Importing a module script failed.')).toBe(false);
});

test('a page is reloaded once, not repeatedly', () => {
  expect(mayReload({ type: 'navigate', age: seconds(2) })).toBe(true);
  expect(mayReload({ type: 'back_forward', age: seconds(2) })).toBe(true);
  expect(mayReload({ type: 'reload', age: seconds(2) })).toBe(false);
  expect(mayReload({ type: 'reload', age: minutes(10) })).toBe(true);
});
