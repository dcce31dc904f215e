import { MAX_IMPORT_ROWS } from '@sabuja/contract/limits';
import { fail } from '@sabuja/kit';
import { text } from '../texts/index.ts';
import type { WorkbookError } from './workbook-error.ts';

/** Returns the failure for a table that cannot be read. */
export function toSheetFailure({ code, row }: WorkbookError) {
  switch (code) {
    case 'NOT_WORKBOOK':
      return fail('NOT_CSV');
    case 'BROKEN':
      return fail('UNREADABLE_FILE', { line: row });
    case 'NO_VALUE':
      return fail('FORMULA_WITHOUT_VALUE', { line: row });
    case 'LOCKED':
      return fail('LOCKED_FILE');
    case 'OLD_WORKBOOK':
      return fail('OLD_WORKBOOK');
    case 'TOO_LARGE':
      return fail('WORKBOOK_TOO_LARGE');
    case 'TOO_MANY_ROWS':
      return fail('TOO_MANY_ROWS');
  }
}

/** The problems for the failures of `toSheetFailure`, and for a table with no rows, too many, or a missing column. */
export const sheetProblems = {
  EMPTY_FILE: () => ({ status: 422, message: 'This file has no rows.', field: 'file' }),
  NOT_CSV: () => ({
    status: 422,
    message:
      'This file is neither CSV in UTF-8 nor an XLSX workbook. Please save it in your spreadsheet program as one of them.',
    field: 'file',
  }),
  LOCKED_FILE: () => ({
    status: 422,
    message: 'This workbook has a password. Please save it without one.',
    field: 'file',
  }),
  OLD_WORKBOOK: () => ({
    status: 422,
    message: 'This workbook is of the old kind (XLS). Please save it as XLSX or CSV (UTF-8).',
    field: 'file',
  }),
  WORKBOOK_TOO_LARGE: () => ({
    status: 422,
    message:
      'This workbook is too large when it is unpacked. Please save its sheet alone as CSV (UTF-8), or split it.',
    field: 'file',
  }),
  FORMULA_WITHOUT_VALUE: ({ line }: { line: number }) => ({
    status: 422,
    message: text`Row ${line} of this file has a formula without its value. Please open the file in your spreadsheet program, save it and upload it again.`,
    field: 'file',
  }),
  UNREADABLE_FILE: ({ line }: { line: number }) => ({
    status: 422,
    message: text`Row ${line} of this file could not be read. Please save it again as XLSX or CSV (UTF-8).`,
    field: 'file',
  }),
  MISSING_COLUMN: ({ column }: { column: string }) => ({
    status: 422,
    message: text`The column “${column}” is missing.`,
    field: 'file',
  }),
  TOO_MANY_ROWS: () => ({
    status: 422,
    message: text`A file may have ${MAX_IMPORT_ROWS} rows at most. Please split it.`,
    field: 'file',
  }),
} satisfies Record<string, (details: never) => { status: 422; message: unknown; field: 'file' }>;
