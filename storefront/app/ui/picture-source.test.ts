import { describe, expect, test } from 'vitest';
import { pictureSources } from './picture-source.ts';

describe('pictureSources', () => {
  test('spreads a picture of ours over widths and kinds', () => {
    expect(pictureSources('/media/stocks/desi-tomato-1a2b3c4d/640.webp', [160, 320, 480])).toEqual({
      avif: '/media/stocks/desi-tomato-1a2b3c4d/160.avif 160w, /media/stocks/desi-tomato-1a2b3c4d/320.avif 320w, /media/stocks/desi-tomato-1a2b3c4d/480.avif 480w',
      webp: '/media/stocks/desi-tomato-1a2b3c4d/160.webp 160w, /media/stocks/desi-tomato-1a2b3c4d/320.webp 320w, /media/stocks/desi-tomato-1a2b3c4d/480.webp 480w',
      src: '/media/stocks/desi-tomato-1a2b3c4d/320.webp',
    });
  });

  test.each(['https://example.org/a.png', '/media/banner.mp4', '/placeholder.svg'])(
    'uses %s as it is',
    (url) => {
      expect(pictureSources(url, [160, 320])).toEqual({
        avif: undefined,
        webp: undefined,
        src: url,
      });
    },
  );
});
