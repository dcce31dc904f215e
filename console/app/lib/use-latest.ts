import { useCallback, useEffect, useRef } from 'react';

/** Returns a stable function that calls the latest `act`; for work that continues after a re-render. */
export function useLatest<Args extends unknown[]>(act: (...args: Args) => void) {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
