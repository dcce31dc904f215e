export { createMediaStore, type MediaStore } from './media-store.ts';
export { normalizePicture } from './normalize-picture.ts';
