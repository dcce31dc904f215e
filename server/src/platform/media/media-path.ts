import type { PictureFormat } from '@sabuja/contract/pictures';
import { jpegWidth, pictureWidths } from '@sabuja/contract/pictures';

const namePattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const variantPattern =
  /^\/media\/([a-z0-9-]+)\/([a-z0-9-]+-[0-9a-f]{8})\/(\d{1,4})\.(avif|webp|jpg)$/;
const filePattern = /^\/media\/([a-z0-9-]+)\/([a-z0-9-]+-[0-9a-f]{8})\.([a-z0-9]{2,4})$/;

/** The content types of files that are served unchanged, by file extension. */
export const fileTypes: ReadonlyMap<string, string> = new Map([
  ['mp4', 'video/mp4'],
  ['webm', 'video/webm'],
  ['ogg', 'video/ogg'],
]);

/** The file extensions of originals from which variants are created. */
export const originalTypes = ['svg', 'jpg', 'jpeg', 'png', 'webp', 'avif'] as const;

const pictureTypes: ReadonlyMap<string, string> = new Map([
  ...originalTypes.map((ext) => [ext, `image/${ext}`] as const),
  ['svg', 'image/svg+xml'],
  ['jpg', 'image/jpeg'],
]);

/** Returns the content type of a stored file by its file extension. */
export function contentTypeOf(name: string): string {
  const ext = name.slice(name.lastIndexOf('.') + 1);
  return fileTypes.get(ext) ?? pictureTypes.get(ext) ?? 'application/octet-stream';
}

export type MediaRequest =
  | {
      readonly kind: 'variant';
      readonly folder: string;
      readonly id: string;
      /** The width in pixels. */
      readonly width: number;
      readonly format: PictureFormat;
    }
  | { readonly kind: 'file'; readonly folder: string; readonly id: string; readonly ext: string };

/** Parses a public path; returns undefined for a path that does not exactly match a known form. */
export function parseMediaPath(path: string): MediaRequest | undefined {
  return parseVariant(path) ?? parseFile(path);
}

function parseVariant(path: string): MediaRequest | undefined {
  const [, folder, id, digits, format] = variantPattern.exec(path) ?? [];
  if (!folder || !id || !isFormat(format)) return undefined;
  const widths = format === 'jpg' ? [jpegWidth] : pictureWidths(folder);
  const width = widths.find((candidate) => String(candidate) === digits);
  return width === undefined ? undefined : { kind: 'variant', folder, id, width, format };
}

const isFormat = (format: string | undefined): format is PictureFormat =>
  format === 'avif' || format === 'webp' || format === 'jpg';

function parseFile(path: string): MediaRequest | undefined {
  const [, folder, id, ext] = filePattern.exec(path) ?? [];
  if (!folder || !id || !ext || !fileTypes.has(ext)) return undefined;
  return { kind: 'file', folder, id, ext };
}

/** Throws unless a folder or slug consists of lower-case words joined by hyphens. */
export function assertMediaName(value: string): void {
  if (!namePattern.test(value)) throw new Error(`'${value}' cannot name a picture or its folder`);
}
