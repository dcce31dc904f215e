import type { Milliseconds } from '@sabuja/kit';

export const autoplayEvery: Milliseconds = 3000;
export const slideTakes: Milliseconds = 800;

/**
 * Where the track stands: `at` counts slides, with a copy of the last one at -1 and of the first one
 * at `count`, so that the row has no ends. `moving` tells a slide from a silent jump.
 */
export type Track = { at: number; moving: boolean };

export const slideTo = (at: number): Track => ({ at, moving: true });

/** After a slide has come to rest: from a copy silently to the slide itself. */
export function rested({ at }: Track, count: number): Track {
  return { at: ((at % count) + count) % count, moving: false };
}

/** The slide in view, 0 to count - 1. */
export const slideInView = ({ at }: Track, count: number): number => ((at % count) + count) % count;

/** Whether a slide's picture is wanted: the one in view, and its neighbours once the page is at rest. */
export function isNear(index: number, inView: number, count: number, atRest: boolean): boolean {
  if (index === inView) return true;
  const ahead = (index - inView + count) % count;
  return atRest && (ahead === 1 || ahead === count - 1);
}

/** How many slides a swipe goes on: a fifth of the width is enough. */
export function swiped(dx: number, width: number): -1 | 0 | 1 {
  if (Math.abs(dx) < Math.max(24, width / 5)) return 0;
  return dx < 0 ? 1 : -1;
}
