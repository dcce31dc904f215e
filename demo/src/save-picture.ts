import type { MediaStore } from '@sabuja/server/platform/media';
import { composePicture, type PictureKind } from './pictures/compose-picture.ts';
import type { PictureRecipe } from './pictures/recipe.ts';

/** The width that an address names when the reader doesn't choose one. */
const usualWidth: Record<PictureKind, number> = {
  product: 640,
  category: 640,
  combo: 640,
  banner: 1200,
};

/** Composes a picture and keeps its original; answers the address of its usual variant. */
export async function savePicture(
  media: MediaStore,
  folder: string,
  subject: { slug: string; picture: PictureRecipe },
  kind: PictureKind,
): Promise<string> {
  const svg = Buffer.from(composePicture(subject.picture, kind));
  const base = await media.put(folder, subject.slug, svg, 'svg');
  return `${base}/${usualWidth[kind]}.webp`;
}
