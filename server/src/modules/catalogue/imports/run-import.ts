import { fail, isFailure } from '@sabuja/kit';
import { type Selectable, sql } from 'kysely';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import { addJob } from '../../../platform/jobs/index.ts';
import type { Message } from '../../../platform/texts/index.ts';
import type { ImportRecord } from '../tables.ts';
import { applyRow } from './apply-row.ts';
import { isRowError, toReason } from './failure-reasons.ts';
import type { SheetRow } from './row-values.ts';
import { type ImportDeps, importJob } from './start-import.ts';

/** A job applies so many rows, then leaves the rest to the next one: a server that stops does not wait long. */
const ROWS_OF_A_JOB = 500;

type StoredRow = { row_no: number; sku: string; fields: SheetRow };
type Outcome = 'uploaded' | 'failed' | 'duplicate';

/**
 * Applies rows of an import in their order, each with its outcome in one transaction: a row is applied once, whatever
 * happens to the server. A row that fails stops no other.
 */
export async function runImport(deps: ImportDeps, id: string): Promise<void> {
  const { db } = deps;
  for (let n = 0; n < ROWS_OF_A_JOB; n++) {
    if (!(await applyNext(deps, id))) return;
  }
  await inTransaction(db, (tx) => addJob(tx, importJob, { id }, { key: `import:${id}` }));
}

const applyNext = ({ db, clock }: ImportDeps, id: string): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const record = await tx
      .selectFrom('catalogue.imports')
      .selectAll()
      .where('id', '=', id)
      .where('cancelled_at', 'is', null)
      .forShare()
      .executeTakeFirst();
    const row = record && (await lockNextRow(tx, id));
    if (!row) return false;
    const { outcome, reason } = await settle(tx, record, row, clock.now());
    await sql`update catalogue.import_rows
      set outcome = ${outcome}, reason = ${reason === undefined ? null : JSON.stringify(reason)}::jsonb
      where import_id = ${id}::uuid and row_no = ${row.row_no}`.execute(tx);
    return true;
  });

async function lockNextRow(tx: Tx, id: string): Promise<StoredRow | undefined> {
  const { rows } = await sql<StoredRow>`select row_no, sku, fields from catalogue.import_rows
    where import_id = ${id}::uuid and outcome is null order by row_no limit 1 for update`.execute(
    tx,
  );
  return rows[0];
}

/** Applies a row behind a savepoint, which a failure and a dry run return to. */
async function settle(
  tx: Tx,
  record: Selectable<ImportRecord>,
  row: StoredRow,
  now: Date,
): Promise<{ outcome: Outcome; reason?: Message }> {
  const repeated = await findRepeated(tx, record.id, row);
  if (repeated === 'same') return { outcome: 'duplicate' };
  await sql`savepoint row`.execute(tx);
  const saving = { actor: record.actor, now, note: `Import ${record.id.slice(0, 8)}` };
  const applied = await (repeated === undefined
    ? applyRow(tx, record.kind, row.fields, saving).catch((error: unknown) => {
        if (!isRowError(error)) throw error;
        return fail('NOT_SAVED');
      })
    : fail('REPEATED', { row: repeated + 1 }));
  if (isFailure(applied) || record.dry_run) await sql`rollback to savepoint row`.execute(tx);
  if (isFailure(applied)) return { outcome: 'failed', reason: toReason(applied) };
  return { outcome: applied.isChanged ? 'uploaded' : 'duplicate' };
}

/** The row before with the same SKU: 'same' when it has the same values, else its number. */
async function findRepeated(tx: Tx, id: string, { row_no, sku, fields }: StoredRow) {
  if (sku === '') return undefined;
  const { rows } = await sql<{ row_no: number; same: boolean }>`
    select row_no, fields = ${JSON.stringify(fields)}::jsonb as same from catalogue.import_rows
    where import_id = ${id}::uuid and sku = ${sku} and row_no < ${row_no} and outcome <> 'failed'
    order by row_no limit 1`.execute(tx);
  const [first] = rows;
  return first && (first.same ? 'same' : first.row_no);
}
