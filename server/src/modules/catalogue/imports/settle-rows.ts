import type { SheetKind } from '@sabuja/contract';
import { type Failure, fail, isFailure } from '@sabuja/kit';
import { type Selectable, sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import type { Message } from '../../../platform/texts/index.ts';
import type { Named } from '../manage/problems.ts';
import type { CountReserved } from '../stock-ledger/deps.ts';
import type { ImportRecord } from '../tables.ts';
import { applyRows } from './apply-rows.ts';
import { isRowError, toReason } from './failure-reasons.ts';
import type { SheetRow } from './row-values.ts';

export type StoredRow = { row_no: number; sku: string; fields: SheetRow };
export type SettledRow = {
  row_no: number;
  outcome: 'uploaded' | 'failed' | 'duplicate';
  reason?: Message;
};

type Settling = { now: Date; countReserved: CountReserved };

/**
 * Applies rows, no two with the same SKU or barcode, and returns the outcome of each; a dry run is rolled back. Rows
 * that repeat the SKU of an earlier row of the import are not applied.
 */
export async function settleRows(
  tx: Tx,
  record: Selectable<ImportRecord>,
  rows: readonly StoredRow[],
  settling: Settling,
): Promise<SettledRow[]> {
  const repeated = await findRepeated(tx, record.id, rows);
  const settled = rows.flatMap((row): SettledRow[] => {
    const first = repeated.get(row.row_no);
    if (!first) return [];
    return first.same
      ? [{ row_no: row.row_no, outcome: 'duplicate' }]
      : [toSettled(row, fail('REPEATED', { row: first.first + 1 }))];
  });
  const rest = rows.filter((row) => !repeated.has(row.row_no));
  const taken = record.dry_run
    ? await findTakenBarcodes(tx, record.id, rest)
    : new Map<number, Named>();
  const refused = rest.flatMap((row) => {
    const other = taken.get(row.row_no);
    return other ? [toSettled(row, fail('BARCODE_TAKEN', other))] : [];
  });
  const free = rest.filter((row) => !taken.has(row.row_no));
  return [...settled, ...refused, ...(await applyAll(tx, record, free, settling))];
}

/** Applies rows together, or one by one when the database refuses any of them. */
async function applyAll(
  tx: Tx,
  record: Selectable<ImportRecord>,
  rows: readonly StoredRow[],
  settling: Settling,
): Promise<SettledRow[]> {
  if (rows.length === 0) return [];
  const isAlone = rows.length === 1;
  const alone = async (row: StoredRow) => await applyAll(tx, record, [row], settling);
  await sql`savepoint rows`.execute(tx);
  const applied = await tryRows(tx, record, rows, settling);
  if (!applied || record.dry_run || (isAlone && applied.some(isFailure)))
    await sql`rollback to savepoint rows`.execute(tx);
  else await sql`release savepoint rows`.execute(tx);
  const settled: SettledRow[] = [];
  for (const [index, row] of rows.entries()) {
    const own = applied?.[index] ?? fail('NOT_SAVED');
    // Another row of this batch may have released the barcode.
    const mustRetryAlone = !applied || (isFailure(own) && own.code === 'BARCODE_TAKEN');
    settled.push(...(mustRetryAlone && !isAlone ? await alone(row) : [toSettled(row, own)]));
  }
  return settled;
}

/** Undefined when the database refuses any of the rows. */
const tryRows = (
  tx: Tx,
  record: Selectable<ImportRecord>,
  rows: readonly StoredRow[],
  settling: Settling,
) =>
  applyRows(
    tx,
    record.kind as SheetKind,
    rows.map(({ fields }) => fields),
    { ...settling, actor: record.actor, note: `Import ${record.id.slice(0, 8)}` },
  ).catch((error: unknown) => {
    if (!isRowError(error)) throw error;
    return undefined;
  });

function toSettled({ row_no }: StoredRow, applied: Failure | { isChanged: boolean }): SettledRow {
  if (isFailure(applied)) return { row_no, outcome: 'failed', reason: toReason(applied) };
  return { row_no, outcome: applied.isChanged ? 'uploaded' : 'duplicate' };
}

/** Finds the rows whose SKU an earlier row has: the number of that row, and whether it has the same values. */
async function findRepeated(tx: Tx, id: string, rows: readonly StoredRow[]) {
  const numbers = rows.filter(({ sku }) => sku !== '').map(({ row_no }) => row_no);
  const { rows: found } = await sql<{ row_no: number; first: number; same: boolean }>`
    select r.row_no, e.row_no as first, e.fields = r.fields as same
    from catalogue.import_rows r cross join lateral (
      select row_no, fields from catalogue.import_rows
      where import_id = r.import_id and sku = r.sku and row_no < r.row_no and outcome <> 'failed'
      order by row_no limit 1
    ) e where r.import_id = ${id}::uuid and r.row_no = any(${numbers}::int[])`.execute(tx);
  return new Map(found.map(({ row_no, ...first }) => [row_no, first]));
}

/** The length in the expression of the index of migration 0137; barcodes are shorter. */
const INDEXED_BARCODE_LENGTH = 60;

/**
 * Finds the rows whose barcode an earlier row gives to another product, and the name of that product. A dry run has to
 * ask, since it leaves no product that has the barcode.
 */
async function findTakenBarcodes(
  tx: Tx,
  id: string,
  rows: readonly StoredRow[],
): Promise<Map<number, Named>> {
  const barcodeOf = ({ fields }: StoredRow) => fields.barcode?.trim() ?? '';
  const barcodes = rows.map(barcodeOf).filter((barcode) => barcode !== '');
  if (barcodes.length === 0) return new Map();
  const { rows: sameBarcode } = await sql<{
    sku: string;
    barcode: string;
    name: string;
    outcome: string;
  }>`
    select r.sku, r.outcome, trim(r.fields ->> 'barcode') as barcode,
      coalesce(nullif(trim(r.fields ->> 'name'), ''), s.name, r.sku) as name
    from catalogue.import_rows r left join catalogue.stocks s on s.sku = r.sku
    where r.import_id = ${id}::uuid and left(trim(r.fields ->> 'barcode'), ${sql.lit(INDEXED_BARCODE_LENGTH)}) = any(${barcodes}::text[])`.execute(
    tx,
  );
  // Not a condition of the query: with old statistics the planner prefers the index of outcomes, and reads all rows.
  const earlier = sameBarcode.filter(({ outcome }) => outcome === 'uploaded');
  const byBarcode = new Map(earlier.map((row) => [row.barcode, row]));
  return new Map(
    rows.flatMap((row) => {
      const first = byBarcode.get(barcodeOf(row));
      if (!first || first.sku === row.sku) return [];
      return [[row.row_no, { name: first.name, translations: {} }]];
    }),
  );
}
