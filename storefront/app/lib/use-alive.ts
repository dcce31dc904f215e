import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

const never = () => () => undefined;

/** False on the server and while its HTML comes alive, so that both show the same; then true. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * The state of this entry of the history. The browser keeps it over a reload, while the server knows
 * nothing of it: it is null until the page is alive.
 */
export function useHistoryState(): unknown {
  const { state } = useLocation();
  return useAlive() ? state : null;
}
