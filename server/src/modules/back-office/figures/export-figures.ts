import { inTransaction } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { recordAudit } from '../../staff/index.ts';
import type { BackOfficeDeps } from '../deps.ts';
import { type Sheet, toCsv } from './figures-csv.ts';

/** A sheet of figures as CSV, after the audit log has recorded who took it, with which filter, and how many rows. */
export async function exportFigures(
  { db, clock }: BackOfficeDeps,
  actor: StaffActor,
  {
    name,
    filter,
    sheet,
  }: {
    name: 'sales' | 'service' | 'gst' | 'cohorts' | 'wallet ages';
    filter: object;
    sheet: Sheet;
  },
): Promise<string> {
  const after = { ...filter, rows: sheet.rows.length };
  await inTransaction(db, (tx) =>
    recordAudit(
      tx,
      actor,
      { action: 'figures.export', subject: 'figures', subjectId: name, after },
      clock.now(),
    ),
  );
  return toCsv(sheet);
}
