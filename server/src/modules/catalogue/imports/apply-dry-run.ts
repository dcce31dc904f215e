import { fail } from '@sabuja/kit';
import { sql } from 'kysely';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { findImport } from './import-views.ts';
import { begin, type ImportDeps, storedActor } from './start-import.ts';

/** One statement has 4 seconds (decision 0062). */
const COPIED_AT_ONCE = 10_000;

/**
 * Starts an import of the rows that a dry run has checked, without their file; returns its id, the same one when asked
 * again. Fails with NO_IMPORT, or NOT_CHECKED when it is no dry run or is not done.
 */
export function applyDryRun({ db, clock }: ImportDeps, actor: StaffActor, dryRunId: string) {
  return inTransaction(db, async (tx) => {
    const checked = await findImport(tx, dryRunId);
    if (!checked) return fail('NO_IMPORT');
    if (!checked.dry_run || checked.state !== 'done') return fail('NOT_CHECKED');
    const now = clock.now();
    const inserted = await tx
      .insertInto('catalogue.imports')
      .columns(['kind', 'dry_run', 'columns', 'file_name', 'actor', 'dry_run_id', 'created_at'])
      .expression((e) =>
        e
          .selectFrom('catalogue.imports')
          .select([
            'kind',
            sql<boolean>`false`.as('dry_run'),
            'columns',
            'file_name',
            sql<string>`${storedActor(actor)}::jsonb`.as('actor'),
            'id',
            sql<Date>`${now}::timestamptz`.as('created_at'),
          ])
          .where('id', '=', dryRunId),
      )
      .onConflict((conflict) => conflict.column('dry_run_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!inserted) return findApplied(tx, dryRunId);
    const { id } = inserted;
    await copyRows(tx, { from: dryRunId, to: id, total: checked.total });
    await begin(tx, actor, { id, kind: checked.kind, dryRun: false }, now);
    return { id };
  });
}

const findApplied = (tx: Tx, dryRunId: string) =>
  tx
    .selectFrom('catalogue.imports')
    .select('id')
    .where('dry_run_id', '=', dryRunId)
    .executeTakeFirstOrThrow();

async function copyRows(tx: Tx, { from, to, total }: { from: string; to: string; total: number }) {
  for (let after = 0; after < total; after += COPIED_AT_ONCE) {
    await sql`insert into catalogue.import_rows (import_id, row_no, sku, fields)
      select ${to}::uuid, row_no, sku, fields from catalogue.import_rows
      where import_id = ${from}::uuid and row_no > ${after} and row_no <= ${after + COPIED_AT_ONCE}`.execute(
      tx,
    );
  }
}
