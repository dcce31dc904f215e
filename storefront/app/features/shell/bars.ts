/** Screens with their own main button at the bottom edge of a phone, in place of the cart strip. */
const SCREENS_WITH_OWN_BUTTON = [
  /^\/product\//i,
  /^\/cart\/?$/i,
  /^\/checkout\/?$/i,
  /^\/auth\/?$/i,
];

/** Whether a page shows the cart strip when the cart is not empty. */
export const hasCartStrip = (pathname: string): boolean =>
  !SCREENS_WITH_OWN_BUTTON.some((screen) => screen.test(pathname));
