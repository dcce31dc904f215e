import sharp from 'sharp';

const MAX_PIXELS = 60_000_000;
/** Pixels of the longer side: twice the widest variant, so that a later design may show it larger. */
const MAX_SIDE = 1920;

/**
 * An uploaded picture as WebP: upright, in sRGB, at most `maxSide` pixels a side, without the place and device that a
 * camera writes into it. Undefined when the bytes are no picture that can be read, or one of more than 60 megapixels.
 */
export async function normalizePicture(
  bytes: Uint8Array,
  { maxSide = MAX_SIDE, quality = 90 } = {},
): Promise<Buffer | undefined> {
  if (bytes.length === 0) return undefined;
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const format = await picture.metadata().then(
    (metadata) => metadata.format,
    () => undefined,
  );
  // An SVG may refer to other files.
  if (format === undefined || format === 'svg') return undefined;
  return picture
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality })
    .toBuffer()
    .catch(() => undefined);
}
