import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Near is less than 900 px below the view, or above it. */
const NEAR = '1000000px 0px 900px';

/** Calls `onNear` when an element comes near the view, and again after `key` has changed. */
export function useNear(
  element: RefObject<HTMLElement | null>,
  onNear: () => void,
  key?: unknown,
): void {
  const call = useEffectEvent(onNear);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another key, another element may be meant
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.at(-1)?.isIntersecting && call(),
      { rootMargin: NEAR },
    );
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, key]);
}
