import { createHash } from 'node:crypto';
import { staffPictureCalls } from '@sabuja/contract';
import { fail, isFailure } from '@sabuja/kit';
import { type MountContext, mountCalls, type ProblemsOf } from '../../../platform/http/index.ts';
import type { MediaStore } from '../../../platform/media/index.ts';
import { PHOTO, pathOfPicture, storePicture } from './store-picture.ts';

const problems = {
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

/** Mounts the upload of pictures. A stored picture is seen only once an item names it. */
export function staffPictureRoutes(context: MountContext, media: MediaStore): void {
  mountCalls(context, {
    calls: staffPictureCalls,
    problems,
    handlers: {
      'POST /api/v1/staff/pictures': async ({ query: { folder }, raw }) => {
        const path = await storePicture(media, folder, raw);
        return isFailure(path) ? path : { path };
      },
      'POST /api/v1/staff/pictures/crop': async ({ body: { path, ...area } }) => {
        const base = await media.putCrop(path, PHOTO, area);
        return base === undefined ? fail('NO_PICTURE') : { path: pathOfPicture(base) };
      },
      'POST /api/v1/staff/videos': async ({ raw }) => {
        const extension = videoExtensionOf(raw);
        if (extension === undefined) return fail('UNREADABLE_VIDEO');
        return { path: await media.putFile('banners', videoName(raw, extension), raw) };
      },
    },
  });
}

const WEBM_START = Buffer.of(0x1a, 0x45, 0xdf, 0xa3);

/** The kind of a video by its content, of those that browsers play. */
function videoExtensionOf(bytes: Buffer): 'mp4' | 'webm' | undefined {
  if (bytes.toString('latin1', 4, 8) === 'ftyp') return 'mp4';
  return bytes.subarray(0, 4).equals(WEBM_START) ? 'webm' : undefined;
}

/** Named by its content: two videos never share a name. */
const videoName = (bytes: Buffer, extension: string): string =>
  `video-${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${extension}`;
