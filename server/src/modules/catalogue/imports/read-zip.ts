import { extname } from 'node:path/posix';
import { MAX_UNPACKED_BYTES, MAX_ZIP_FILES } from '@sabuja/contract/limits';
import { fail } from '@sabuja/kit';
import type { ByteSource } from '../../../platform/files/byte-source.ts';
import { ZipArchive, ZipError } from '../../../platform/files/zip-archive.ts';

/** A file of a zip; whether it is a picture is only found out when it is read. */
export type ZippedFile = {
  /** The name in the archive; it is shown to staff and identifies the product. */
  file: string;
  /** The index of its entry in the directory of the archive. */
  entry: number;
};

/** Files that operating systems add to archives. */
const BY_SYSTEM = /(^|\/)(__MACOSX\/|\.|thumbs\.db$|desktop\.ini$)/i;

/**
 * The files of a zip of pictures, sorted by name so that the pictures of a product are in the order of their numbers.
 * Fails when the archive is broken, has a password, has too many files, or is too large when unpacked.
 */
export async function listZippedFiles(source: ByteSource) {
  const archive = await openZip(source);
  if (!(archive instanceof ZipArchive)) return archive;
  if (archive.entries.some((entry) => entry.isEncrypted())) return fail('LOCKED_ZIP');
  const unpacked = archive.entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  if (unpacked > MAX_UNPACKED_BYTES) return fail('ZIP_TOO_LARGE');
  const files = archive.entries
    .map(({ fileName }, entry): ZippedFile => ({ file: toShown(fileName), entry }))
    .filter(({ file }) => !file.endsWith('/') && !BY_SYSTEM.test(file));
  if (files.length === 0) return fail('NO_PICTURES');
  return files.sort((a, b) => byNumber(stemOf(a.file), stemOf(b.file)) || a.entry - b.entry);
}

/** Opens a zip; fails as `listZippedFiles` does. */
export async function openZip(source: ByteSource) {
  try {
    return await ZipArchive.open(source, MAX_ZIP_FILES);
  } catch (error) {
    if (!(error instanceof ZipError)) throw error;
    if (error.code === 'TOO_MANY') return fail('TOO_MANY_FILES');
    return fail(error.code === 'UNSAFE_NAME' ? 'UNSAFE_NAMES' : 'NOT_ZIP');
  }
}

const byNumber = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });
const MAX_SHOWN = 300;

/** Removes control characters and limits the length. */
const toShown = (name: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are removed
  name.replace(/[\u0000-\u001f\u007f]/g, '').slice(-MAX_SHOWN);

/** A file name without folders and extension. */
export function stemOf(file: string): string {
  const name = file.slice(file.lastIndexOf('/') + 1);
  return name.slice(0, name.length - extname(name).length).trim();
}

/** ATTA-2, ATTA_2, ATTA 2 and ATTA (2) are for the second place of ATTA. */
const NUMBERED = /^(.+?)(?:[-_ ](\d{1,2})| ?\((\d{1,2})\))$/;

/** The possible meanings of a stem, the likelier first: a SKU, or a SKU with a place from 1 to `maxPlace`. */
export function readStem(stem: string, maxPlace: number): { sku: string; place: number }[] {
  const whole = { sku: stem.toUpperCase(), place: 1 };
  const [, sku, digits, bracketed] = NUMBERED.exec(stem) ?? [];
  const place = Number(digits ?? bracketed);
  if (sku === undefined || !(place >= 1 && place <= maxPlace)) return [whole];
  return [whole, { sku: sku.trim().toUpperCase(), place }];
}
