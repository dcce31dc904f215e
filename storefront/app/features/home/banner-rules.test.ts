import type { Banner } from '@sabuja/contract';
import { describe, expect, test } from 'vitest';
import { bannersOf, carouselBanners, isVideo, singleBanner } from './banner-rules.ts';

const banner = (banner_id: number, view_sequence: number | null, inactive: 0 | 1 = 0) =>
  ({ banner_id, view_sequence, inactive }) as Banner;
const ids = (banners: Banner[]) => banners.map(({ banner_id }) => banner_id);

describe('banners', () => {
  test('S7b.9 S8.21 an answer is a list of banners or holds one; anything else is an error', () => {
    const list = [banner(1, 1)];
    expect(bannersOf(list)).toBe(list);
    expect(bannersOf({ banners: list })).toBe(list);
    for (const wrong of [null, {}, 'x', { banners: 1 }]) {
      expect(() => bannersOf(wrong)).toThrow('no list of banners');
    }
  });

  test('S5.9 S9.6 the carousel takes active ones up to 7 with a sequence, in its order', () => {
    const all = [
      banner(1, 3),
      banner(2, 0),
      banner(3, null),
      banner(4, 8),
      banner(5, 1, 1),
      banner(6, 7),
    ];
    expect(ids(carouselBanners(all))).toEqual([2, 1, 6]);
  });

  test('S5.9 a single block takes the first active one of its sequence', () => {
    const all = [banner(1, 6, 1), banner(2, 6), banner(3, 6)];
    expect(singleBanner(all, 6)?.banner_id).toBe(2);
    expect(singleBanner(all, 7)).toBeUndefined();
  });

  test('S3.7 a video is told by its ending', () => {
    for (const url of ['/a.mp4', '/a.WEBM?x=1', '/a.ogg#t']) expect(isVideo(url)).toBe(true);
    for (const url of ['/a.webp', '/mp4/a.png']) expect(isVideo(url)).toBe(false);
  });
});
