import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves the focus to the heading of a page that was opened in place of the one with the focus, as
 * after sign-in: navigate there with the state `{ focusesHeading: true }`.
 */
export function useFocusHeading(): void {
  const { key, state } = useLocation();
  const isAsked = (state as { focusesHeading?: unknown } | null)?.focusesHeading === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each visit
  useEffect(() => {
    if (!isAsked) return;
    const page = document.getElementById('page');
    const heading = page?.querySelector('h1') ?? page;
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [key, isAsked]);
}
