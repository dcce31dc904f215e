import { MAX_PICTURES } from '@sabuja/contract/limits';
import { fail, isFailure } from '@sabuja/kit';
import { type Selectable, sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import { updateStock } from '../manage/save-stock.ts';
import type { ImportRecord } from '../tables.ts';
import { toReason } from './failure-reasons.ts';
import { readStem, stemOf } from './read-zip.ts';

/** A file of a zip; `path` is the path of its stored picture, `refused` the code why there is none. */
export type PictureRow = {
  row_no: number;
  fields: { file: string; entry?: string; path?: string; refused?: string };
};

type Target = { id: number; sku: string; place: number; image_urls: readonly string[] };

/**
 * Assigns the picture of a row to its product and stores the outcome of the row; does nothing when the row was settled
 * or the import was cancelled meanwhile.
 */
export async function settlePicture(
  tx: Tx,
  importId: string,
  row: PictureRow,
  now: Date,
): Promise<void> {
  const record = await tx
    .selectFrom('catalogue.imports')
    .selectAll()
    .where('id', '=', importId)
    .where('cancelled_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  const { rows } = await sql`select from catalogue.import_rows
    where import_id = ${importId}::uuid and row_no = ${row.row_no} and outcome is null for update`.execute(
    tx,
  );
  if (!record || rows.length === 0) return;
  const target = await findTarget(tx, stemOf(row.fields.file));
  const settled = target ? await apply(tx, record, { row, target }, now) : fail('NO_PRODUCT');
  const place = target && String(target.place);
  const outcome = isFailure(settled) ? 'failed' : settled;
  const reason = isFailure(settled) ? JSON.stringify(toReason(settled)) : null;
  await sql`update catalogue.import_rows set outcome = ${outcome}, reason = ${reason}::jsonb,
      sku = coalesce(${target?.sku ?? null}, sku), fields = ${JSON.stringify({ ...row.fields, place })}::jsonb
    where import_id = ${importId}::uuid and row_no = ${row.row_no}`.execute(tx);
}

async function apply(
  tx: Tx,
  record: Selectable<ImportRecord>,
  { row, target }: { row: PictureRow; target: Target },
  now: Date,
) {
  const { path, refused } = row.fields;
  if (path === undefined) return fail(refused ?? 'NOT_SAVED');
  const repeated = await findRepeated(tx, record.id, { row, target });
  if (repeated && repeated.path !== path) return fail('REPEATED_PICTURE', repeated);
  if (repeated || target.image_urls.includes(path)) return 'duplicate';
  if (record.dry_run) return 'uploaded';
  const image_urls = [...target.image_urls];
  image_urls[Math.min(target.place - 1, image_urls.length)] = path;
  const saved = await updateStock(tx, target.id, { image_urls }, { actor: record.actor, now });
  return isFailure(saved) ? saved : 'uploaded';
}

/** The product and place that a file name stands for. A slash of a SKU is written as an underscore in the name. */
async function findTarget(tx: Tx, stem: string): Promise<Target | undefined> {
  for (const { sku, place } of readStem(stem, MAX_PICTURES)) {
    const found = await tx
      .selectFrom('catalogue.stocks')
      .select(['id', 'image_urls', sql<string>`sku`.as('sku')])
      .where('sku', 'in', [sku, sku.replaceAll('_', '/')])
      .orderBy(sql`sku = ${sku}`, 'desc')
      .limit(1)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (found) return { ...found, place };
  }
  return undefined;
}

/** An earlier file of this import for the same place of the product. */
async function findRepeated(
  tx: Tx,
  importId: string,
  { row, target }: { row: PictureRow; target: Target },
): Promise<{ file: string; path: string } | undefined> {
  const { rows } = await sql<{ file: string; path: string }>`
    select fields ->> 'file' as file, fields ->> 'path' as path from catalogue.import_rows
    where import_id = ${importId}::uuid and sku = ${target.sku} and fields ->> 'place' = ${String(target.place)}
      and row_no < ${row.row_no} and outcome in ('uploaded', 'duplicate')
    order by row_no limit 1`.execute(tx);
  return rows[0];
}
