import type { staffImportCalls, staffUploadCalls } from '@sabuja/contract';
import { MAX_IMPORT_BYTES, MAX_ZIP_FILES } from '@sabuja/contract/limits';
import { MEGABYTE } from '@sabuja/kit';
import type { ProblemsOf } from '../../../platform/http/index.ts';
import { sheetProblems } from '../../../platform/sheets/sheet-problems.ts';
import { text } from '../../../platform/texts/index.ts';

const ofFile = { status: 422 as const, field: 'file' };

/** Refusals of calls that use a finished upload. */
export const uploadProblems = {
  NO_UPLOAD: () => ({
    status: 404 as const,
    message: 'This upload is no longer stored. Please upload the file again.',
  }),
  UPLOAD_UNFINISHED: () => ({
    status: 409 as const,
    message: 'This file has not arrived completely.',
  }),
};

/** Refusals of imports and of the files that are uploaded for them. */
export const importProblems = {
  ...sheetProblems,
  UNKNOWN_COLUMN: ({ column, columns }: { column: string; columns: readonly string[] }) => ({
    ...ofFile,
    message: text`The column “${column}” is unknown or twice there. Columns are: ${columns.join(', ')}.`,
  }),
  BAD_COLUMNS: () => ({
    status: 422,
    message: 'Please choose for each heading a column of the import.',
    field: 'columns',
  }),
  SHEET_TOO_LARGE: () => ({
    ...ofFile,
    message: text`This file is larger than ${MAX_IMPORT_BYTES / MEGABYTE} MB. Please split it.`,
  }),
  NOT_ZIP: () => ({
    ...ofFile,
    message: 'This file is no zip, or it is broken. Please pack the pictures again.',
  }),
  LOCKED_ZIP: () => ({
    ...ofFile,
    message: 'This zip has a password. Please pack the pictures without one.',
  }),
  UNSAFE_NAMES: () => ({
    ...ofFile,
    message: 'This zip has names that lead out of it. Please pack the pictures again.',
  }),
  TOO_MANY_FILES: () => ({
    ...ofFile,
    message: text`A zip may have ${MAX_ZIP_FILES} files at most. Please split it.`,
  }),
  ZIP_TOO_LARGE: () => ({
    ...ofFile,
    message: 'This zip is too large when it is unpacked. Please split it.',
  }),
  NO_PICTURES: () => ({ ...ofFile, message: 'This zip has no files.' }),
  ...uploadProblems,
  BAD_PART: () => ({ status: 422, message: 'This part of the file is not as long as it must be.' }),
  NO_IMPORT: () => ({ status: 404, message: 'This import was not found.' }),
  NOT_CHECKED: () => ({ status: 409, message: 'Only a dry run that is done can be imported.' }),
} satisfies ProblemsOf<typeof staffImportCalls & typeof staffUploadCalls>;
