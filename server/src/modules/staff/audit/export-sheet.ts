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
  /** The filter of the list with the format, without values that must not be recorded. */
  filter: object;
  name: string;
  sheet: Sheet & { total: number };
};

/** Sends a list as a file. The audit log first records the member, the filter and the number of rows. */
export async function exportSheet(
  deps: { db: Db; clock: Clock },
  { actor, reply, format }: { actor: StaffActor; reply: Reply; format: File['format'] },
  { name, sheet, subjectId = 'all', ...entry }: Export,
) {
  await recordExport(deps, actor, { ...entry, subjectId, rows: sheet.total });
  return sendSheet(reply, { name, format }, sheet);
}
