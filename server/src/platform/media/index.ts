export type { MediaFile, MediaOptions, MediaStore } from './media-store.ts';
export { createMediaStore } from './media-store.ts';
export type { PictureFormat } from './picture-widths.ts';
export {
  bannerFolder,
  bannerWidths,
  basePath,
  pictureFormats,
  pictureWidths,
  srcsetOf,
  variantPath,
  widthsOf,
} from './picture-widths.ts';
