import { withPictureType } from '@sabuja/ui/lib/picture-files.ts';
import { createUploadApi } from '../../lib/api.ts';

export type PictureFolder = 'stocks' | 'combos' | 'categories' | 'banners';

/** Called with how much of the files has left this device, from 0 to 1. */
export type OnProgress = (share: number) => void;

/** Uploads a picture and returns its path. */
export async function uploadPicture(
  folder: PictureFolder,
  file: File,
  onProgress: OnProgress,
): Promise<string> {
  const { path } = await uploadApi(file, onProgress)('POST /api/v1/staff/pictures', {
    query: { folder },
    file: withPictureType(file),
  });
  return path;
}

/** Uploads pictures one after the other and returns their paths. */
export async function uploadPictures(
  folder: PictureFolder,
  files: readonly File[],
  onProgress: OnProgress,
): Promise<string[]> {
  const size = files.reduce((sum, file) => sum + file.size, 0);
  const paths: string[] = [];
  let before = 0;
  for (const file of files) {
    const done = before;
    paths.push(
      await uploadPicture(folder, file, (share) => onProgress((done + share * file.size) / size)),
    );
    before += file.size;
  }
  return paths;
}

/** Uploads a video of a banner and returns its path. */
export async function uploadVideo(file: File, onProgress: OnProgress): Promise<string> {
  const { path } = await uploadApi(file, onProgress)('POST /api/v1/staff/videos', { file });
  return path;
}

const uploadApi = ({ size }: File, onProgress: OnProgress) =>
  createUploadApi((sent) => onProgress(Math.min(1, sent / Math.max(size, 1))));
