/** Screens with their own main button at the bottom edge of a phone, in place of the bar. */
const SCREENS_WITH_OWN_BUTTON = [
  /^\/product\//i,
  /^\/cart\/?$/i,
  /^\/checkout\/?$/i,
  /^\/auth\/?$/i,
];

export const hasBottomBar = (pathname: string): boolean =>
  !SCREENS_WITH_OWN_BUTTON.some((screen) => screen.test(pathname));

export type NavSection = 'home' | 'categories' | 'profile' | undefined;

/** The active entry of the bottom bar. */
export function navSectionOf(pathname: string): NavSection {
  if (pathname === '/') return 'home';
  if (/^\/categories\//i.test(pathname)) return 'categories';
  if (/^\/(profile|ordersummary)(\/|$)/i.test(pathname)) return 'profile';
  return undefined;
}
