import { bannerWidths } from '@sabuja/contract/pictures';
import { fail } from '@sabuja/kit';
import type { MediaStore } from '../../../platform/media/index.ts';

/** Pictures from staff share this slug in their file names; the rest of the name depends on the content. */
export const PHOTO = 'photo';

/**
 * Converts an uploaded picture to the shop's own formats, without camera metadata, and stores it; returns the path by
 * which an item refers to it. Fails with UNREADABLE_PICTURE.
 */
export async function storePicture(
  media: Pick<MediaStore, 'putUpload'>,
  folder: string,
  bytes: Uint8Array,
) {
  const base = await media.putUpload(folder, PHOTO, bytes);
  return base === undefined ? fail('UNREADABLE_PICTURE') : pathOfPicture(base);
}

/** The path by which an item or banner refers to a stored picture. */
export const pathOfPicture = (base: string): string =>
  `${base}/${base.startsWith('/media/banners/') ? bannerWidths[1] : 640}.webp`;
