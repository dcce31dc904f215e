import { afterEach, expect, test, vi } from 'vitest';
import { installsFromMenu, isInstalled } from './install-state.ts';

afterEach(() => vi.unstubAllGlobals());

const openIn = (navigator: object, isStandalone = false) => {
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isStandalone && query === '(display-mode: standalone)',
  }));
  return { isInstalled: isInstalled(), installsFromMenu: installsFromMenu() };
};

test('S10.171 an installed console is known as such, and a browser of iOS by what only it has', () => {
  const chrome = { maxTouchPoints: 5 };
  expect(openIn(chrome)).toEqual({ isInstalled: false, installsFromMenu: false });
  expect(openIn(chrome, true)).toMatchObject({ isInstalled: true });
  const safari = { standalone: false, maxTouchPoints: 5 };
  expect(openIn(safari)).toEqual({ isInstalled: false, installsFromMenu: true });
  expect(openIn({ ...safari, standalone: true })).toMatchObject({ isInstalled: true });
  expect(openIn({ standalone: false, maxTouchPoints: 0 }).installsFromMenu).toBe(false);
});
