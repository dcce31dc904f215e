/** The shop's name while its profile is not saved. */
export const DEFAULT_SHOP_NAME = 'Sabuja';
