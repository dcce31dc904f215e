import type { ImportKind } from '@sabuja/contract';
import { isFailure } from '@sabuja/kit';
import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { addJob } from '../../../platform/jobs/index.ts';
import { recordAudit } from '../../staff/index.ts';
import { readRows } from './read-sheet.ts';
import type { SheetRow } from './row-values.ts';

export type ImportDeps = { db: Db; clock: Clock };
export const importJob = 'import_rows';

const STORED_AT_ONCE = 1000;
/** Rows with long texts are stored fewer at once. */
const MAX_STORED_CHARACTERS = 1_000_000;

type Sheet = { kind: ImportKind; dryRun: boolean; file: Uint8Array; fileName: string | undefined };

/**
 * Stores the rows of an uploaded sheet and the job that applies them, all or none; returns the import's id. Fails when
 * the file or a heading is not valid.
 */
export function startImport(
  { db, clock }: ImportDeps,
  actor: StaffActor,
  { kind, dryRun, file, fileName }: Sheet,
) {
  return inTransaction(db, async (tx) => {
    // A large workbook is read for seconds between two statements.
    await sql`set local idle_in_transaction_session_timeout = '60s'`.execute(tx);
    const now = clock.now();
    const { id } = await tx
      .insertInto('catalogue.imports')
      .values({
        ...{ kind, dry_run: dryRun, columns: [], created_at: now },
        file_name: fileName ?? null,
        actor: storedActor(actor),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const read = await storeRows(tx, id, readRows(Buffer.from(file), kind));
    if (isFailure(read)) return read;
    const { columns } = read;
    await tx.updateTable('catalogue.imports').set({ columns }).where('id', '=', id).execute();
    await begin(tx, actor, { id, kind, dryRun }, now);
    return { id };
  });
}

/** Who uploads, as the job names them that saves the rows. */
export const storedActor = ({ memberId, role, requestId, address }: StaffActor): string =>
  JSON.stringify({ memberId, role, requestId, address });

/** Records the start of an import whose rows are stored, and leaves them to the job. */
export async function begin(
  tx: Tx,
  actor: StaffActor,
  { id, kind, dryRun }: { id: string; kind: ImportKind; dryRun: boolean },
  now: Date,
): Promise<void> {
  const entry = { action: 'import.start', subject: 'import', subjectId: id };
  await recordAudit(tx, actor, { ...entry, after: { kind, dry_run: dryRun } }, now);
  await addJob(tx, importJob, { id }, { key: `import:${id}` });
}

async function storeRows(tx: Tx, id: string, rows: ReturnType<typeof readRows>) {
  let batch: { row_no: number; sku: string; fields: SheetRow }[] = [];
  let characters = 0;
  const store = async () => {
    await sql`insert into catalogue.import_rows (import_id, row_no, sku, fields)
      select ${id}::uuid, r.row_no, r.sku, r.fields
      from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as r (row_no int, sku text, fields jsonb)`.execute(
      tx,
    );
    batch = [];
    characters = 0;
  };
  for (;;) {
    const next = await rows.next();
    if (next.done) {
      if (batch.length > 0) await store();
      return next.value;
    }
    const { row_no, fields } = next.value;
    batch.push({ row_no, sku: (fields.sku ?? '').trim().toUpperCase(), fields });
    for (const value of Object.values(fields)) characters += value?.length ?? 0;
    if (batch.length === STORED_AT_ONCE || characters > MAX_STORED_CHARACTERS) await store();
  }
}
