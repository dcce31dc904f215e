import { Readable } from 'node:stream';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';
import type { ByteSource } from './byte-source.ts';

/** An archive, or a file in it, cannot be read; `code` says why. */
export class ZipError extends Error {
  readonly code: 'NOT_ZIP' | 'TOO_MANY' | 'UNSAFE_NAME' | 'LOCKED' | 'TOO_LARGE' | 'BROKEN';
  constructor(code: ZipError['code']) {
    super(code);
    this.code = code;
  }
}

const ZIP = Buffer.from('PK\x03\x04', 'latin1');

/** Returns true for the first bytes of a zip archive that contains files. */
export const isZip = (bytes: Buffer): boolean => bytes.subarray(0, ZIP.length).equals(ZIP);

class SourceReader extends RandomAccessReader {
  readonly #source: ByteSource;
  constructor(source: ByteSource) {
    super();
    this.#source = source;
  }
  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#source.read(start, end), { objectMode: false });
  }
}

/** The limit for the names, extra fields and comments of all entries, which are in memory; each can have 64 KiB. */
const MAX_DIRECTORY_BYTES = 8 * 1024 * 1024;

/** The messages of yauzl for names that lead out of the archive. */
const UNSAFE_NAME = /^(absolute path|invalid relative path|invalid characters in fileName)/;

/** A zip archive. Its files are unpacked while they are read, and never written to paths of this machine. */
export class ZipArchive {
  readonly #zip: ZipFile;
  /** The entries in the order of the archive's directory. */
  readonly entries: readonly Entry[];
  private constructor(zip: ZipFile, entries: readonly Entry[]) {
    this.#zip = zip;
    this.entries = entries;
  }

  /**
   * Reads the directory of an archive.
   * @throws ZipError if the directory is broken, has more than `maxEntries`, or is larger than MAX_DIRECTORY_BYTES
   */
  static async open(source: ByteSource, maxEntries: number): Promise<ZipArchive> {
    const entries: Entry[] = [];
    try {
      const reader = new SourceReader(source);
      const zip = await fromRandomAccessReaderPromise(reader, source.size, { autoClose: false });
      if (zip.entryCount > maxEntries) throw new ZipError('TOO_MANY');
      let size = 0;
      for await (const entry of zip.eachEntry()) {
        size += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
        if (size > MAX_DIRECTORY_BYTES) throw new ZipError('TOO_MANY');
        entries.push(entry);
      }
      return new ZipArchive(zip, entries);
    } catch (error) {
      if (error instanceof ZipError || !isOfArchive(error)) throw error;
      throw new ZipError(UNSAFE_NAME.test(error.message) ? 'UNSAFE_NAME' : 'NOT_ZIP');
    }
  }

  /**
   * Reads the bytes of a file.
   * @throws ZipError if the file has a password, is broken, or unpacks to more than `maxBytes`
   */
  async *read(entry: Entry, maxBytes: number): AsyncGenerator<Buffer> {
    if (entry.isEncrypted()) throw new ZipError('LOCKED');
    // If a file is larger than the directory says, reading it fails below.
    if (entry.uncompressedSize > maxBytes) throw new ZipError('TOO_LARGE');
    try {
      const stream = await this.#zip.openReadStreamPromise(entry);
      for await (const chunk of stream) yield chunk as Buffer;
    } catch (error) {
      throw isOfArchive(error) ? new ZipError('BROKEN') : error;
    }
  }
}

/** Returns false for errors of the source, such as database errors, whose codes are not those of zlib or Node. */
const isOfArchive = (error: unknown): error is Error =>
  error instanceof Error && (!('code' in error) || /^(Z_|ERR_)/.test(String(error.code)));
