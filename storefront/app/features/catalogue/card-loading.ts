import type { PictureLoading } from '@sabuja/ui/picture.tsx';

/** Cards of a list in the first row of a phone, and on its first screen. */
const FIRST_ROW = 2;
const FIRST_SCREEN = 6;

/** How the picture of the card at an index of a list is loaded. */
export function cardLoading(index: number): PictureLoading {
  if (index < FIRST_ROW) return 'first';
  return index < FIRST_SCREEN ? 'lazy' : 'near';
}
