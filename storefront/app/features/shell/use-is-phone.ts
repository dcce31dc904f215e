import { mediaQuery, useStore } from '@sabuja/ui/lib/create-store.ts';

/** Widths at which the cart strip is shown. */
const PHONE_QUERY = mediaQuery('(width < 48rem)');

/**
 * Whether the window is phone-sized, for content too expensive to hide by CSS; false on the server.
 */
export const useIsPhone = (): boolean => useStore(PHONE_QUERY);
