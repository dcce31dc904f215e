import { expect, test } from 'vitest';
import { isPickingPicture, picturePaths } from './picking-pictures.ts';

test('S10.267 of an order each product’s smallest picture is loaded once, and that is what the worker stores', () => {
  const lines = [
    'media/stocks/yam-1a2b/640.webp',
    '/media/stocks/yam-1a2b/640.webp',
    null,
    'https://elsewhere.example/a.jpg',
  ].map((image_url) => ({ image_url }));
  const paths = picturePaths({ lines } as Parameters<typeof picturePaths>[0]);
  expect(paths).toEqual(['/media/stocks/yam-1a2b/160.avif']);
  expect(paths.every(isPickingPicture)).toBe(true);
  expect(isPickingPicture('/media/stocks/yam-1a2b/640.avif')).toBe(false);
  expect(isPickingPicture('/api/v1/media/160.avif')).toBe(false);
});
