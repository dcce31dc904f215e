import { Readable } from 'node:stream';
import type { ImportProgress } from '@sabuja/contract';
import { type ImportColumn, importColumns } from '@sabuja/contract/rules/import-columns';
import { type Locale, toRupees } from '@sabuja/kit';
import { sql } from 'kysely';
import { toCsvField } from '../../../platform/csv.ts';
import type { Db, Tx } from '../../../platform/db/index.ts';
import { type Paging, selectPage, toPage } from '../../../platform/http/index.ts';
import { type Message, translate } from '../../../platform/texts/index.ts';
import { listMemberNames } from '../../staff/index.ts';
import { stateOf } from '../manage/item-values.ts';
import type { SheetRow } from './row-values.ts';

const PAGE_ROWS = 1000;
const toLine = (cells: readonly unknown[]): string => `${cells.map(toCsvField).join(',')}\r\n`;

/** How far an import is; undefined when there is none of this id. */
export async function findImport(db: Db | Tx, id: string): Promise<ImportProgress | undefined> {
  const [found] = await describeImports(
    db,
    await selectImports(db).where('i.id', '=', id).execute(),
  );
  return found;
}

/** A page of the imports, newest first. */
export async function listImports(db: Db, paging: Paging) {
  const { rows, total } = await selectPage(
    selectImports(db).orderBy('i.created_at', 'desc').orderBy('i.id'),
    paging,
  );
  const described = await describeImports(db, rows);
  return toPage({ rows: described, total }, paging, (progress) => progress);
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

/** The counters of imports are those of their rows. */
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

/** The failed rows of an import as CSV, with their row in the sheet and the reason in the reader's language. */
export const streamFailures = (db: Db, id: string, locale: Locale): Readable =>
  Readable.from(generateFailures(db, id, locale), { objectMode: false });

async function* generateFailures(db: Db, id: string, locale: Locale): AsyncGenerator<string> {
  const { columns } = await db
    .selectFrom('catalogue.imports')
    .select('columns')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const names = columns.filter((name) => name !== '' && name !== 'row' && name !== 'reason');
  yield `\uFEFF${toLine([...names, 'row', 'reason'])}`;
  for (let after = 0; ; ) {
    const { rows } = await sql<{ row_no: number; fields: SheetRow; reason: Message }>`
      select row_no, fields, reason from catalogue.import_rows
      where import_id = ${id}::uuid and outcome = 'failed' and row_no > ${after}
      order by row_no limit ${PAGE_ROWS}`.execute(db);
    yield rows
      .map(({ row_no, fields, reason }) =>
        // The heading is the first row of the sheet.
        toLine([...names.map((name) => fields[name]), row_no + 1, translate(reason, locale)]),
      )
      .join('');
    if (rows.length < PAGE_ROWS) return;
    after = rows.at(-1)?.row_no ?? after;
  }
}

/** All products that have a SKU as CSV, with the columns of an import. */
export const streamStocks = (db: Db): Readable =>
  Readable.from(generateStocks(db), { objectMode: false });

async function* generateStocks(db: Db): AsyncGenerator<string> {
  const columns = importColumns.stocks.all;
  yield `\uFEFF${toLine(columns)}`;
  for (let after = 0; ; ) {
    const rows = await readStocks(db, after);
    yield rows.map((row) => toLine(columns.map((column) => cellOf(row, column)))).join('');
    if (rows.length < PAGE_ROWS) return;
    after = rows.at(-1)?.id ?? after;
  }
}

const readStocks = (db: Db, after: number) =>
  db
    .selectFrom('catalogue.stocks')
    .selectAll()
    .where('id', '>', after)
    .where('sku', 'is not', null)
    .orderBy('id')
    .limit(PAGE_ROWS)
    .execute();

type StoredStock = Awaited<ReturnType<typeof readStocks>>[number];

function cellOf(row: StoredStock, column: ImportColumn): unknown {
  switch (column) {
    case 'name_hi':
      return row.translations.hi?.name;
    case 'name_or':
      return row.translations.or?.name;
    case 'cost':
      return toRupees(row.cost_paise);
    case 'mrp':
      return row.mrp_paise === null ? '' : toRupees(row.mrp_paise);
    case 'discount':
      return row.discount_percent;
    case 'gst':
      return row.gst_percent;
    case 'veg':
      return row.veg_nonveg_type === 0 ? 'veg' : 'non-veg';
    case 'state':
      return stateOf(row);
    default:
      return row[column];
  }
}
