import { expect, test } from 'vitest';
import { shouldLoadPicture } from './carousel-rules.ts';

test('pictures out of view are not loaded until the page is idle, then only neighbours', () => {
  const loadedPictures = (inView: number, isPageIdle: boolean) =>
    [0, 1, 2, 3, 4].filter((index) => shouldLoadPicture(index, inView, 5, isPageIdle));
  expect(loadedPictures(0, false)).toEqual([0]);
  expect(loadedPictures(0, true)).toEqual([0, 1, 4]);
  expect(loadedPictures(2, true)).toEqual([1, 2, 3]);
});
