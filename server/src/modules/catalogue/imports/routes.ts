import { staffImportCalls } from '@sabuja/contract';
import { MAX_IMPORT_ROWS } from '@sabuja/contract/limits';
import { fail, istDate } from '@sabuja/kit';
import { type MountContext, mountCalls, type ProblemsOf } from '../../../platform/http/index.ts';
import { text } from '../../../platform/texts/index.ts';
import { applyDryRun } from './apply-dry-run.ts';
import { cancelImport } from './cancel-import.ts';
import { findImport, listImports, streamFailures, streamStocks } from './import-views.ts';
import { type ImportDeps, startImport } from './start-import.ts';

const problems = {
  EMPTY_FILE: () => ({ status: 422, message: 'This file has no rows.', field: 'file' }),
  NOT_CSV: () => ({
    status: 422,
    message:
      'This file is not CSV in UTF-8. Please save it in your spreadsheet program as CSV (UTF-8).',
    field: 'file',
  }),
  UNREADABLE_FILE: ({ line }: { line: number }) => ({
    status: 422,
    message: text`Row ${line} of this file could not be read. Please save it as CSV (UTF-8).`,
    field: 'file',
  }),
  UNKNOWN_COLUMN: ({ column, columns }: { column: string; columns: readonly string[] }) => ({
    status: 422,
    message: text`The column “${column}” is unknown or twice there. Columns are: ${columns.join(', ')}.`,
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
  NO_IMPORT: () => ({ status: 404, message: 'This import was not found.' }),
  NOT_CHECKED: () => ({ status: 409, message: 'Only a dry run that is done can be imported.' }),
} satisfies ProblemsOf<typeof staffImportCalls>;

const attach = (name: string): string => `attachment; filename="${name}"`;

export function staffImportRoutes(context: MountContext, deps: ImportDeps): void {
  const { db, clock } = deps;
  const read = async (id: string) => (await findImport(db, id)) ?? fail('NO_IMPORT');
  mountCalls(context, {
    calls: staffImportCalls,
    problems,
    handlers: {
      'GET /api/v1/staff/imports': ({ query }) => listImports(db, query),
      'POST /api/v1/staff/imports': ({ actor, form: { kind, dry_run, file, file_name } }) => {
        const dryRun = dry_run === 'true' || dry_run === '1';
        return startImport(deps, actor, { kind, dryRun, file, fileName: file_name });
      },
      'GET /api/v1/staff/imports/{id}': ({ params }) => read(params.id),
      'POST /api/v1/staff/imports/{id}/cancel': async ({ actor, params }) => {
        await cancelImport(deps, actor, params.id);
        return read(params.id);
      },
      'POST /api/v1/staff/imports/{id}/apply': ({ actor, params }) =>
        applyDryRun(deps, actor, params.id),
      'GET /api/v1/staff/imports/{id}/failures': async ({ params, locale, http }) => {
        if (!(await findImport(db, params.id))) return fail('NO_IMPORT');
        http.reply.header('content-disposition', attach('failed-rows.csv'));
        return streamFailures(db, params.id, locale);
      },
      'GET /api/v1/staff/exports/stocks': async ({ http }) => {
        const name = `products-${istDate(clock.now())}.csv`;
        http.reply.header('content-disposition', attach(name));
        return streamStocks(db);
      },
    },
  });
}
