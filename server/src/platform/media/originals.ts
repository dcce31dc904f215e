import { createHash } from 'node:crypto';
import type { FileStore } from './file-store.ts';
import { assertMediaName, originalTypes } from './media-path.ts';

type Original = { folder: string; id: string; ext: string };

/** Returns the key of an original in the store. */
export const keyOfOriginal = ({ folder, id, ext }: Original): string =>
  `originals/${folder}/${id}.${ext}`;

/** Stores a WebP picture and returns the base of its public paths. */
export async function storePhoto(
  files: FileStore,
  { folder, slug }: { folder: string; slug: string },
  picture: Buffer,
): Promise<string> {
  // Thousands of photos share a slug, so the 32-bit hash that `storeOriginal` adds is too short to be unique.
  const name = `${slug}-${createHash('sha256').update(picture).digest('hex').slice(0, 32)}`;
  return `/media/${folder}/${await storeOriginal(files, { folder, slug: name, ext: 'webp' }, picture)}`;
}

/** Stores an original unless it exists already, and returns its id within the folder. */
export async function storeOriginal(
  files: FileStore,
  { folder, slug, ext }: { folder: string; slug: string; ext: string },
  bytes: Uint8Array,
): Promise<string> {
  assertMediaName(folder);
  assertMediaName(slug);
  const hash = createHash('sha256').update(ext).update(bytes).digest('hex').slice(0, 8);
  const id = `${slug}-${hash}`;
  const key = keyOfOriginal({ folder, id, ext });
  if ((await files.findFirst([key])) === undefined) await files.put(key, bytes);
  return id;
}

/** Returns the key of a picture's original; undefined if there is none. */
export const findOriginal = (files: FileStore, { folder, id }: Pick<Original, 'folder' | 'id'>) =>
  files.findFirst(originalTypes.map((ext) => keyOfOriginal({ folder, id, ext })));
