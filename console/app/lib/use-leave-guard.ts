import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';

/**
 * Asks before a page with unsaved changes is left: the browser itself asks before it is closed or loaded again, and
 * the returned blocker stops links inside the console. `allow` lets the next one pass.
 */
export function useLeaveGuard(isDirty: boolean) {
  const isAllowed = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isAllowed.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return {
    blocker,
    allow: () => {
      isAllowed.current = true;
    },
  };
}
