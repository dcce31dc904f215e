import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { MAX_IMPORT_BYTES } from './limits.ts';
import { FormFile, sheetOf } from './media.ts';
import { importKinds } from './rules/import-columns.ts';
import { CursorPage, cursorPaging, Instant, Nullable, Uid } from './schemas.ts';

export type { ImportKind, SheetKind } from './rules/import-columns.ts';

/** The progress of an import. When it is done, `total` is the sum of the other three counts. */
export const ImportProgress = Type.Object({
  id: Uid,
  kind: Type.Enum([...importKinds], { type: 'string' }),
  dry_run: Type.Boolean({ description: 'nothing is saved' }),
  state: Type.Enum(['running', 'done', 'cancelled'], { type: 'string' }),
  total: Type.Integer(),
  uploaded: Type.Integer(),
  failed: Type.Integer(),
  duplicateCount: Type.Integer({
    description: 'rows that are so in the shop already, or repeated in the file',
  }),
  failures_url: Nullable(
    Type.String({ description: 'CSV or XLSX of the failed rows with the reasons' }),
  ),
  file_name: Nullable(Type.String()),
  created_at: Instant,
  created_by: Nullable(Type.String({ description: 'name; null: no longer known' })),
  applied_as: Nullable(
    Type.String({ ...Uid, description: 'of a dry run: the import that saved its rows' }),
  ),
});
export type ImportProgress = Static<typeof ImportProgress>;

const manage = { guard: 'staff', may: 'catalogue.manage' } as const;
const params = Type.Object({ id: Type.String({ ...Uid, description: "the import's id" }) });
const filter = { kind: Type.Optional(Type.Enum([...importKinds], { type: 'string' })) };

export const staffImportCalls = {
  'GET /api/v1/staff/imports': call({
    operationId: 'listImports',
    summary: 'The imports of the last 30 days, newest first',
    ...manage,
    rate: 'read',
    query: Type.Object({ ...filter, ...cursorPaging(10) }),
    response: CursorPage(ImportProgress),
  }),
  'GET /api/v1/staff/imports/csv': call({
    operationId: 'downloadImports',
    summary: 'The same as CSV or XLSX; the audit log records it',
    ...manage,
    ...sheetOf(filter),
  }),
  'POST /api/v1/staff/imports': call({
    operationId: 'startImport',
    summary:
      'Import a CSV or XLSX of products, prices or quantities, or a zip of pictures, by SKU; rows are saved in the background. The file is in the form, or was uploaded in parts before',
    ...manage,
    rate: 'write',
    form: Type.Object(
      {
        kind: Type.Enum([...importKinds], { type: 'string' }),
        dry_run: Type.Optional(Type.Enum(['true', 'false', '1', '0'], { type: 'string' })),
        file_name: Type.Optional(
          Type.String({ maxLength: 200, description: 'for the list of imports' }),
        ),
        columns: Type.Optional(
          Type.String({
            maxLength: 20_000,
            description:
              'JSON: for headings that are no columns of the import, the column each stands for, or null where it is not imported; remembered for later sheets',
          }),
        ),
        upload: Type.Optional(
          Type.String({ ...Uid, description: 'the id of a finished upload, instead of a file' }),
        ),
        file: Type.Optional(
          FormFile({
            description:
              'CSV in UTF-8, or XLSX, of which the first visible sheet is read; the first row names the columns. Or a zip of pictures named by SKU',
          }),
        ),
      },
      { anyOf: [{ required: ['file'] }, { required: ['upload'] }] },
    ),
    maxBodyBytes: MAX_IMPORT_BYTES,
    invalid: {
      kind: 'Please choose what the file contains.',
      file: 'Please choose a CSV or XLSX file.',
    },
    problems: {
      EMPTY_FILE: 422,
      NOT_CSV: 422,
      UNREADABLE_FILE: 422,
      LOCKED_FILE: 422,
      OLD_WORKBOOK: 422,
      WORKBOOK_TOO_LARGE: 422,
      FORMULA_WITHOUT_VALUE: 422,
      UNKNOWN_COLUMN: 422,
      MISSING_COLUMN: 422,
      TOO_MANY_ROWS: 422,
      BAD_COLUMNS: 422,
      NO_UPLOAD: 404,
      UPLOAD_UNFINISHED: 409,
      SHEET_TOO_LARGE: 422,
      NOT_ZIP: 422,
      LOCKED_ZIP: 422,
      UNSAFE_NAMES: 422,
      TOO_MANY_FILES: 422,
      ZIP_TOO_LARGE: 422,
      NO_PICTURES: 422,
    },
    response: Type.Object({ id: Uid }),
  }),
  'GET /api/v1/staff/imports/{id}': call({
    operationId: 'getImport',
    summary: 'How far an import is',
    ...manage,
    rate: 'read',
    params,
    problems: { NO_IMPORT: 404 },
    response: ImportProgress,
  }),
  'POST /api/v1/staff/imports/{id}/cancel': call({
    operationId: 'cancelImport',
    summary: 'Stop an import; rows that are saved stay',
    ...manage,
    rate: 'write',
    params,
    problems: { NO_IMPORT: 404 },
    response: ImportProgress,
  }),
  'POST /api/v1/staff/imports/{id}/apply': call({
    operationId: 'applyImport',
    summary: 'Save the rows that a dry run has checked; asked again, it names the same import',
    ...manage,
    rate: 'write',
    params,
    problems: { NO_IMPORT: 404, NOT_CHECKED: 409 },
    response: Type.Object({ id: Uid }),
  }),
  'GET /api/v1/staff/imports/{id}/failures': call({
    operationId: 'downloadImportFailures',
    summary: 'The rows of an import that failed, with the reason in a column',
    ...manage,
    params,
    ...sheetOf({}),
    problems: { NO_IMPORT: 404 },
  }),
  'GET /api/v1/staff/exports/stocks': call({
    operationId: 'exportStocks',
    summary: 'All products that have a SKU as CSV or XLSX, with the columns of an import',
    ...manage,
    ...sheetOf({}),
  }),
};
