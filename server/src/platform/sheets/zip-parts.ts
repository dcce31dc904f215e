import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { WorkbookError } from './workbook-error.ts';

/** A workbook of one sheet has some ten parts; pictures and further sheets add more. */
const MAX_PARTS = 2000;

const ZIP = Buffer.from('PK\x03\x04', 'latin1');
/** The container of workbooks before 2007, and of those that have a password. */
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** True for the bytes of a zip archive. */
export const isZip = (bytes: Buffer): boolean => bytes.subarray(0, ZIP.length).equals(ZIP);

/** Throws for a workbook of Office that is no zip archive: it has a password, or is older than XLSX. */
export function refuseCompoundFile(bytes: Buffer): void {
  if (!bytes.subarray(0, COMPOUND_FILE.length).equals(COMPOUND_FILE)) return;
  const isLocked = bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'));
  throw new WorkbookError(isLocked ? 'LOCKED' : 'OLD_WORKBOOK');
}

/** The parts of a zip archive, unpacked while they are read. */
export class ZipParts {
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;
  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip;
    this.#entries = entries;
  }

  /** Reads the directory of an archive. Throws WorkbookError when it is broken or has too many parts. */
  static async open(bytes: Buffer): Promise<ZipParts> {
    const entries = new Map<string, Entry>();
    try {
      const zip = await fromBufferPromise(bytes, { autoClose: false });
      if (zip.entryCount > MAX_PARTS) throw new WorkbookError('TOO_LARGE');
      for await (const entry of zip.eachEntry()) entries.set(entry.fileName.toLowerCase(), entry);
      return new ZipParts(zip, entries);
    } catch (error) {
      throw error instanceof WorkbookError ? error : new WorkbookError('NOT_WORKBOOK');
    }
  }

  has(name: string): boolean {
    return this.#entries.has(name.toLowerCase());
  }

  /** The text of a part, piece by piece; nothing when there is none. What unpacks to more than `maxBytes` is refused. */
  async *read(name: string, maxBytes: number): AsyncGenerator<string> {
    const entry = this.#entries.get(name.toLowerCase());
    if (!entry) return;
    if (entry.isEncrypted()) throw new WorkbookError('LOCKED');
    // The archive is refused where a part is larger than it says.
    if (entry.uncompressedSize > maxBytes) throw new WorkbookError('TOO_LARGE');
    const decoder = new TextDecoder();
    try {
      const stream = await this.#zip.openReadStreamPromise(entry);
      for await (const chunk of stream) yield decoder.decode(chunk as Buffer, { stream: true });
    } catch {
      throw new WorkbookError('BROKEN');
    }
    yield decoder.decode();
  }
}
