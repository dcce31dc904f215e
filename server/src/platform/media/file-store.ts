import type { ByteSource } from '../files/byte-source.ts';

/** A file by its key, `originals/stocks/photo-1a2b3c4d.webp`, and its size in bytes. */
export type StoredFile = { key: string; size: number };

/**
 * Where the files of pictures and videos are: a folder, or a bucket of an S3-compatible store. All of its functions fail
 * with MediaUnavailableError while it cannot be used.
 */
export interface FileStore {
  /** What it is, for people: 'the folder /var/lib/sabuja/media'. */
  readonly name: string;
  /** True where each request for a file costs a round trip to another machine. */
  readonly isRemote: boolean;
  /** Stores a file under a key, which appears only when its bytes are complete. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** All bytes of a file, for those that fit into memory; undefined where there is none. */
  get(key: string): Promise<Buffer | undefined>;
  /** A file to read in ranges; undefined where there is none. */
  open(key: string): Promise<ByteSource | undefined>;
  /** The first of some keys that differ in their endings alone, of a file that exists. */
  findFirst(keys: readonly string[]): Promise<string | undefined>;
  /** All files whose keys begin so, in any sequence. */
  list(prefix: string): AsyncIterable<StoredFile>;
  /** Resolves when the store can be used. */
  check(): Promise<void>;
}

/** Pictures can be neither stored nor read at the moment: their store does not respond, or refuses. */
export class MediaUnavailableError extends Error {}
