import { expect, test } from 'vitest';
import { bannerWidths, mediaAddress, pictureSources, squareWidths } from './pictures.ts';

test.each([
  ['stocks', squareWidths],
  ['banners', bannerWidths],
])('a picture of %s has the widths of its folder, as AVIF and WebP', (folder, widths) => {
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

test.each([
  ['', '/media/stocks/a-1a2b3c4d/640.webp', '/media/stocks/a-1a2b3c4d/640.webp'],
  ['https://media.example', '/media/a.mp4', 'https://media.example/media/a.mp4'],
  ['https://media.example/shop', 'uploads/a.png', 'https://media.example/shop/uploads/a.png'],
  ['https://media.example', 'https://other.example/a.png', 'https://other.example/a.png'],
  ['https://media.example', '//other.example/a.png', '//other.example/a.png'],
  ['https://media.example', 'data:image/gif;base64,R0lGODlh', 'data:image/gif;base64,R0lGODlh'],
])('S7h.1 behind the host %j the path %j is %j', (host, path, address) =>
  expect(mediaAddress(host, path)).toBe(address),
);
