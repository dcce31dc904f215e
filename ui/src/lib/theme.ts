import { createListeners, type Readable, useStore } from './create-store.ts';
import { rememberInCookie } from './remember-in-cookie.ts';

/** Auto follows the device. */
export const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const THEME_COOKIE = 'theme';

/** Parses the theme from the cookies; auto if they name none. */
export const parseTheme = (cookies: string): Theme =>
  themes.find((theme) => cookies.split('; ').includes(`${THEME_COOKIE}=${theme}`)) ?? 'auto';

/** Colour of the browser's own bars: the top bar's `--deep`, the same in both themes. */
export const barColour = '#0f4d27';

/**
 * Runs in the page's head before the first paint: the HTML is the same for everyone, so only the
 * browser knows the selected theme.
 */
export const themeScript = `{let t=/(?:^|; )${THEME_COOKIE}=(light|dark)/.exec(document.cookie);if(t)document.documentElement.dataset.theme=t[1]}`;

/** Applies the theme selected in this browser, for an app whose document does not run the script. */
export const applyStoredTheme = (): void => applyTheme(parseTheme(document.cookie));

function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'auto') delete dataset.theme;
  else dataset.theme = theme;
}

const { notify, subscribe } = createListeners();
const themeStore: Readable<Theme> = {
  get: () => parseTheme(document.cookie),
  serverValue: 'auto',
  subscribe,
};

/** Applies a theme and stores it in this browser. */
export function chooseTheme(theme: Theme): void {
  rememberInCookie(THEME_COOKIE, theme, theme === 'auto' ? 0 : undefined);
  applyTheme(theme);
  notify();
}

/** The theme selected in this browser; auto on the server. */
export const useTheme = (): Theme => useStore(themeStore);
