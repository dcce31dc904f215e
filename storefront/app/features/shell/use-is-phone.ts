import { useSyncExternalStore } from 'react';

/** The widths that have the bars within the thumb. */
const phone = '(width < 48rem)';

const subscribe = (wake: () => void) => {
  const query = matchMedia(phone);
  query.addEventListener('change', wake);
  return () => query.removeEventListener('change', wake);
};

/** For what costs something to have: the rest is hidden by style. The server knows no width. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(phone).matches,
    () => false,
  );
