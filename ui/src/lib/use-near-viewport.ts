import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useStore } from './create-store.ts';
import { hasInteracted } from './has-interacted.ts';

/** Distance in pixels below the viewport from which an element is near, for data that a request returns. */
const DATA_DISTANCE = 900;
/** The same for what a visitor may never scroll to, until they scroll or touch the page. */
const LATE_DISTANCE = 100;

/** Calls `onNear` when an element comes near the viewport or is above it; a new `key` observes the element anew. */
export const useNearViewport = (
  element: RefObject<Element | null>,
  onNear: () => void,
  key?: unknown,
): void => useObserver(element, onNear, DATA_DISTANCE, key);

/**
 * True once the visitor has scrolled or touched the page, or if the element is about to be in the viewport or is above
 * it: for what the first visit to a page need not load. False in the HTML document.
 */
export function useIsNeeded(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useObserver(element, () => setIsNear(true), LATE_DISTANCE);
  return useStore(hasInteracted) || isNear;
}

function useObserver(
  element: RefObject<Element | null>,
  onNear: () => void,
  distance: number,
  key?: unknown,
): void {
  const call = useEffectEvent(onNear);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ref may hold another element after `key` changes
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.at(-1)?.isIntersecting && call(),
      { rootMargin: `1000000px 0px ${distance}px` },
    );
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, distance, key]);
}
