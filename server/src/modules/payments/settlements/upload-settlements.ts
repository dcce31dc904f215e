import { MAX_IMPORT_ROWS } from '@sabuja/contract/limits';
import { fail, isFailure } from '@sabuja/kit';
import { inTransaction } from '../../../platform/db/index.ts';
import type { ByteSource } from '../../../platform/files/byte-source.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { readTable } from '../../../platform/sheets/read-table.ts';
import { toSheetFailure } from '../../../platform/sheets/sheet-problems.ts';
import { WorkbookError } from '../../../platform/sheets/workbook-error.ts';
import { recordAudit } from '../../staff/index.ts';
import { findProvider, type PaymentDeps } from '../deps.ts';
import type { SettlementLine, SettlementReports } from '../provider.ts';
import { matchLines, recordCoverage } from './match-lines.ts';
import { storeLines } from './store-lines.ts';

type Deps = Pick<PaymentDeps, 'db' | 'clock' | 'providers'>;

/**
 * Stores the lines of a provider's own report file, all or none; already stored lines stay as they are. Fails with
 * NO_REPORTS, a failure of the sheet, or BAD_CELL.
 */
export async function uploadSettlements(
  { db, clock, ...deps }: Deps,
  actor: StaffActor,
  { provider, file }: { provider: string; file: ByteSource },
) {
  const reports = findProvider(deps, provider)?.settlements;
  if (!reports) return fail('NO_REPORTS');
  // Reading a workbook takes seconds, so it is done before the transaction.
  const lines = await readLines(reports, file, clock.now());
  if (isFailure(lines)) return lines;
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const added = await storeLines(tx, provider, lines, now);
    await matchLines(tx, now);
    const times = lines.flatMap(({ settlement }) => (settlement ? [settlement.at.getTime()] : []));
    if (times.length > 0) {
      // Payments captured before the first settlement of the file may be in an earlier settlement.
      const from = new Date(times.reduce((a, b) => Math.min(a, b)));
      const until = new Date(times.reduce((a, b) => Math.max(a, b)));
      await recordCoverage(tx, provider, { from, until, now });
    }
    const entry = { action: 'settlements.upload', subject: 'settlements', subjectId: provider };
    await recordAudit(tx, actor, { ...entry, after: { lines: lines.length, added } }, now);
    return { lines: lines.length, added };
  });
}

async function readLines(reports: SettlementReports, file: ByteSource, now: Date) {
  const lines: SettlementLine[] = [];
  let columns: string[] | undefined;
  try {
    for await (const { row, cells } of readTable(file)) {
      if (!columns) {
        const names = cells.map((cell) => cell.trim().toLowerCase());
        const column = reports.fileColumns.find((name) => !names.includes(name));
        if (column) return fail('MISSING_COLUMN', { column });
        columns = names;
        continue;
      }
      if (lines.length === MAX_IMPORT_ROWS) return fail('TOO_MANY_ROWS');
      const values = Object.fromEntries(columns.map((name, n) => [name, cells[n] ?? '']));
      const line = reports.readRow(values, now);
      if ('unreadable' in line) return fail('BAD_CELL', { line: row, column: line.unreadable });
      lines.push(line);
    }
  } catch (error) {
    if (error instanceof WorkbookError) return toSheetFailure(error);
    throw error;
  }
  return lines.length === 0 ? fail('EMPTY_FILE') : lines;
}
