import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

const subscribeToNothing = () => () => undefined;

/** False on the server and while its HTML comes alive, so that both show the same; then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

/**
 * The state of this entry of the history. The browser keeps it over a reload, while the server knows
 * nothing of it: it is null until the page is alive.
 */
export function useHistoryState(): unknown {
  const { state } = useLocation();
  return useHydrated() ? state : null;
}
