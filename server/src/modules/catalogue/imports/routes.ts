import { type ImportProgress, staffImportCalls } from '@sabuja/contract';
import { fail, istDate } from '@sabuja/kit';
import { type MountContext, mountCalls } from '../../../platform/http/index.ts';
import { listSheet } from '../../../platform/sheets/list-sheet.ts';
import { columnsOf } from '../../../platform/sheets/workbook-cells.ts';
import { sendSheet } from '../../../platform/sheets/write-sheet.ts';
import { exportSheet, recordExport } from '../../staff/index.ts';
import { applyDryRun } from './apply-dry-run.ts';
import { cancelImport } from './cancel-import.ts';
import type { ImportDeps } from './deps.ts';
import { importProblems } from './import-problems.ts';
import { countExportedStocks, failuresSheet, stocksSheet } from './import-sheets.ts';
import { findImport, listImports } from './import-views.ts';
import { startImport } from './start-import.ts';

const listColumns = [
  ...['id', 'kind', 'dry_run', 'state', 'file_name', 'created_at', 'created_by', 'total'],
  ...['uploaded', 'failed', 'duplicateCount'],
] as (keyof ImportProgress)[];

export function staffImportRoutes(context: MountContext, deps: ImportDeps): void {
  const { db, clock } = deps;
  const read = async (id: string) => (await findImport(db, id)) ?? fail('NO_IMPORT');
  mountCalls(context, {
    calls: staffImportCalls,
    problems: importProblems,
    handlers: {
      'GET /api/v1/staff/imports': ({ query }) => listImports(db, query),
      'GET /api/v1/staff/imports/csv': async ({ actor, query: { format, ...filter }, http }) => {
        const sheet = await listSheet(
          columnsOf(listColumns, { instant: ['created_at'] }),
          (paging) => listImports(db, { ...filter, ...paging }),
          (row) => listColumns.map((name) => row[name]),
        );
        const entry = { action: 'imports.export', subject: 'import', name: 'imports', sheet };
        const request = { actor, reply: http.reply, format };
        return exportSheet(deps, request, { ...entry, filter: { ...filter, format } });
      },
      'POST /api/v1/staff/imports': ({ actor, form: { dry_run, file, file_name, ...asked } }) =>
        startImport(deps, actor, {
          ...asked,
          dryRun: dry_run === 'true' || dry_run === '1',
          fileName: file_name,
          file,
        }),
      'GET /api/v1/staff/imports/{id}': ({ params }) => read(params.id),
      'POST /api/v1/staff/imports/{id}/cancel': async ({ actor, params }) => {
        await cancelImport(deps, actor, params.id);
        return read(params.id);
      },
      'POST /api/v1/staff/imports/{id}/apply': ({ actor, params }) =>
        applyDryRun(deps, actor, params.id),
      'GET /api/v1/staff/imports/{id}/failures': async ({ actor, params, query, locale, http }) => {
        const found = await findImport(db, params.id);
        if (!found) return fail('NO_IMPORT');
        const entry = { action: 'import.export', subject: 'import', subjectId: params.id };
        await recordExport(deps, actor, { ...entry, filter: query, rows: found.failed });
        const sheet = await failuresSheet(db, params.id, locale);
        return sendSheet(http.reply, { name: 'failed-rows', format: query.format }, sheet);
      },
      'GET /api/v1/staff/exports/stocks': async ({ actor, query, http }) => {
        const name = `products-${istDate(clock.now())}`;
        const entry = { action: 'stocks.export', subject: 'stocks', subjectId: 'all' };
        const rows = await countExportedStocks(db);
        await recordExport(deps, actor, { ...entry, filter: query, rows });
        return sendSheet(http.reply, { name, format: query.format }, stocksSheet(db));
      },
    },
  });
}
