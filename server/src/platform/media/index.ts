export type { BucketSettings } from './bucket-requests.ts';
export { copyOriginals } from './copy-originals.ts';
export type { FileStore } from './file-store.ts';
export { createFolderStore } from './folder-store.ts';
export { createMediaStore, type MediaStore } from './media-store.ts';
export { normalizePicture } from './normalize-picture.ts';
export { openFileStore } from './open-file-store.ts';
export { photoFormat } from './photo-format.ts';
export { serveMedia } from './serve-media.ts';
