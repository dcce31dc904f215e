import { expect, test } from 'vitest';
import {
  autoplayEvery,
  isNear,
  rested,
  slideInView,
  slideTakes,
  slideTo,
  swiped,
} from './carousel-rules.ts';

test('S9.6 a slide every 3000 ms, each taking 800 ms', () => {
  expect([autoplayEvery, slideTakes]).toEqual([3000, 800]);
});

test('S2b.5 past the last slide comes the first, without an end', () => {
  expect(rested(slideTo(4), 4)).toEqual({ at: 0, moving: false });
  expect(rested(slideTo(-1), 4)).toEqual({ at: 3, moving: false });
  expect(rested(slideTo(2), 4)).toEqual({ at: 2, moving: false });
  expect(slideInView(slideTo(4), 4)).toBe(0);
  expect(slideInView(slideTo(-1), 4)).toBe(3);
});

test('pictures out of view wait until the page is at rest, and then only neighbours come', () => {
  const near = (inView: number, atRest: boolean) =>
    [0, 1, 2, 3, 4].filter((index) => isNear(index, inView, 5, atRest));
  expect(near(0, false)).toEqual([0]);
  expect(near(0, true)).toEqual([0, 1, 4]);
  expect(near(2, true)).toEqual([1, 2, 3]);
});

test('a swipe of a fifth of the width turns the page', () => {
  expect(swiped(-80, 360)).toBe(1);
  expect(swiped(80, 360)).toBe(-1);
  expect(swiped(-60, 360)).toBe(0);
});
