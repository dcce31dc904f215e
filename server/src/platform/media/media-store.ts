import { availableParallelism } from 'node:os';
import { seconds } from '@sabuja/kit';
import { type ByteSource, bufferSource } from '../files/byte-source.ts';
import { limitConcurrency } from '../limit-concurrency.ts';
import { cropPicture, type PictureArea } from './crop-picture.ts';
import { encodeVariant } from './encode-variant.ts';
import type { FileStore } from './file-store.ts';
import { contentTypeOf, fileTypes, originalTypes, parseMediaPath } from './media-path.ts';
import { normalizePicture } from './normalize-picture.ts';
import { findOriginal, keyOfOriginal, storeOriginal, storePhoto } from './originals.ts';
import { createVariantReader } from './variants.ts';

/** A file to be served: its bytes and content type. */
export type MediaFile = ByteSource & { readonly contentType: string };

export interface MediaStore {
  /**
   * Stores an original (`ext` without dot: svg, jpg, jpeg, png, webp, avif) and returns the base of its
   * public paths, `/media/stocks/desi-tomato-1a2b3c4d`. The same bytes return the same base.
   */
  put(folder: string, slug: string, bytes: Uint8Array, ext: string): Promise<string>;
  /**
   * Stores an uploaded picture, normalized (`normalizePicture`), and returns the base of its public paths; undefined if
   * the picture cannot be read.
   */
  putUpload(folder: string, slug: string, bytes: Uint8Array): Promise<string | undefined>;
  /**
   * Stores a part of a stored picture as a new picture in the same folder, and returns the base of its public paths;
   * undefined if there is no picture at `path`.
   */
  putCrop(path: string, slug: string, area: PictureArea): Promise<string | undefined>;
  /** Stores a file that is served unchanged (mp4, webm, ogg) and returns its public path. */
  putFile(folder: string, name: string, bytes: Uint8Array): Promise<string>;
  /**
   * Opens the file of a public path; a variant is encoded at its first request. Returns undefined if there is no such
   * picture, width or format, or if the original cannot be decoded.
   */
  open(path: string): Promise<MediaFile | undefined>;
}

export interface MediaOptions {
  readonly files: FileStore;
  /** Called with originals that cannot be encoded, and with variants that cannot be stored. */
  readonly onUnreadable?: (path: string, error: unknown) => void;
  /** Encodes one variant, `width` in pixels. */
  readonly encode?: typeof encodeVariant;
  /** How many variants are encoded at a time; by default one per core. */
  readonly concurrency?: number;
  /** How many variants may wait to be created; any further request fails with an OverloadedError. */
  readonly maxWaiting?: number;
}

/**
 * How many pictures are being read, encoded or stored at a time for each that is being encoded: more than one, because
 * a remote store takes longer than the encoder, but limited, because the originals are in memory.
 */
const CREATED_PER_ENCODED = 4;
const QUEUE = { maxWaiting: 200, maxWait: seconds(20) };

/** The formats that the contract allows for uploads. */
const UPLOADS = ['jpeg', 'png', 'webp', 'avif', 'heic'] as const;

/**
 * Creates the store of pictures and their variants. All its functions fail with MediaUnavailableError while the files
 * cannot be used, and with an OverloadedError when too many pictures wait to be created.
 */
export function createMediaStore({ files, onUnreadable, ...options }: MediaOptions): MediaStore {
  const encoders = options.concurrency ?? availableParallelism();
  const runEncoder = limitConcurrency(encoders);
  const { maxWaiting = QUEUE.maxWaiting } = options;
  const limitCreated = limitConcurrency(encoders * CREATED_PER_ENCODED, { ...QUEUE, maxWaiting });
  const { encode = encodeVariant } = options;
  const encoding = { encode, runEncoder, limitCreated, onUnreadable };
  const readVariant = createVariantReader(files, encoding);

  return {
    async put(folder, slug, bytes, ext) {
      if (!originalTypes.some((type) => type === ext)) throw new Error(`No pictures from .${ext}`);
      return `/media/${folder}/${await storeOriginal(files, { folder, slug, ext }, bytes)}`;
    },
    async putUpload(folder, slug, bytes) {
      const picture = await normalizePicture(bytes, { accept: UPLOADS });
      return picture && storePhoto(files, { folder, slug }, picture);
    },
    async putCrop(path, slug, area) {
      const request = parseMediaPath(path);
      if (request?.kind !== 'variant') return undefined;
      const key = await findOriginal(files, request);
      if (key === undefined) return undefined;
      return limitCreated(async () => {
        const original = await files.get(key);
        if (!original) return undefined;
        const picture = await runEncoder(() => cropPicture(original, area));
        return storePhoto(files, { folder: request.folder, slug }, picture);
      });
    },
    async putFile(folder, name, bytes) {
      const dot = name.lastIndexOf('.');
      const ext = name.slice(dot + 1);
      if (dot < 1 || !fileTypes.has(ext)) throw new Error(`'${name}' is not a film`);
      const id = await storeOriginal(files, { folder, slug: name.slice(0, dot), ext }, bytes);
      return `/media/${folder}/${id}.${ext}`;
    },
    async open(path) {
      const request = parseMediaPath(path);
      if (!request) return undefined;
      if (request.kind === 'file') {
        const file = await files.open(keyOfOriginal(request));
        return file && { ...file, contentType: contentTypeOf(path) };
      }
      const bytes = await readVariant(request, path);
      return bytes && { ...bufferSource(bytes), contentType: contentTypeOf(path) };
    },
  };
}
