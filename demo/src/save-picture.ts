import type { MediaStore } from '@sabuja/server/platform/media';
import { composePicture, type PictureKind } from './pictures/compose-picture.ts';
import type { PictureRecipe } from './pictures/recipe.ts';

/** The width in pixels of a picture's default variant. */
const defaultWidth: Record<PictureKind, number> = {
  product: 640,
  category: 640,
  combo: 640,
  banner: 1200,
};

/** Composes a picture and stores its original; returns the URL of its default variant. */
export async function savePicture(
  media: MediaStore,
  folder: string,
  subject: { slug: string; picture: PictureRecipe },
  kind: PictureKind,
): Promise<string> {
  const svg = Buffer.from(composePicture(subject.picture, kind));
  const base = await media.put(folder, subject.slug, svg, 'svg');
  return `${base}/${defaultWidth[kind]}.webp`;
}
