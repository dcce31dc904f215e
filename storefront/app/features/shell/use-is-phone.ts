import { mediaQuery, useStore } from '../../lib/create-store.ts';

/** The widths that have the bars within the thumb. */
const PHONE_QUERY = mediaQuery('(width < 48rem)');

/** For what costs something to have: the rest is hidden by style. The server knows no width. */
export const useIsPhone = (): boolean => useStore(PHONE_QUERY);
