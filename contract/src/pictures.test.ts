import { expect, test } from 'vitest';
import {
  bannerWidths,
  categoryWidths,
  mediaAddress,
  pictureSrcset,
  squareWidths,
} from './pictures.ts';

test.each([
  ['stocks', squareWidths],
  ['categories', categoryWidths],
  ['banners', bannerWidths],
])('a picture of %s has the widths of its folder, or those that are needed', (folder, widths) => {
  const base = `/media/${folder}/desi-tomato-1a2b3c4d`;
  const [first = 0] = widths;
  const srcset = widths.map((width) => `${base}/${width}.avif ${width}w`).join(', ');
  expect(pictureSrcset(`${base}/640.webp`)).toBe(srcset);
  expect(pictureSrcset(`${base}/640.webp`, first)).toBe(`${base}/${first}.avif ${first}w`);
});

test.each([
  'https://example.org/a.png',
  '/media/banners/film-1a2b3c4d.mp4',
  '/placeholder.svg',
  '',
])('%j has no variants', (url) => expect(pictureSrcset(url)).toBeUndefined());

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
