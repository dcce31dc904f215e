/** Screens whose own main button stands at the bottom edge of a phone, where the bar would be. */
const SCREENS_WITH_OWN_BUTTON = [
  /^\/product\//i,
  /^\/cart\/?$/i,
  /^\/checkout\/?$/i,
  /^\/auth\/?$/i,
];

export const hasBottomBar = (pathname: string): boolean =>
  !SCREENS_WITH_OWN_BUTTON.some((screen) => screen.test(pathname));

export type NavSection = 'home' | 'categories' | 'profile' | undefined;

/** Which entry of the bottom bar is the present one. */
export function navSectionOf(pathname: string): NavSection {
  if (pathname === '/') return 'home';
  if (/^\/categories\//i.test(pathname)) return 'categories';
  if (/^\/(profile|ordersummary)(\/|$)/i.test(pathname)) return 'profile';
  return undefined;
}
