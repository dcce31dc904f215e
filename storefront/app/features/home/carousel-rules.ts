import type { Milliseconds } from '@sabuja/kit';

export const AUTOPLAY_INTERVAL: Milliseconds = 3000;
export const SLIDE_DURATION: Milliseconds = 800;

/**
 * Where the track stands: `at` counts slides, with a copy of the last one at -1 and of the first one
 * at `count`, so that the row has no ends. `moving` tells a slide from a silent jump.
 */
export type TrackPosition = { index: number; isAnimating: boolean };

export const slideTo = (index: number): TrackPosition => ({ index, isAnimating: true });

/** After a slide has come to rest: from a copy silently to the slide itself. */
export function settlePosition({ index }: TrackPosition, count: number): TrackPosition {
  return { index: ((index % count) + count) % count, isAnimating: false };
}

/** The slide in view, 0 to count - 1. */
export const visibleSlide = ({ index }: TrackPosition, count: number): number =>
  ((index % count) + count) % count;

/** Whether a slide's picture is wanted: the one in view, and its neighbours once the page is at rest. */
export function isPictureWanted(
  index: number,
  visibleIndex: number,
  count: number,
  isPageIdle: boolean,
): boolean {
  if (index === visibleIndex) return true;
  const distance = (index - visibleIndex + count) % count;
  return isPageIdle && (distance === 1 || distance === count - 1);
}

/** How many slides a swipe goes on: a fifth of the width is enough. */
export function slidesSwiped(dx: number, width: number): -1 | 0 | 1 {
  if (Math.abs(dx) < Math.max(24, width / 5)) return 0;
  return dx < 0 ? 1 : -1;
}
