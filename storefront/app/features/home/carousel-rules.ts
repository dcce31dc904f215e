import type { Milliseconds } from '@sabuja/kit';

export const AUTOPLAY_INTERVAL: Milliseconds = 3000;
export const SLIDE_DURATION: Milliseconds = 800;

/**
 * Position of the track: `index` counts slides, with a copy of the last one at -1 and of the first
 * one at `count`, which makes the row endless. `isAnimating` distinguishes a slide transition from
 * a jump.
 */
export type TrackPosition = { index: number; isAnimating: boolean };

export const slideTo = (index: number): TrackPosition => ({ index, isAnimating: true });

/** After a transition: jumps from a copy to the slide itself. */
export function settlePosition({ index }: TrackPosition, count: number): TrackPosition {
  return { index: ((index % count) + count) % count, isAnimating: false };
}

/** Index of the visible slide, 0 to count - 1. */
export const visibleSlide = ({ index }: TrackPosition, count: number): number =>
  ((index % count) + count) % count;

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

/** How many slides a swipe moves: a fifth of the width is enough. */
export function slidesSwiped(dx: number, width: number): -1 | 0 | 1 {
  if (Math.abs(dx) < Math.max(24, width / 5)) return 0;
  return dx < 0 ? 1 : -1;
}
