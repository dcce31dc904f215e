import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves the focus to the page's heading after a navigation with the state `{ focusesHeading: true }`,
 * for example after sign-in, where the focused element no longer exists.
 */
export function useFocusHeading(): void {
  const { key, state } = useLocation();
  const isAsked = (state as { focusesHeading?: unknown } | null)?.focusesHeading === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per navigation
  useEffect(() => {
    if (!isAsked) return;
    const page = document.getElementById('page');
    const heading = page?.querySelector('h1') ?? page;
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [key, isAsked]);
}
