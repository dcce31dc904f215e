import { MAX_PHOTO_SIDE } from '@sabuja/contract/limits';

/** JPEG quality: a door number stays readable, at some 300 KB. */
const QUALITY = 0.8;

/**
 * Returns a photo as an upright JPEG of at most `MAX_PHOTO_SIDE` pixels a side. Redrawing it removes metadata such as
 * place and device.
 * @throws when the browser cannot read it
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, MAX_PHOTO_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve, reject) => {
    const onBlob = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('The photo could not be drawn'));
    canvas.toBlob(onBlob, 'image/jpeg', QUALITY);
  });
}
