import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls `onNear` when an element comes near the view, and again after `key` has changed.
 * @param margin how far around the window is near, as an IntersectionObserver takes it
 */
export function useNear(
  element: RefObject<HTMLElement | null>,
  margin: string,
  onNear: () => void,
  key?: unknown,
): void {
  const call = useEffectEvent(onNear);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another key, another element may be meant
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.at(-1)?.isIntersecting && call(),
      { rootMargin: margin },
    );
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin, key]);
}
