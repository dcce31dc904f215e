import { inTransaction } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { recordAudit } from '../../staff/index.ts';
import type { BackOfficeDeps } from '../deps.ts';
import type { FigureSheet } from './figure-sheets.ts';

/** Records in the audit log who takes a sheet of figures, with which filter and format, and how many rows. */
export async function recordExport(
  { db, clock }: BackOfficeDeps,
  actor: StaffActor,
  {
    name,
    filter,
    sheet,
  }: {
    name: 'sales' | 'service' | 'gst' | 'cohorts' | 'wallet-ages';
    filter: object;
    sheet: FigureSheet;
  },
): Promise<void> {
  const after = { ...filter, rows: sheet.rows.length };
  await inTransaction(db, (tx) =>
    recordAudit(
      tx,
      actor,
      { action: 'figures.export', subject: 'figures', subjectId: name, after },
      clock.now(),
    ),
  );
}
