import sharp from 'sharp';

/** A rectangle of a picture, in percent of its width and height. */
export type PictureArea = { left: number; top: number; width: number; height: number };

/** Returns a rectangle of a stored picture, upright, as WebP. Parts of the area outside the picture are ignored. */
export async function cropPicture(original: Uint8Array, area: PictureArea): Promise<Buffer> {
  const picture = sharp(original).autoOrient();
  const { autoOrient: size } = await picture.metadata();
  const [left, width] = pixelsOf(area.left, area.width, size.width);
  const [top, height] = pixelsOf(area.top, area.height, size.height);
  return picture.extract({ left, top, width, height }).webp({ quality: 90 }).toBuffer();
}

/** Converts start and length from percent of a side to pixels; the length is at least one pixel. */
function pixelsOf(start: number, length: number, side: number): [start: number, length: number] {
  const first = Math.min(Math.round((start / 100) * side), side - 1);
  const count = Math.max(Math.round((length / 100) * side), 1);
  return [first, Math.min(count, side - first)];
}
