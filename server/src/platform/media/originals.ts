import { createHash } from 'node:crypto';
import type { FileStore } from './file-store.ts';
import { assertMediaName, originalTypes } from './media-path.ts';

type Original = { folder: string; id: string; ext: string };

/** The key of an original in the store. */
export const keyOfOriginal = ({ folder, id, ext }: Original): string =>
  `originals/${folder}/${id}.${ext}`;

/** Stores a WebP and returns the base of its public paths. */
export async function storePhoto(
  files: FileStore,
  { folder, slug }: { folder: string; slug: string },
  picture: Buffer,
): Promise<string> {
  // 32 bits are no identity among thousands of photos that share a slug.
  const name = `${slug}-${createHash('sha256').update(picture).digest('hex').slice(0, 32)}`;
  return `/media/${folder}/${await storeOriginal(files, { folder, slug: name, ext: 'webp' }, picture)}`;
}

/** Returns the id of an original in its folder. */
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

/** The key of the original of a picture; undefined when there is none. */
export const findOriginal = (files: FileStore, { folder, id }: Pick<Original, 'folder' | 'id'>) =>
  files.findFirst(originalTypes.map((ext) => keyOfOriginal({ folder, id, ext })));
