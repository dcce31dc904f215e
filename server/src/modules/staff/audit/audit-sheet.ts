import type { AuditEntry } from '@sabuja/contract';
import type { Db } from '../../../platform/db/index.ts';
import { plainColumns, type Sheet } from '../../../platform/sheets/write-sheet.ts';
import { type AuditFilter, readEntries } from './audit-views.ts';

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

const PAGE_ROWS = 1000;

/** The audit log as a table, newest first, read while it is sent. */
export const auditSheet = (db: Db, filter: AuditFilter): Sheet => ({
  columns: plainColumns(columns).map((column) =>
    column.name === 'at' ? { ...column, format: 'instant' } : column,
  ),
  rows: readRows(db, filter),
});

async function* readRows(db: Db, filter: AuditFilter): AsyncGenerator<readonly unknown[]> {
  for (let offset = 0; ; offset += PAGE_ROWS) {
    const entries = await readEntries(db, filter, { limit: PAGE_ROWS, offset });
    for (const entry of entries) yield columns.map((column) => entry[column]);
    if (entries.length < PAGE_ROWS) return;
  }
}
