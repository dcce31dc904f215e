import { Readable } from 'node:stream';
import type { AuditEntry } from '@sabuja/contract';
import { toCsvField } from '../../../platform/csv.ts';
import type { Db } from '../../../platform/db/index.ts';
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

/** The audit log as CSV (RFC 4180, UTF-8 with byte order mark for spreadsheets), newest first, as a stream. */
export const streamAuditCsv = (db: Db, filter: AuditFilter): Readable =>
  Readable.from(generateCsv(db, filter), { objectMode: false });

async function* generateCsv(db: Db, filter: AuditFilter): AsyncGenerator<string> {
  yield `\uFEFF${columns.join(',')}\r\n`;
  for (let offset = 0; ; offset += PAGE_ROWS) {
    const entries = await readEntries(db, filter, { limit: PAGE_ROWS, offset });
    yield entries
      .map((entry) => `${columns.map((column) => toCsvField(entry[column])).join(',')}\r\n`)
      .join('');
    if (entries.length < PAGE_ROWS) return;
  }
}
