/** Browsers on iOS and iPadOS only: `standalone` is true when the page was opened from the home screen. */
type IosNavigator = { standalone?: boolean };

/** Whether the console was opened as an installed app. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as IosNavigator).standalone === true;

/** Whether the browser (on iOS and iPadOS) installs a page only from its menu, without an event for the page. */
export const installsFromMenu = (): boolean =>
  'standalone' in navigator && navigator.maxTouchPoints > 1;
