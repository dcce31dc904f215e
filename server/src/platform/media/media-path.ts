import type { PictureFormat } from '@sabuja/contract/pictures';
import { jpegWidth, widthsOf } from '@sabuja/contract/pictures';

const name = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const variant = /^\/media\/([a-z0-9-]+)\/([a-z0-9-]+-[0-9a-f]{8})\/(\d{1,4})\.(avif|webp|jpg)$/;
const file = /^\/media\/([a-z0-9-]+)\/([a-z0-9-]+-[0-9a-f]{8})\.([a-z0-9]{2,4})$/;

/** Types of the files served as they are. */
export const fileTypes: ReadonlyMap<string, string> = new Map([
  ['mp4', 'video/mp4'],
  ['webm', 'video/webm'],
  ['ogg', 'video/ogg'],
]);

/** Endings of what variants are made from. */
export const originalTypes = ['svg', 'jpg', 'jpeg', 'png', 'webp', 'avif'] as const;

export type MediaRequest =
  | {
      readonly kind: 'variant';
      readonly folder: string;
      readonly id: string;
      /** Pixels. */
      readonly width: number;
      readonly format: PictureFormat;
    }
  | { readonly kind: 'file'; readonly folder: string; readonly id: string; readonly ext: string };

/** Reads a public path; anything not exactly of a known form is undefined. */
export function readMediaPath(path: string): MediaRequest | undefined {
  return readVariant(path) ?? readFile(path);
}

function readVariant(path: string): MediaRequest | undefined {
  const [, folder, id, digits, format] = variant.exec(path) ?? [];
  if (!folder || !id || !isFormat(format)) return undefined;
  const widths = format === 'jpg' ? [jpegWidth] : widthsOf(folder);
  const width = widths.find((each) => String(each) === digits);
  return width === undefined ? undefined : { kind: 'variant', folder, id, width, format };
}

const isFormat = (format: string | undefined): format is PictureFormat =>
  format === 'avif' || format === 'webp' || format === 'jpg';

function readFile(path: string): MediaRequest | undefined {
  const [, folder, id, ext] = file.exec(path) ?? [];
  if (!folder || !id || !ext || !fileTypes.has(ext)) return undefined;
  return { kind: 'file', folder, id, ext };
}

/** Throws unless a folder or slug is made of lower-case words joined by hyphens. */
export function assertMediaName(value: string): void {
  if (!name.test(value)) throw new Error(`'${value}' cannot name a picture or its folder`);
}
