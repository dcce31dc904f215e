import sharp from 'sharp'
import type { PictureFormat } from './picture-widths.ts'

const mostPixels = 50_000_000

/** Encodes a picture `width` pixels wide, never larger than its original. */
export async function encodeVariant(
	original: Buffer,
	width: number,
	format: PictureFormat,
): Promise<Buffer> {
	const picture = sharp(original, { limitInputPixels: mostPixels })
		.autoOrient()
		.resize({ width, withoutEnlargement: true })
	return format === 'avif'
		? picture.avif({ quality: 58, effort: 1 }).toBuffer()
		: picture.webp({ quality: 82, effort: 4 }).toBuffer()
}
