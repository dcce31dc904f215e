import { useCallback, useEffect, useRef } from 'react';

/** A function that stays the same and does what the one of the last rendering does: for work that outlasts a rendering. */
export function useLatest<Args extends unknown[]>(act: (...args: Args) => void) {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
