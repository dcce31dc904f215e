import sharp from 'sharp';
import { limitConcurrency } from '../limit-concurrency.ts';

const MAX_PIXELS = 60_000_000;
/** Pixels of the longer side: twice the widest variant, so that a later design may show it larger. */
const MAX_SIDE = 1920;

/** The first bytes of each format, as Latin-1; a dot is any byte. What has others reaches no decoder. */
const signatures = {
  jpeg: '\xff\xd8\xff',
  png: '\x89PNG\r\n\x1a\n',
  webp: 'RIFF....WEBP',
  avif: '....ftypavif',
};
export type PictureFormat = keyof typeof signatures;

// A picture of 60 megapixels takes some 200 MB while it is decoded.
const limited = limitConcurrency(2);

/**
 * An uploaded picture as WebP: upright, in sRGB, at most `maxSide` pixels a side, without the place and device that a
 * camera writes into it. Two are decoded at a time, the rest wait. Undefined when the bytes are no picture that can be
 * read, of a format that is not accepted, or one of more than 60 megapixels.
 */
export async function normalizePicture(
  bytes: Uint8Array,
  {
    accept,
    maxSide = MAX_SIDE,
    quality = 90,
  }: { accept: readonly PictureFormat[]; maxSide?: number; quality?: number },
): Promise<Buffer | undefined> {
  if (!accept.some((format) => hasFormat(bytes, format))) return undefined;
  return limited(() =>
    sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality })
      .toBuffer()
      .catch(() => undefined),
  );
}

const hasFormat = (bytes: Uint8Array, format: PictureFormat): boolean =>
  [...signatures[format]].every(
    (char, place) => char === '.' || char.charCodeAt(0) === bytes[place],
  );
