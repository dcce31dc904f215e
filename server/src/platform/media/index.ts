export { createMediaStore, type MediaStore } from './media-store.ts';
