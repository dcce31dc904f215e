import type { ByteSource } from '../files/byte-source.ts';

/** The key of a file, such as `originals/stocks/photo-1a2b3c4d.webp`, and its size in bytes. */
export type StoredFile = { key: string; size: number };

/**
 * The store of picture and video files: a folder, or a bucket of an S3-compatible service. All its functions fail with
 * MediaUnavailableError while it cannot be used.
 */
export interface FileStore {
  /** A description for messages: 'the folder /var/lib/sabuja/media'. */
  readonly name: string;
  /** True if each access to a file needs a round trip to another machine. */
  readonly isRemote: boolean;
  /** Stores a file under a key; the key becomes visible only when the file is complete. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Returns all bytes of a file that fits into memory; undefined if it does not exist. */
  get(key: string): Promise<Buffer | undefined>;
  /** Opens a file for reading ranges of it; returns undefined if it does not exist. */
  open(key: string): Promise<ByteSource | undefined>;
  /** Returns the first of the keys whose file exists. The keys may differ only in their endings. */
  findFirst(keys: readonly string[]): Promise<string | undefined>;
  /** Lists all files whose keys begin with `prefix`, in any order. */
  list(prefix: string): AsyncIterable<StoredFile>;
  /** Resolves if the store can be used, otherwise fails. */
  check(): Promise<void>;
}

/** Pictures can currently be neither stored nor read: their store does not respond or refuses requests. */
export class MediaUnavailableError extends Error {}
