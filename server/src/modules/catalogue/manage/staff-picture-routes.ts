import { staffPictureCalls } from '@sabuja/contract';
import { fail } from '@sabuja/kit';
import { type MountContext, mountCalls, type ProblemsOf } from '../../../platform/http/index.ts';
import type { MediaStore } from '../../../platform/media/index.ts';

const problems = {
  UNREADABLE_PICTURE: () => ({
    status: 422,
    message: 'This picture cannot be read. Please choose a JPEG, PNG, WebP or AVIF file.',
  }),
} satisfies ProblemsOf<typeof staffPictureCalls>;

/** Mounts the upload of pictures. A stored picture is seen only once an item names it. */
export function staffPictureRoutes(context: MountContext, media: MediaStore): void {
  mountCalls(context, {
    calls: staffPictureCalls,
    problems,
    handlers: {
      'POST /api/v1/staff/pictures': async ({ query: { folder }, raw }) => {
        const base = await media.putUpload(folder, 'photo', raw);
        return base === undefined ? fail('UNREADABLE_PICTURE') : { path: `${base}/640.webp` };
      },
    },
  });
}
