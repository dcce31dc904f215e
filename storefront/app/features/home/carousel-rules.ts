import type { Milliseconds } from '@sabuja/kit';

export const AUTOPLAY_INTERVAL: Milliseconds = 3000;
export const SLIDE_DURATION: Milliseconds = 800;

/**
 * Whether a slide's picture should be loaded: the visible one, and its neighbours once the page is
 * idle.
 */
export function shouldLoadPicture(
  index: number,
  visibleIndex: number,
  count: number,
  isPageIdle: boolean,
): boolean {
  if (index === visibleIndex) return true;
  const distance = (index - visibleIndex + count) % count;
  return isPageIdle && (distance === 1 || distance === count - 1);
}
