const PRODUCT_PAGE = /^\/product\//i;

/** Screens with their own main button at the bottom edge of a phone, in place of the cart strip. */
const SCREENS_WITH_OWN_BUTTON = [PRODUCT_PAGE, /^\/cart\/?$/i, /^\/checkout\/?$/i, /^\/auth\/?$/i];

/** Whether a page shows the cart strip when the cart is not empty. */
export const hasCartStrip = (pathname: string): boolean =>
  !SCREENS_WITH_OWN_BUTTON.some((screen) => screen.test(pathname));

/** Whether a page shows the cart strip above its own main button. */
export const hasStripAboveButton = (pathname: string): boolean => PRODUCT_PAGE.test(pathname);
