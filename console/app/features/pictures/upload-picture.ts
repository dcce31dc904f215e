import { withPictureType } from '@sabuja/ui/lib/picture-files.ts';
import { api } from '../../lib/api.ts';

export type PictureFolder = 'stocks' | 'combos' | 'categories' | 'banners';

/** Uploads a picture and returns its path. */
export async function uploadPicture(folder: PictureFolder, file: File): Promise<string> {
  const { path } = await api('POST /api/v1/staff/pictures', {
    query: { folder },
    file: withPictureType(file),
  });
  return path;
}
