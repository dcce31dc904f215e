import type { ImportKind, ImportProgress } from '@sabuja/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/index.ts';
import { descending, type Paging, selectPage, toPage } from '../../../platform/http/index.ts';
import { listMemberNames } from '../../staff/index.ts';

/** The progress of an import; undefined for an unknown id. */
export async function findImport(db: Db | Tx, id: string): Promise<ImportProgress | undefined> {
  const [found] = await describeImports(
    db,
    await selectImports(db).where('i.id', '=', id).execute(),
  );
  return found;
}

/** A page of the imports, or of those of one kind, newest first. */
export async function listImports(db: Db, { kind, ...paging }: Paging & { kind?: ImportKind }) {
  const newestFirst = [descending('i.created_at'), descending('i.id')];
  const found = await selectPage(
    selectImports(db).$if(kind !== undefined, (query) =>
      query.where('i.kind', '=', kind ?? 'stocks'),
    ),
    newestFirst,
    paging,
  );
  const rows = await describeImports(db, found.rows);
  return toPage({ ...found, rows }, paging, (progress) => progress);
}

const selectImports = (db: Db | Tx) =>
  db
    .selectFrom('catalogue.imports as i')
    .leftJoin('catalogue.imports as a', 'a.dry_run_id', 'i.id')
    .select(['i.id', 'i.kind', 'i.dry_run', 'i.cancelled_at', 'i.file_name', 'i.created_at'])
    .select(['i.actor', 'a.id as applied_as']);

type Listed = Awaited<ReturnType<ReturnType<typeof selectImports>['execute']>>[number];
type Counters = Record<'total' | 'uploaded' | 'failed' | 'duplicates', number>;
const noRows: Counters = { total: 0, uploaded: 0, failed: 0, duplicates: 0 };

async function describeImports(db: Db | Tx, imports: readonly Listed[]): Promise<ImportProgress[]> {
  const [counters, names] = await Promise.all([
    countRows(
      db,
      imports.map(({ id }) => id),
    ),
    listMemberNames(
      db,
      imports.map(({ actor }) => actor.memberId),
    ),
  ]);
  return imports.map(({ cancelled_at, actor, created_at, ...record }) => {
    const { total, uploaded, failed, duplicates } = counters.get(record.id) ?? noRows;
    const isDone = uploaded + failed + duplicates === total;
    return {
      ...record,
      state: isDone ? 'done' : cancelled_at ? 'cancelled' : 'running',
      ...{ total, uploaded, failed, duplicateCount: duplicates },
      failures_url: failed > 0 ? `/api/v1/staff/imports/${record.id}/failures` : null,
      created_at: created_at.toISOString(),
      created_by: names.get(actor.memberId) ?? null,
    };
  });
}

/** Counts the rows of each import by their outcome. */
async function countRows(db: Db | Tx, ids: readonly string[]): Promise<Map<string, Counters>> {
  const { rows } = await sql<Counters & { import_id: string }>`
    select import_id, count(*) as total, count(*) filter (where outcome = 'uploaded') as uploaded,
      count(*) filter (where outcome = 'failed') as failed,
      count(*) filter (where outcome = 'duplicate') as duplicates
    from catalogue.import_rows where import_id = any(${ids}::uuid[]) group by import_id`.execute(
    db,
  );
  return new Map(rows.map(({ import_id, ...counters }) => [import_id, counters]));
}
