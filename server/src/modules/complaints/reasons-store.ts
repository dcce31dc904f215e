import type { NewStaffComplaintReason, StaffComplaintReason } from '@sabuja/contract';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { describeRevisions } from '../staff/index.ts';
import type { ReasonTable } from './tables.ts';

export type ReasonRow = Selectable<ReasonTable>;

/** Every reason in the shop's order, hidden ones too. */
export const listReasonRows = (db: Db | Tx): Promise<ReasonRow[]> =>
  db.selectFrom('complaints.reasons').selectAll().orderBy('sequence').orderBy('id').execute();

/** Locks the table against other changes of reasons. */
export const lockReasons = (tx: Tx) =>
  sql`lock table complaints.reasons in share row exclusive mode`.execute(tx);

/** The fields of a reason that staff can change. */
export const toReason = (row: ReasonRow): NewStaffComplaintReason => ({
  description: row.description,
  translations: row.translations,
  sequence: row.sequence,
  is_hidden: row.inactive,
});

/** Every reason as staff see it. */
export async function listStaffReasons(db: Db): Promise<StaffComplaintReason[]> {
  const rows = await listReasonRows(db);
  const describe = await describeRevisions(db, rows);
  return rows.map((row) => ({ reason_id: row.id, ...toReason(row), ...describe(row) }));
}
