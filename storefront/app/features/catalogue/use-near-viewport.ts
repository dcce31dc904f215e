import { type RefObject, useEffect, useEffectEvent } from 'react';

/** An element is near if it is less than 900 px below the viewport, or anywhere above it. */
const NEAR = '1000000px 0px 900px';

/** Calls `onNear` when an element comes near the viewport; a new `key` observes the element anew. */
export function useNearViewport(
  element: RefObject<HTMLElement | null>,
  onNear: () => void,
  key?: unknown,
): void {
  const call = useEffectEvent(onNear);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ref may hold another element after `key` changes
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.at(-1)?.isIntersecting && call(),
      { rootMargin: NEAR },
    );
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, key]);
}
