import { staffPictureCalls } from '@sabuja/contract';
import { MAX_PICTURE_BYTES } from '@sabuja/contract/limits';
import { fail, isFailure, MEGABYTE } from '@sabuja/kit';
import { type MountContext, mountCalls, type ProblemsOf } from '../../../platform/http/index.ts';
import type { MediaStore } from '../../../platform/media/index.ts';
import { text } from '../../../platform/texts/index.ts';
import type { ImportDeps } from '../imports/deps.ts';
import { uploadProblems } from '../imports/import-problems.ts';
import { PHOTO, pathOfPicture, storePicture } from './store-picture.ts';
import { storeUploaded } from './store-uploaded.ts';
import { storeVideo } from './store-video.ts';

const problems = {
  ...uploadProblems,
  FILE_TOO_LARGE: () => ({
    status: 422,
    message: text`This file is larger than ${MAX_PICTURE_BYTES / MEGABYTE} MB.`,
  }),
  UNREADABLE_PICTURE: () => ({
    status: 422,
    message: 'This picture cannot be read. Please choose a JPEG, PNG, WebP, AVIF or HEIC file.',
  }),
  NO_PICTURE: () => ({ status: 404, message: 'This picture was not found.' }),
  UNREADABLE_VIDEO: () => ({
    status: 422,
    message: 'This video cannot be played. Please choose an MP4 or WebM file.',
  }),
} satisfies ProblemsOf<typeof staffPictureCalls>;

/** Mounts the upload of pictures and videos. A stored file is shown only once an item or banner refers to its path. */
export function staffPictureRoutes(
  context: MountContext,
  deps: ImportDeps & { media: MediaStore },
): void {
  const { media } = deps;
  mountCalls(context, {
    calls: staffPictureCalls,
    problems,
    handlers: {
      'POST /api/v1/staff/pictures': async ({ query: { folder }, raw }) => {
        const path = await storePicture(media, folder, raw);
        return isFailure(path) ? path : { path };
      },
      'POST /api/v1/staff/uploads/{id}/picture': ({ actor, params, body: { folder } }) =>
        storeUploaded(deps, actor, params.id, {
          folder,
          store: (bytes) => storePicture(media, folder, bytes),
        }),
      'POST /api/v1/staff/pictures/crop': async ({ body: { path, ...area } }) => {
        const base = await media.putCrop(path, PHOTO, area);
        return base === undefined ? fail('NO_PICTURE') : { path: pathOfPicture(base) };
      },
      'POST /api/v1/staff/videos': async ({ raw }) => {
        const path = await storeVideo(media, raw);
        return isFailure(path) ? path : { path };
      },
      'POST /api/v1/staff/uploads/{id}/video': ({ actor, params }) =>
        storeUploaded(deps, actor, params.id, {
          folder: 'banners',
          store: (bytes) => storeVideo(media, bytes),
        }),
    },
  });
}
