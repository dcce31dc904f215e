import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { type Sheet, sendSheet } from '../../../platform/sheets/write-sheet.ts';
import { recordExport } from './record-export.ts';

type File = Parameters<typeof sendSheet>[1];
type Reply = Parameters<typeof sendSheet>[0];
type Export = {
  action: string;
  subject: string;
  subjectId?: string;
  /** The filter of the list, as it may be recorded, with the format. */
  filter: object;
  name: string;
  sheet: Sheet & { total: number };
};

/** Sends a list as a file, after the audit log has recorded who took it, with which filter, and how many rows it has. */
export async function exportSheet(
  deps: { db: Db; clock: Clock },
  { actor, reply, format }: { actor: StaffActor; reply: Reply; format: File['format'] },
  { name, sheet, subjectId = 'all', ...entry }: Export,
) {
  await recordExport(deps, actor, { ...entry, subjectId, rows: sheet.total });
  return sendSheet(reply, { name, format }, sheet);
}
