import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { limitConcurrency } from '../limit-concurrency.ts';
import { cropPicture, type PictureArea } from './crop-picture.ts';
import { encodeVariant } from './encode-variant.ts';
import type { MediaRequest } from './media-path.ts';
import { assertMediaName, fileTypes, originalTypes, parseMediaPath } from './media-path.ts';
import { normalizePicture } from './normalize-picture.ts';

export interface MediaFile {
  /** Absolute path on disk. */
  readonly file: string;
  readonly contentType: string;
}

export interface MediaStore {
  /**
   * Stores an original (`ext` without dot: svg, jpg, jpeg, png, webp, avif) and returns the base of its
   * public paths, `/media/stocks/desi-tomato-1a2b3c4d`. The same bytes return the same base.
   */
  put(folder: string, slug: string, bytes: Uint8Array, ext: string): Promise<string>;
  /**
   * Stores a picture that somebody uploaded, in a form of the shop's own, and returns the base of its public paths;
   * undefined when it cannot be read.
   */
  putUpload(folder: string, slug: string, bytes: Uint8Array): Promise<string | undefined>;
  /**
   * Stores a part of a stored picture as another one of the same folder, and returns the base of its public paths;
   * undefined when there is no picture at `path`.
   */
  putCrop(path: string, slug: string, area: PictureArea): Promise<string | undefined>;
  /** Stores a file that is served unchanged (mp4, webm, ogg) and returns its public path. */
  putFile(folder: string, name: string, bytes: Uint8Array): Promise<string>;
  /**
   * The file behind a public path, encoded at the first request; undefined when there is no such picture,
   * width or format, or when its original cannot be decoded.
   */
  variant(path: string): Promise<MediaFile | undefined>;
}

export interface MediaOptions {
  readonly dataDir: string;
  /** Called with originals that cannot be encoded. */
  readonly onUnreadable?: (path: string, error: unknown) => void;
  /** Encodes one variant, `width` in pixels. */
  readonly encode?: typeof encodeVariant;
  /** How many variants are encoded at a time; by default one per core. */
  readonly concurrency?: number;
}

/** As the contract of uploads says. */
const UPLOADS = ['jpeg', 'png', 'webp', 'avif', 'heic'] as const;

type VariantRequest = Extract<MediaRequest, { kind: 'variant' }>;

/** Stores pictures and their variants, as files under `dataDir`. */
export function createMediaStore(options: MediaOptions): MediaStore {
  const originals = join(options.dataDir, 'media', 'originals');
  const variants = join(options.dataDir, 'media', 'variants');
  const encode = options.encode ?? encodeVariant;
  const runLimited = limitConcurrency(options.concurrency ?? availableParallelism());
  const inFlight = new Map<string, Promise<boolean>>();

  async function encodeVariantFile(
    request: VariantRequest,
    path: string,
    target: string,
  ): Promise<boolean> {
    const original = await readOriginal(join(originals, request.folder), request.id);
    if (!original) return false;
    try {
      await writeAtomically(target, await encode(original, request.width, request.format));
      return true;
    } catch (error) {
      options.onUnreadable?.(path, error);
      return false;
    }
  }

  function encodeOnce(request: VariantRequest, path: string, target: string): Promise<boolean> {
    const pending = inFlight.get(path);
    if (pending) return pending;
    const work = runLimited(() => encodeVariantFile(request, path, target)).finally(() =>
      inFlight.delete(path),
    );
    inFlight.set(path, work);
    return work;
  }

  return {
    async put(folder, slug, bytes, ext) {
      if (!originalTypes.some((type) => type === ext)) throw new Error(`No pictures from .${ext}`);
      const id = await storeOriginal(originals, folder, slug, bytes, ext);
      return `/media/${folder}/${id}`;
    },
    async putUpload(folder, slug, bytes) {
      const picture = await normalizePicture(bytes, { accept: UPLOADS });
      return picture && storePhoto(originals, folder, slug, picture);
    },
    async putCrop(path, slug, area) {
      const request = parseMediaPath(path);
      if (request?.kind !== 'variant') return undefined;
      const { folder, id } = request;
      const original = await readOriginal(join(originals, folder), id);
      if (!original) return undefined;
      const picture = await runLimited(() => cropPicture(original, area));
      return storePhoto(originals, folder, slug, picture);
    },
    async putFile(folder, name, bytes) {
      const dot = name.lastIndexOf('.');
      const ext = name.slice(dot + 1);
      if (dot < 1 || !fileTypes.has(ext)) throw new Error(`'${name}' is not a film`);
      const id = await storeOriginal(originals, folder, name.slice(0, dot), bytes, ext);
      return `/media/${folder}/${id}.${ext}`;
    },
    async variant(path) {
      const request = parseMediaPath(path);
      if (!request) return undefined;
      if (request.kind === 'file') return findFile(originals, request);
      const { folder, id, width, format } = request;
      const file = join(variants, folder, id, `${width}.${format}`);
      const ready = (await exists(file)) || (await encodeOnce(request, path, file));
      return ready
        ? { file, contentType: `image/${format === 'jpg' ? 'jpeg' : format}` }
        : undefined;
    },
  };
}

async function findFile(
  originals: string,
  { folder, id, ext }: Extract<MediaRequest, { kind: 'file' }>,
): Promise<MediaFile | undefined> {
  const file = join(originals, folder, `${id}.${ext}`);
  const contentType = fileTypes.get(ext);
  return contentType && (await exists(file)) ? { file, contentType } : undefined;
}

/** Stores a WebP and returns the base of its public paths. */
async function storePhoto(
  originals: string,
  folder: string,
  slug: string,
  picture: Buffer,
): Promise<string> {
  // 32 bits are no identity among thousands of photos that share a slug.
  const name = `${slug}-${createHash('sha256').update(picture).digest('hex').slice(0, 32)}`;
  return `/media/${folder}/${await storeOriginal(originals, folder, name, picture, 'webp')}`;
}

async function storeOriginal(
  originals: string,
  folder: string,
  slug: string,
  bytes: Uint8Array,
  ext: string,
): Promise<string> {
  assertMediaName(folder);
  assertMediaName(slug);
  const hash = createHash('sha256').update(ext).update(bytes).digest('hex').slice(0, 8);
  const id = `${slug}-${hash}`;
  const file = join(originals, folder, `${id}.${ext}`);
  if (!(await exists(file))) await writeAtomically(file, bytes);
  return id;
}

async function readOriginal(folder: string, id: string): Promise<Buffer | undefined> {
  for (const ext of originalTypes) {
    const file = join(folder, `${id}.${ext}`);
    if (await exists(file)) return readFile(file);
  }
  return undefined;
}

async function exists(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ?? false;
}

// Another process may read concurrently: a name appears only when its bytes are complete.
async function writeAtomically(file: string, bytes: Uint8Array): Promise<void> {
  const temporary = `${file}.${randomUUID()}.tmp`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(temporary, bytes);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
