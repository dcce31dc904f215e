/** Only browsers of iOS and iPadOS have it: whether the page was opened from the home screen. */
type IosNavigator = { standalone?: boolean };

/** Whether the console was opened as an installed app. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as IosNavigator).standalone === true;

/** Whether the browser installs a page from its menu only, and never offers it to the page. */
export const installsFromMenu = (): boolean =>
  'standalone' in navigator && navigator.maxTouchPoints > 1;
