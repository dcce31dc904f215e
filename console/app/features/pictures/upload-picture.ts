import { api } from '../../lib/api.ts';

/** What a file dialog offers; some systems know HEIC by its ending only. */
export const PICTURE_ACCEPT =
  'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif';

export type PictureFolder = 'stocks' | 'combos' | 'categories' | 'banners';

/** Uploads a picture and returns its path. */
export async function uploadPicture(folder: PictureFolder, file: File): Promise<string> {
  const { path } = await api('POST /api/v1/staff/pictures', {
    query: { folder },
    file: withType(file),
  });
  return path;
}

// Where the system does not know the type of the file.
const withType = (file: File): File =>
  file.type === '' && /\.hei[cf]$/i.test(file.name)
    ? new File([file], file.name, { type: 'image/heic' })
    : file;
