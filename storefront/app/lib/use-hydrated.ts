import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

const subscribeToNothing = () => () => undefined;

/** False on the server and during hydration, so that both render the same; then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

/** Calls `onHydrated` when the page is hydrated; returns true from then on. */
export function useHydratedAfter(onHydrated: () => void): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  const onReady = useEffectEvent(() => {
    onHydrated();
    setIsHydrated(true);
  });
  useEffect(() => onReady(), []);
  return isHydrated;
}

/**
 * The state of this history entry. The browser keeps it across a reload, but the server does not
 * know it: null until the page is hydrated.
 */
export function useHistoryState(): unknown {
  const { state } = useLocation();
  return useHydrated() ? state : null;
}
