import type { AuditEntry } from '@sabuja/contract';
import type { StaffRole } from '@sabuja/contract/rules/staff-roles';
import type { Db } from '../../../platform/db/index.ts';
import { listSheet } from '../../../platform/sheets/list-sheet.ts';
import { columnsOf } from '../../../platform/sheets/workbook-cells.ts';
import { type AuditFilter, listAudit } from './audit-views.ts';

const columns = [
  'id',
  'at',
  'member',
  'role',
  'action',
  'subject',
  'subject_id',
  'before',
  'after',
  'reason',
  'request_id',
  'address',
] as const satisfies readonly (keyof AuditEntry)[];

/** Returns the audit log as a table for a role, newest first; it is read while it is sent. */
export const auditSheet = (db: Db, role: StaffRole, filter: AuditFilter) =>
  listSheet(
    columnsOf(columns, { instant: ['at'] }),
    (paging) => listAudit(db, role, { ...filter, ...paging }),
    (entry) => columns.map((column) => entry[column]),
  );
