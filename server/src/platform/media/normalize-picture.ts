import sharp, { type Sharp } from 'sharp';
import { limitConcurrency } from '../limit-concurrency.ts';
import { decodeHeic } from './decode-heic.ts';

const MAX_PIXELS = 60_000_000;
/** The longer side in pixels: twice the widest variant, so that a later design can show larger pictures. */
const MAX_SIDE = 1920;

/** The first bytes of each format, as Latin-1; a dot matches any byte. Files with other bytes are not decoded. */
const signatures = {
  jpeg: ['\xff\xd8\xff'],
  png: ['\x89PNG\r\n\x1a\n'],
  webp: ['RIFF....WEBP'],
  avif: ['....ftypavif'],
  heic: ['....ftypheic', '....ftypheix', '....ftypmif1'],
};
export type PictureFormat = keyof typeof signatures;

// A picture of 60 megapixels takes some 200 MB while it is decoded.
const limited = limitConcurrency(2);

/**
 * Converts an uploaded picture to WebP: upright, in sRGB, at most `maxSide` pixels on each side, without the camera's
 * metadata (place, device). Two pictures are decoded at a time, the rest wait. Returns undefined if the bytes cannot be
 * read, have a format that is not accepted, or more than 60 megapixels.
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
  return limited(async () => {
    const picture = await open(bytes);
    return picture
      ?.autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality })
      .toBuffer()
      .catch(() => undefined);
  });
}

async function open(bytes: Uint8Array): Promise<Sharp | undefined> {
  if (!hasFormat(bytes, 'heic'))
    return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const raw = await decodeHeic(bytes, MAX_PIXELS);
  if (raw === undefined) return undefined;
  const { data, width, height } = raw;
  return sharp(data, { raw: { width, height, channels: 4 } });
}

const hasFormat = (bytes: Uint8Array, format: PictureFormat): boolean =>
  signatures[format].some((signature) =>
    [...signature].every((char, place) => char === '.' || char.charCodeAt(0) === bytes[place]),
  );
