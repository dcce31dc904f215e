import { expect, test } from 'vitest';
import { bannerWidths, pictureSources, squareWidths } from './pictures.ts';

test.each([
  ['stocks', squareWidths],
  ['banners', bannerWidths],
])('a picture of %s comes in the widths of its folder, as AVIF and WebP', (folder, widths) => {
  const base = `/media/${folder}/desi-tomato-1a2b3c4d`;
  const srcset = (format: string) =>
    widths.map((width) => `${base}/${width}.${format} ${width}w`).join(', ');
  expect(pictureSources(`${base}/640.webp`)).toEqual({
    avif: srcset('avif'),
    webp: srcset('webp'),
  });
});

test.each([
  'https://example.org/a.png',
  '/media/banners/film-1a2b3c4d.mp4',
  '/placeholder.svg',
  '',
])('%j has no variants', (url) => expect(pictureSources(url)).toBeUndefined());
