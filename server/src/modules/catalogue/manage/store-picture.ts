import { bannerWidths } from '@sabuja/contract/pictures';
import { fail } from '@sabuja/kit';
import type { MediaStore } from '../../../platform/media/index.ts';

/** Photos of staff share one slug; the rest of their name is their content. */
export const PHOTO = 'photo';

/**
 * Stores an uploaded picture in a form of the shop's own, without what a camera writes into it; returns the path that an
 * item names. Fails with UNREADABLE_PICTURE.
 */
export async function storePicture(
  media: Pick<MediaStore, 'putUpload'>,
  folder: string,
  bytes: Uint8Array,
) {
  const base = await media.putUpload(folder, PHOTO, bytes);
  return base === undefined ? fail('UNREADABLE_PICTURE') : pathOfPicture(base);
}

/** The path by which an item names a stored picture. */
export const pathOfPicture = (base: string): string =>
  `${base}/${base.startsWith('/media/banners/') ? bannerWidths[1] : 640}.webp`;
