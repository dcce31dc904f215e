import { Readable } from 'node:stream';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';
import type { ByteSource } from './byte-source.ts';

/** Why an archive, or a file of it, cannot be read. */
export class ZipError extends Error {
  readonly code: 'NOT_ZIP' | 'TOO_MANY' | 'UNSAFE_NAME' | 'LOCKED' | 'TOO_LARGE' | 'BROKEN';
  constructor(code: ZipError['code']) {
    super(code);
    this.code = code;
  }
}

const ZIP = Buffer.from('PK\x03\x04', 'latin1');

/** True for the first bytes of a zip archive that has files. */
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

/** Of names, extra fields and comments, which are in memory: each may have 64 KiB. */
const MAX_DIRECTORY_BYTES = 8 * 1024 * 1024;

/** What yauzl says of names that lead out of the archive. */
const UNSAFE_NAME = /^(absolute path|invalid relative path|invalid characters in fileName)/;

/** A zip archive, whose files are unpacked while they are read. Their names are no paths of this machine. */
export class ZipArchive {
  readonly #zip: ZipFile;
  /** In the sequence of the archive's directory. */
  readonly entries: readonly Entry[];
  private constructor(zip: ZipFile, entries: readonly Entry[]) {
    this.#zip = zip;
    this.entries = entries;
  }

  /** Reads the directory of an archive. Throws ZipError when it is broken, has more than `maxEntries`, or says too much of them. */
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

  /** The bytes of a file. Throws ZipError where it has a password, is broken, or unpacks to more than `maxBytes`. */
  async *read(entry: Entry, maxBytes: number): AsyncGenerator<Buffer> {
    if (entry.isEncrypted()) throw new ZipError('LOCKED');
    // Reading fails where a file is larger than the directory says.
    if (entry.uncompressedSize > maxBytes) throw new ZipError('TOO_LARGE');
    try {
      const stream = await this.#zip.openReadStreamPromise(entry);
      for await (const chunk of stream) yield chunk as Buffer;
    } catch (error) {
      throw isOfArchive(error) ? new ZipError('BROKEN') : error;
    }
  }
}

/** False for errors of the source, such as those of the database, which have a code beside zlib's. */
const isOfArchive = (error: unknown): error is Error =>
  error instanceof Error && (!('code' in error) || /^(Z_|ERR_)/.test(String(error.code)));
