import Type from 'typebox';
import { call } from './call.ts';
import { LargePhoto } from './complaint-photos.ts';
import { MAX_DEPOSIT_PHOTO_BYTES } from './limits.ts';
import { Uid } from './schemas.ts';
import { CashDeposit } from './staff-deposits.ts';
import { pictureTypes } from './staff-pictures.ts';

const params = Type.Object({ uid: Type.String({ ...Uid, description: "the deposit's uid" }) });

export const staffDepositPhotoCalls = {
  'POST /api/v1/staff/cash-deposits/{uid}/photo': call({
    operationId: 'addDepositPhoto',
    summary:
      'Add the photo of the slip to an own deposit that is not verified; a repeat changes nothing',
    guard: 'staff',
    may: 'deposits.record',
    rate: 'write',
    isSlow: true,
    params,
    query: Type.Object({
      id: Type.String({ ...Uid, description: 'chosen by the client: sent twice, it is one photo' }),
    }),
    file: pictureTypes,
    maxBodyBytes: MAX_DEPOSIT_PHOTO_BYTES,
    problems: {
      NO_DEPOSIT: 404,
      OTHER_MEMBER: 409,
      SETTLED_ALREADY: 409,
      PHOTO_STORED: 409,
      UNREADABLE_PICTURE: 422,
    },
    response: CashDeposit,
  }),
  'POST /api/v1/staff/cash-deposits/{uid}/photo/reveal': call({
    operationId: 'revealDepositPhoto',
    summary: "The photo of a deposit's slip; the audit log records who saw it",
    guard: 'staff',
    may: 'deposits.read',
    rate: 'write',
    params,
    problems: { NO_PHOTO: 404 },
    response: LargePhoto,
  }),
};
