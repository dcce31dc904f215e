import Type from 'typebox';
import { call } from './call.ts';
import { MAX_PICTURE_BYTES } from './limits.ts';
import { Uid } from './schemas.ts';
import { PicturePath } from './staff-items.ts';

export const pictureFolders = ['stocks', 'combos', 'categories', 'banners'] as const;

/** Content types of pictures that the shop can read. */
export const pictureTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/heic',
  'image/heif',
] as const;

/** Content types of videos that browsers play. */
export const videoTypes = ['video/mp4', 'video/webm'] as const;

/** A rectangular area of a picture, in percent of its width and height. */
const CropArea = Type.Object({
  path: PicturePath,
  left: Type.Number({ minimum: 0, maximum: 100 }),
  top: Type.Number({ minimum: 0, maximum: 100 }),
  width: Type.Number({ minimum: 1, maximum: 100 }),
  height: Type.Number({ minimum: 1, maximum: 100 }),
});

const upload = Type.Object({
  id: Type.String({ ...Uid, description: 'the id of a finished upload' }),
});
const uploadProblems = { NO_UPLOAD: 404, UPLOAD_UNFINISHED: 409, FILE_TOO_LARGE: 422 } as const;

export const staffPictureCalls = {
  'POST /api/v1/staff/pictures': call({
    operationId: 'uploadPicture',
    summary: 'Upload a picture; an item shows it when its path is among its `image_urls`',
    guard: 'staff',
    may: 'catalogue.manage',
    rate: 'write',
    isSlow: true,
    query: Type.Object({ folder: Type.Enum([...pictureFolders], { type: 'string' }) }),
    file: pictureTypes,
    maxBodyBytes: MAX_PICTURE_BYTES,
    problems: { UNREADABLE_PICTURE: 422 },
    response: Type.Object({ path: PicturePath }),
  }),
  'POST /api/v1/staff/uploads/{id}/picture': call({
    operationId: 'storeUploadedPicture',
    summary: 'Store a picture that was uploaded in parts; repeated, the response is the same',
    guard: 'staff',
    may: 'catalogue.manage',
    rate: 'write',
    isSlow: true,
    params: upload,
    body: Type.Object({ folder: Type.Enum([...pictureFolders], { type: 'string' }) }),
    problems: { ...uploadProblems, UNREADABLE_PICTURE: 422 },
    response: Type.Object({ path: PicturePath }),
  }),
  'POST /api/v1/staff/pictures/crop': call({
    operationId: 'cropPicture',
    summary: 'Cut a part out of an uploaded picture, as another picture',
    guard: 'staff',
    may: 'catalogue.manage',
    rate: 'write',
    isSlow: true,
    body: CropArea,
    problems: { NO_PICTURE: 404 },
    response: Type.Object({ path: PicturePath }),
  }),
  'POST /api/v1/staff/videos': call({
    operationId: 'uploadVideo',
    summary: 'Upload a video for a banner, which shows it when it names its path',
    guard: 'staff',
    may: 'catalogue.manage',
    rate: 'write',
    isSlow: true,
    file: videoTypes,
    maxBodyBytes: MAX_PICTURE_BYTES,
    problems: { UNREADABLE_VIDEO: 422 },
    response: Type.Object({ path: Type.String() }),
  }),
  'POST /api/v1/staff/uploads/{id}/video': call({
    operationId: 'storeUploadedVideo',
    summary:
      'Store a video for a banner that was uploaded in parts; repeated, the response is the same',
    guard: 'staff',
    may: 'catalogue.manage',
    rate: 'write',
    isSlow: true,
    params: upload,
    problems: { ...uploadProblems, UNREADABLE_VIDEO: 422 },
    response: Type.Object({ path: Type.String() }),
  }),
};
