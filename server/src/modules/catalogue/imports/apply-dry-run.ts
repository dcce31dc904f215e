import { fail } from '@sabuja/kit';
import { sql } from 'kysely';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import type { ImportDeps } from './deps.ts';
import { findImport } from './import-views.ts';
import { beginImport, storedActor } from './start-import.ts';

/** Rows copied by one statement, which may take at most 4 seconds (decision 0062). */
const COPIED_AT_ONCE = 10_000;

/**
 * Starts an import of the rows that a dry run has checked, without a new upload; returns its id, the same one for a
 * repeated call. Fails with NO_IMPORT, or NOT_CHECKED when the given import is no dry run or is not done.
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
    await copyRows(tx, dryRunId, id);
    await beginImport(tx, actor, { id, kind: checked.kind, dryRun: false }, now);
    return { id };
  });
}

const findApplied = (tx: Tx, dryRunId: string) =>
  tx
    .selectFrom('catalogue.imports')
    .select('id')
    .where('dry_run_id', '=', dryRunId)
    .executeTakeFirstOrThrow();

async function copyRows(tx: Tx, from: string, to: string) {
  for (let after: number | null = 0; after !== null; ) {
    const { rows }: { rows: { last: number | null }[] } = await sql<{ last: number | null }>`
      with copied as (
        insert into catalogue.import_rows (import_id, row_no, sku, fields)
        select ${to}::uuid, row_no, sku, fields from catalogue.import_rows
        where import_id = ${from}::uuid and row_no > ${after}
        order by row_no limit ${COPIED_AT_ONCE}
        returning row_no
      ) select max(row_no) as last from copied`.execute(tx);
    after = rows[0]?.last ?? null;
  }
}
