import type { SheetFormat } from '@sabuja/contract';
import type { StaffActor } from '../../platform/http/index.ts';
import { columnsOf } from '../../platform/sheets/workbook-cells.ts';
import type { Sheet } from '../../platform/sheets/write-sheet.ts';
import { recordExport } from '../staff/index.ts';
import type { ManageTemplatesDeps } from './manage-templates.ts';
import { type TemplateFilter, templateQuery } from './templates-store.ts';

const columns = ['name', 'en', 'hi', 'or', 'sequence', 'is_hidden', 'version'];

/** Returns the templates as a table. The audit log first records the member and the filter. */
export async function exportTemplates(
  deps: ManageTemplatesDeps,
  actor: StaffActor,
  filter: TemplateFilter & { format?: SheetFormat },
): Promise<Sheet> {
  const rows = await templateQuery(deps.db, filter).execute();
  const entry = { action: 'answer_template.export', subject: 'answer_template', subjectId: 'all' };
  await recordExport(deps, actor, { ...entry, filter, rows: rows.length });
  return {
    columns: columnsOf(columns),
    rows: rows.map(({ name, body, translations, sequence, inactive, version }) => [
      ...[name, body, translations.hi?.body ?? '', translations.or?.body ?? ''],
      ...[sequence, inactive, version],
    ]),
  };
}
