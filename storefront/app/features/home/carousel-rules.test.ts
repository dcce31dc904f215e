import { expect, test } from 'vitest';
import {
  AUTOPLAY_INTERVAL,
  SLIDE_DURATION,
  settlePosition,
  shouldLoadPicture,
  slidesSwiped,
  slideTo,
  visibleSlide,
} from './carousel-rules.ts';

test('S9.6 a slide every 3000 ms, each taking 800 ms', () => {
  expect([AUTOPLAY_INTERVAL, SLIDE_DURATION]).toEqual([3000, 800]);
});

test('S2b.5 the first slide follows the last', () => {
  expect(settlePosition(slideTo(4), 4)).toEqual({ index: 0, isAnimating: false });
  expect(settlePosition(slideTo(-1), 4)).toEqual({ index: 3, isAnimating: false });
  expect(settlePosition(slideTo(2), 4)).toEqual({ index: 2, isAnimating: false });
  expect(visibleSlide(slideTo(4), 4)).toBe(0);
  expect(visibleSlide(slideTo(-1), 4)).toBe(3);
});

test('pictures out of view are not loaded until the page is idle, then only neighbours', () => {
  const loadedPictures = (inView: number, isPageIdle: boolean) =>
    [0, 1, 2, 3, 4].filter((index) => shouldLoadPicture(index, inView, 5, isPageIdle));
  expect(loadedPictures(0, false)).toEqual([0]);
  expect(loadedPictures(0, true)).toEqual([0, 1, 4]);
  expect(loadedPictures(2, true)).toEqual([1, 2, 3]);
});

test('a swipe of a fifth of the width changes the slide', () => {
  expect(slidesSwiped(-80, 360)).toBe(1);
  expect(slidesSwiped(80, 360)).toBe(-1);
  expect(slidesSwiped(-60, 360)).toBe(0);
});
