import { MAX_PICTURE_BYTES } from '@sabuja/contract/limits';
import { api } from '../../lib/api.ts';
import { type UploadTask, uploadFile } from '../../lib/upload-file.ts';

/** The file is larger than the limit, so it was not sent. */
export class LargeFileError extends Error {}

/** A file that could not be uploaded, and why. */
export type FailedFile = { name: string; error: unknown };

export type PictureFolder = 'stocks' | 'combos' | 'categories' | 'banners';

/** Uploads a picture and returns its path. Throws LargeFileError, or the errors of `uploadFile`. */
export async function uploadPicture(
  folder: PictureFolder,
  file: File,
  task: UploadTask,
): Promise<string> {
  requireSize(file);
  const { path } = await uploadFile(file, {
    ...task,
    purpose: folder,
    finish: (id) =>
      api('POST /api/v1/staff/uploads/{id}/picture', { params: { id }, body: { folder } }),
  });
  return path;
}

/** Uploads a video of a banner and returns its path. Throws the same errors as `uploadPicture`. */
export async function uploadVideo(file: File, task: UploadTask): Promise<string> {
  requireSize(file);
  const { path } = await uploadFile(file, {
    ...task,
    purpose: 'video',
    finish: (id) => api('POST /api/v1/staff/uploads/{id}/video', { params: { id } }),
  });
  return path;
}

/**
 * Uploads pictures one after the other. `onStored` receives each path once its picture is stored; a failed file does
 * not stop the others. Returns the failed files.
 */
export async function uploadPictures(
  folder: PictureFolder,
  files: readonly File[],
  { onState, signal }: UploadTask,
  onStored: (path: string) => void,
): Promise<FailedFile[]> {
  const size = files.reduce((sum, file) => sum + file.size, 0);
  const failed: FailedFile[] = [];
  let before = 0;
  for (const file of files) {
    const done = before;
    const task: UploadTask = {
      signal,
      onState: (state) => onState({ ...state, sent: done + state.sent, size }),
    };
    try {
      onStored(await uploadPicture(folder, file, task));
    } catch (error) {
      if (signal.aborted) throw error;
      failed.push({ name: file.name, error });
    }
    before += file.size;
  }
  return failed;
}

function requireSize({ size }: File): void {
  if (size > MAX_PICTURE_BYTES) throw new LargeFileError();
}
