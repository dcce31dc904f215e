import type { Banner } from '@sabuja/contract';
import { describe, expect, test } from 'vitest';
import { carouselBanners, isVideo, parseBanners, singleBanner } from './banner-rules.ts';

const createBanner = (banner_id: number, view_sequence: number | null, inactive: 0 | 1 = 0) =>
  ({ banner_id, view_sequence, inactive }) as Banner;
const ids = (banners: Banner[]) => banners.map(({ banner_id }) => banner_id);

describe('banners', () => {
  test('S7b.9 S8.21 a response is a list of banners or contains one; anything else throws', () => {
    const list = [createBanner(1, 1)];
    expect(parseBanners(list)).toBe(list);
    expect(parseBanners({ banners: list })).toBe(list);
    for (const invalid of [null, {}, 'x', { banners: 1 }]) {
      expect(() => parseBanners(invalid)).toThrow('no list of banners');
    }
  });

  test('S5.9 S9.6 the carousel has the active banners up to sequence 7, in order', () => {
    const all = [
      createBanner(1, 3),
      createBanner(2, 0),
      createBanner(3, null),
      createBanner(4, 8),
      createBanner(5, 1, 1),
      createBanner(6, 7),
    ];
    expect(ids(carouselBanners(all))).toEqual([2, 1, 6]);
  });

  test('S5.9 a single block has the first active banner of its sequence', () => {
    const all = [createBanner(1, 6, 1), createBanner(2, 6), createBanner(3, 6)];
    expect(singleBanner(all, 6)?.banner_id).toBe(2);
    expect(singleBanner(all, 7)).toBeUndefined();
  });

  test('S3.7 a video is recognised by its file extension', () => {
    for (const url of ['/a.mp4', '/a.WEBM?x=1', '/a.ogg#t']) expect(isVideo(url)).toBe(true);
    for (const url of ['/a.webp', '/mp4/a.png', '/a.mov', '/a.mp4.png'])
      expect(isVideo(url)).toBe(false);
  });
});
