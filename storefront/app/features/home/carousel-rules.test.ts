import { expect, test } from 'vitest';
import { AUTOPLAY_INTERVAL, SLIDE_DURATION, shouldLoadPicture } from './carousel-rules.ts';

test('S9.6 a slide every 3000 ms, each taking 800 ms', () => {
  expect([AUTOPLAY_INTERVAL, SLIDE_DURATION]).toEqual([3000, 800]);
});

test('pictures out of view are not loaded until the page is idle, then only neighbours', () => {
  const loadedPictures = (inView: number, isPageIdle: boolean) =>
    [0, 1, 2, 3, 4].filter((index) => shouldLoadPicture(index, inView, 5, isPageIdle));
  expect(loadedPictures(0, false)).toEqual([0]);
  expect(loadedPictures(0, true)).toEqual([0, 1, 4]);
  expect(loadedPictures(2, true)).toEqual([1, 2, 3]);
});
