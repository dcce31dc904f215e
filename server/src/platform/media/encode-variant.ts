import type { PictureFormat } from '@sabuja/contract/pictures';
import sharp from 'sharp';

const MAX_PIXELS = 50_000_000;
/** Pictures up to this width, of which a page shows most, are worth more work (decision 0015). */
const SMALL_WIDTH = 160;

/** Encodes a picture with a width of `width` pixels, or of the original if that is smaller. */
export async function encodeVariant(
  original: Buffer,
  width: number,
  format: PictureFormat,
): Promise<Buffer> {
  const { data, info } = await sharp(original, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = sharp(data, { raw: info });
  // An opaque alpha channel doubles the work of AVIF.
  const plain = isOpaque(data) ? picture.removeAlpha() : picture;
  if (format === 'avif') {
    const effort = width <= SMALL_WIDTH ? 4 : 3;
    return plain.avif({ quality: 46, effort }).toBuffer();
  }
  if (format === 'webp') return plain.webp({ quality: 82, effort: 4 }).toBuffer();
  return plain.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}

function isOpaque(rgba: Buffer): boolean {
  for (let index = 3; index < rgba.length; index += 4) if (rgba[index] !== 255) return false;
  return true;
}
