import type { Entry } from 'yauzl';
import type { ByteSource } from '../files/byte-source.ts';
import { ZipArchive, ZipError } from '../files/zip-archive.ts';
import { WorkbookError } from './workbook-error.ts';

/** The limit of parts. A workbook with one sheet has some ten parts; pictures and further sheets add more. */
const MAX_PARTS = 2000;

/** The parts of a workbook, unpacked while they are read. */
export class ZipParts {
  readonly #archive: ZipArchive;
  readonly #entries: ReadonlyMap<string, Entry>;
  private constructor(archive: ZipArchive) {
    this.#archive = archive;
    this.#entries = new Map(
      archive.entries.map((entry) => [entry.fileName.toLowerCase(), entry] as const),
    );
  }

  /**
   * Reads the directory of an archive.
   * @throws WorkbookError if the archive is broken or has too many parts
   */
  static async open(source: ByteSource): Promise<ZipParts> {
    try {
      return new ZipParts(await ZipArchive.open(source, MAX_PARTS));
    } catch (error) {
      throw error instanceof ZipError ? toWorkbookError(error) : error;
    }
  }

  has(name: string): boolean {
    return this.#entries.has(name.toLowerCase());
  }

  /**
   * Yields the text of a part piece by piece; nothing if there is no such part.
   * @throws WorkbookError if the part is broken or unpacks to more than `maxBytes`
   */
  async *read(name: string, maxBytes: number): AsyncGenerator<string> {
    const entry = this.#entries.get(name.toLowerCase());
    if (!entry) return;
    const decoder = new TextDecoder();
    try {
      for await (const chunk of this.#archive.read(entry, maxBytes))
        yield decoder.decode(chunk, { stream: true });
    } catch (error) {
      throw error instanceof ZipError ? toWorkbookError(error) : error;
    }
    yield decoder.decode();
  }
}

function toWorkbookError({ code }: ZipError): WorkbookError {
  switch (code) {
    case 'NOT_ZIP':
    case 'UNSAFE_NAME':
      return new WorkbookError('NOT_WORKBOOK');
    case 'TOO_MANY':
      return new WorkbookError('TOO_LARGE');
    default:
      return new WorkbookError(code);
  }
}
