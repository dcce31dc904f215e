import { type Milliseconds, seconds } from '@sabuja/kit';
import { sql } from 'kysely';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import { addJob } from '../../../platform/jobs/index.ts';
import type { RunImportDeps } from './deps.ts';
import type { SheetRow } from './row-values.ts';
import { type SettledRow, type StoredRow, settleRows } from './settle-rows.ts';
import { importJob } from './start-import.ts';

/** A job ends after this time and leaves the rest to a new job, so that a stopping server does not wait long. */
export const MAX_JOB_TIME: Milliseconds = seconds(3);
/** Rows of one transaction. It locks their products, and shoppers who order these wait until it ends. */
const ROWS_AT_ONCE = 200;

/**
 * Applies the rows of an import in their order, in batches. A row and its outcome are saved in the same transaction, so
 * that it is applied once, even if the server crashes. A row that fails does not stop the others.
 */
export async function runImport(deps: RunImportDeps, id: string): Promise<void> {
  const endsAt = performance.now() + MAX_JOB_TIME;
  while (performance.now() < endsAt) {
    if (!(await applyNext(deps, id))) return;
  }
  await inTransaction(deps.db, (tx) => addJob(tx, importJob, { id }, { key: `import:${id}` }));
}

const applyNext = ({ db, clock, countReserved }: RunImportDeps, id: string): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const record = await tx
      .selectFrom('catalogue.imports')
      .selectAll()
      .where('id', '=', id)
      .where('cancelled_at', 'is', null)
      .forShare()
      .executeTakeFirst();
    const rows = record ? untilRepeated(await lockNextRows(tx, id)) : [];
    if (!record || rows.length === 0) return false;
    await storeOutcomes(
      tx,
      id,
      await settleRows(tx, record, rows, { now: clock.now(), countReserved }),
    );
    return true;
  });

async function lockNextRows(tx: Tx, id: string): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`select row_no, sku, fields from catalogue.import_rows
    where import_id = ${id}::uuid and outcome is null order by row_no limit ${ROWS_AT_ONCE} for update`.execute(
    tx,
  );
  return rows;
}

/** The rows before the first that repeats a SKU or barcode: that row depends on the outcome of the earlier one. */
function untilRepeated(rows: readonly StoredRow[]): readonly StoredRow[] {
  const keys = new Set<string>();
  const end = rows.findIndex(({ sku, fields }) => {
    const own = keysOf(sku, fields);
    const isRepeated = own.some((key) => keys.has(key));
    for (const key of own) keys.add(key);
    return isRepeated;
  });
  return end < 0 ? rows : rows.slice(0, end);
}

const keysOf = (sku: string, { barcode = '' }: SheetRow): string[] => [
  ...(sku === '' ? [] : [`sku ${sku}`]),
  ...(barcode.trim() === '' ? [] : [`barcode ${barcode.trim()}`]),
];

const storeOutcomes = (tx: Tx, id: string, settled: readonly SettledRow[]) =>
  sql`update catalogue.import_rows i set outcome = s.outcome, reason = s.reason
    from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb) as s (row_no int, outcome text, reason jsonb)
    where i.import_id = ${id}::uuid and i.row_no = s.row_no`.execute(tx);
