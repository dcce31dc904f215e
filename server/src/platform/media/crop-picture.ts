import sharp from 'sharp';

/** A part of a picture, in percent of its sides. */
export type PictureArea = { left: number; top: number; width: number; height: number };

/** A part of a stored picture, upright, as WebP. What lies beyond its edges is left out. */
export async function cropPicture(original: Uint8Array, area: PictureArea): Promise<Buffer> {
  const picture = sharp(original).autoOrient();
  const { autoOrient: size } = await picture.metadata();
  const [left, width] = pixelsOf(area.left, area.width, size.width);
  const [top, height] = pixelsOf(area.top, area.height, size.height);
  return picture.extract({ left, top, width, height }).webp({ quality: 90 }).toBuffer();
}

/** Start and length along one side in pixels, at least one. */
function pixelsOf(start: number, length: number, side: number): [start: number, length: number] {
  const first = Math.min(Math.round((start / 100) * side), side - 1);
  const count = Math.max(Math.round((length / 100) * side), 1);
  return [first, Math.min(count, side - first)];
}
