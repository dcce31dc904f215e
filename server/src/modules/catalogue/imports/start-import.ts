import type { ImportKind, SheetKind } from '@sabuja/contract';
import { isFailure } from '@sabuja/kit';
import { sql } from 'kysely';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import { type ByteSource, bufferSource } from '../../../platform/files/byte-source.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { addJob } from '../../../platform/jobs/index.ts';
import { recordAudit } from '../../staff/index.ts';
import { findMapping, parseMapping, saveMapping } from './column-mapping.ts';
import type { ImportDeps } from './deps.ts';
import { readRows } from './read-sheet.ts';
import { listZippedFiles, stemOf } from './read-zip.ts';
import type { SheetRow } from './row-values.ts';
import { failWhenDeleted, uploadSource } from './upload-source.ts';
import { findFinishedUpload, lockUpload, storeUpload } from './uploads.ts';

export const importJob = 'import_rows';
export const picturesJob = 'import_pictures';

const STORED_AT_ONCE = 1000;
/** Limits a batch of rows with long texts. */
const MAX_STORED_CHARACTERS = 1_000_000;

type NewImport = {
  kind: ImportKind;
  dryRun: boolean;
  /** The bytes of the file; omitted when `upload` is the id of a finished upload. */
  file?: ByteSource | undefined;
  upload?: string | undefined;
  fileName?: string | undefined;
  /** The mapping from headings to columns, as JSON. */
  columns?: string | undefined;
};

/**
 * Stores the rows of an uploaded sheet, or the files of a zip, and the job that applies them, in one transaction;
 * returns the import's id. Fails when the file, a heading or the upload is not valid.
 */
export function startImport({ db, clock }: ImportDeps, actor: StaffActor, asked: NewImport) {
  return failWhenDeleted(() =>
    inTransaction(db, async (tx) => {
      // Reading a large workbook takes seconds between two statements.
      await sql`set local idle_in_transaction_session_timeout = '60s'`.execute(tx);
      const now = clock.now();
      const { kind, dryRun } = asked;
      const found = await findFile(tx, actor, asked);
      if (isFailure(found)) return found;
      const { id } = await tx
        .insertInto('catalogue.imports')
        .values({
          ...{ kind, dry_run: dryRun, columns: [], created_at: now },
          file_name: found.fileName ?? null,
          actor: storedActor(actor),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const started =
        kind === 'pictures'
          ? await storeFiles(tx, actor, { id, found }, now)
          : await storeSheet(tx, { id, kind, found, columns: asked.columns }, { actor, now });
      if (started) return started;
      await beginImport(tx, actor, { id, kind, dryRun }, now);
      return { id };
    }),
  );
}

type FoundFile = { source: ByteSource; fileName: string | undefined; uploadId?: string };

/** The file of an import: sent with the request, or a finished upload. Fails like `findFinishedUpload`. */
async function findFile(tx: Tx, actor: StaffActor, { kind, file, upload, fileName }: NewImport) {
  if (upload === undefined)
    return { source: file ?? bufferSource(Buffer.alloc(0)), fileName } satisfies FoundFile;
  await lockUpload(tx, upload);
  const stored = await findFinishedUpload(tx, actor, { id: upload, kind });
  if (isFailure(stored)) return stored;
  return {
    source: uploadSource(tx, stored),
    fileName: fileName ?? stored.file_name,
    uploadId: stored.id,
  } satisfies FoundFile;
}

/** Stores the rows of a sheet and the mapping of its headings; deletes its upload, which is not needed any more. */
async function storeSheet(
  tx: Tx,
  { id, kind, found, columns: json }: SheetToStore,
  saving: { actor: StaffActor; now: Date },
) {
  const stated = parseMapping(json ?? '{}', kind);
  if (isFailure(stated)) return stated;
  await saveMapping(tx, kind, stated, saving);
  const mapping = await findMapping(tx, kind);
  const read = await storeRows(tx, id, readRows(found.source, kind, mapping));
  if (isFailure(read)) return read;
  const { columns } = read;
  await tx.updateTable('catalogue.imports').set({ columns }).where('id', '=', id).execute();
  if (found.uploadId !== undefined)
    await tx.deleteFrom('catalogue.uploads').where('id', '=', found.uploadId).execute();
  return undefined;
}

type SheetToStore = {
  id: string;
  kind: SheetKind;
  found: FoundFile;
  columns: string | undefined;
};

/** Stores the files of a zip as rows; the job reads the pictures later. */
async function storeFiles(
  tx: Tx,
  actor: StaffActor,
  { id, found: { source, fileName = 'zip', uploadId } }: { id: string; found: FoundFile },
  now: Date,
) {
  const files = await listZippedFiles(source);
  if (isFailure(files)) return files;
  const upload_id = uploadId ?? (await storeUpload(tx, actor, { source, fileName }, now));
  await tx
    .updateTable('catalogue.imports')
    .set({ columns: ['file'], upload_id })
    .where('id', '=', id)
    .execute();
  const rows = files.map(({ file, entry }, index) => ({
    ...{ row_no: index + 1, sku: toKey(stemOf(file)) },
    fields: { file, entry: String(entry) },
  }));
  for (let at = 0; at < rows.length; at += STORED_AT_ONCE)
    await insertRows(tx, id, rows.slice(at, at + STORED_AT_ONCE));
  return undefined;
}

/** The member who imports, as JSON; the job saves the rows in their name. */
export const storedActor = ({ memberId, role, requestId, address }: StaffActor): string =>
  JSON.stringify({ memberId, role, requestId, address });

/** Records the start of an import whose rows are stored, and adds the job that applies them. */
export async function beginImport(
  tx: Tx,
  actor: StaffActor,
  { id, kind, dryRun }: { id: string; kind: ImportKind; dryRun: boolean },
  now: Date,
): Promise<void> {
  const entry = { action: 'import.start', subject: 'import', subjectId: id };
  await recordAudit(tx, actor, { ...entry, after: { kind, dry_run: dryRun } }, now);
  await addJob(tx, jobOf(kind), { id }, { key: `import:${id}` });
}

const jobOf = (kind: ImportKind): string => (kind === 'pictures' ? picturesJob : importJob);

/** Longer than any valid SKU, and short enough for an index. */
const MAX_KEY_LENGTH = 100;

/** The SKU by which rows of a file are compared. */
const toKey = (sku: string): string => sku.trim().toUpperCase().slice(0, MAX_KEY_LENGTH);

type NewRow = { row_no: number; sku: string; fields: SheetRow };

const insertRows = (tx: Tx, id: string, rows: readonly NewRow[]) =>
  sql`insert into catalogue.import_rows (import_id, row_no, sku, fields)
    select ${id}::uuid, r.row_no, r.sku, r.fields
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (row_no int, sku text, fields jsonb)`.execute(
    tx,
  );

async function storeRows(tx: Tx, id: string, rows: ReturnType<typeof readRows>) {
  let batch: NewRow[] = [];
  let characters = 0;
  const store = async () => {
    await insertRows(tx, id, batch);
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
    batch.push({ row_no, sku: toKey(fields.sku ?? ''), fields });
    for (const value of Object.values(fields)) characters += value?.length ?? 0;
    if (batch.length === STORED_AT_ONCE || characters > MAX_STORED_CHARACTERS) await store();
  }
}
