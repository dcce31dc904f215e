import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { MAX_COMPLAINT_PHOTO_BYTES } from './limits.ts';
import { Instant, Uid } from './schemas.ts';
import { pictureTypes } from './staff-pictures.ts';

const webp = Type.String({ contentEncoding: 'base64', contentMediaType: 'image/webp' });

/** A photo of a complaint, as a thumbnail. */
export const ComplaintPhoto = Type.Object({
  id: Uid,
  received_at: Instant,
  thumbnail: webp,
});
export type ComplaintPhoto = Static<typeof ComplaintPhoto>;

export const ComplaintPhotos = Type.Object({ results: Type.Array(ComplaintPhoto) });
export const LargePhoto = Type.Object({ webp });

const params = Type.Object({ ticket_no: Type.String({ maxLength: 20 }) });

export const complaintPhotoCalls = {
  'GET /api/v1/complaint/{ticket_no}/photos': call({
    operationId: 'listComplaintPhotos',
    summary: 'The photos of an own complaint, small',
    guard: 'customer',
    rate: 'read',
    params,
    problems: { NO_TICKET: 404 },
    response: ComplaintPhotos,
  }),
  'POST /api/v1/complaint/{ticket_no}/photos': call({
    operationId: 'addComplaintPhoto',
    summary: 'Add a photo to an own complaint that is not answered yet',
    guard: 'customer',
    rate: 'write',
    params,
    query: Type.Object({
      id: Type.String({ ...Uid, description: 'chosen by the client: sent twice, it is one photo' }),
    }),
    file: pictureTypes,
    maxBodyBytes: MAX_COMPLAINT_PHOTO_BYTES,
    problems: {
      NO_TICKET: 404,
      UNREADABLE_PICTURE: 422,
      ENOUGH_PHOTOS: 409,
      TOO_MANY_PHOTOS: 409,
      ANSWERED: 409,
      ONE_AT_A_TIME: 409,
      ID_IN_USE: 409,
    },
    response: Type.Object({ id: Uid }),
  }),
  'GET /api/v1/complaint/{ticket_no}/photos/{id}': call({
    operationId: 'getComplaintPhoto',
    summary: 'A photo of an own complaint',
    guard: 'customer',
    rate: 'read',
    params: Type.Object({ ...params.properties, id: Uid }),
    problems: { NO_PHOTO: 404 },
    response: LargePhoto,
  }),
};
