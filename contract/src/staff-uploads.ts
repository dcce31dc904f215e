import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { MAX_ZIP_BYTES, UPLOAD_PART_BYTES } from './limits.ts';
import { sheetKinds } from './rules/import-columns.ts';
import { Nullable, Uid } from './schemas.ts';

const Received = Type.Integer({
  minimum: 0,
  description: 'how many bytes are stored; the next part begins there',
});

/** How much of a file has arrived. */
export const UploadProgress = Type.Object({
  id: Uid,
  size: Type.Integer({ description: 'of the whole file, in bytes' }),
  received: Received,
  part_bytes: Type.Integer({ description: 'the size of each part but the last' }),
});
export type UploadProgress = Static<typeof UploadProgress>;

/** A heading of a sheet, and the import column that it is mapped to. */
export const SheetHeading = Type.Object({
  heading: Type.String(),
  column: Nullable(
    Type.String({ description: 'a column of the import; null: it is not imported' }),
  ),
  from: Type.Enum(['own', 'remembered', 'guessed', 'none'], {
    type: 'string',
    description:
      'own: the heading is a column of the import; remembered: as it was mapped before; guessed: by a similar name',
  }),
  samples: Type.Array(Type.String(), { description: 'its cells in the first rows' }),
});
export type SheetHeading = Static<typeof SheetHeading>;

const manage = { guard: 'staff', may: 'catalogue.manage' } as const;
const id = Type.String({ ...Uid, description: "the upload's id" });
const problems = { NO_UPLOAD: 404 } as const;

export const staffUploadCalls = {
  'POST /api/v1/staff/uploads': call({
    operationId: 'startUpload',
    summary:
      'Begin to upload a file in parts, for an import or as a picture or video; an unfinished upload of the same file by the same member goes on',
    ...manage,
    rate: 'write',
    body: Type.Object({
      file_name: Type.String({ minLength: 1, maxLength: 200 }),
      size: Type.Integer({ minimum: 1, maximum: MAX_ZIP_BYTES }),
      fingerprint: Type.String({
        minLength: 1,
        maxLength: 300,
        description: 'what the client knows the file by, such as its name, size and time of change',
      }),
    }),
    invalid: { size: 'This file is empty or larger than 500 MB.' },
    response: UploadProgress,
  }),
  'GET /api/v1/staff/uploads/{id}': call({
    operationId: 'getUpload',
    summary: 'How much of a file has arrived, to go on after a lost connection',
    ...manage,
    rate: 'read',
    params: Type.Object({ id }),
    problems,
    response: UploadProgress,
  }),
  'PUT /api/v1/staff/uploads/{id}/parts/{part}': call({
    operationId: 'uploadPart',
    summary:
      'Upload one part of a file. A part that is stored already changes nothing, one that does not follow is not stored; the response says where to go on',
    ...manage,
    rate: 'write',
    params: Type.Object({
      id,
      part: Type.Integer({ minimum: 0, maximum: 10_000, description: 'its number, from 0' }),
    }),
    file: ['application/octet-stream'],
    maxBodyBytes: UPLOAD_PART_BYTES,
    problems: { ...problems, BAD_PART: 422 },
    response: UploadProgress,
  }),
  'GET /api/v1/staff/uploads/{id}/headings': call({
    operationId: 'listHeadings',
    summary: 'The headings of an uploaded sheet, each with the column that it stands for',
    ...manage,
    rate: 'read',
    params: Type.Object({ id }),
    query: Type.Object({ kind: Type.Enum([...sheetKinds], { type: 'string' }) }),
    problems: {
      ...problems,
      UPLOAD_UNFINISHED: 409,
      SHEET_TOO_LARGE: 422,
      EMPTY_FILE: 422,
      NOT_CSV: 422,
      UNREADABLE_FILE: 422,
      LOCKED_FILE: 422,
      OLD_WORKBOOK: 422,
      WORKBOOK_TOO_LARGE: 422,
      TOO_MANY_ROWS: 422,
      FORMULA_WITHOUT_VALUE: 422,
    },
    response: Type.Object({ headings: Type.Array(SheetHeading) }),
  }),
};
