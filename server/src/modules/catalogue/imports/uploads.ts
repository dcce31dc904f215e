import type { ImportKind, UploadProgress } from '@sabuja/contract';
import { MAX_IMPORT_BYTES, MAX_ZIP_BYTES, UPLOAD_PART_BYTES } from '@sabuja/contract/limits';
import { addTime, days, fail, isFailure } from '@sabuja/kit';
import type { Selectable } from 'kysely';
import { type RawBuilder, sql } from 'kysely';
import { type Db, inTransaction, type Tx } from '../../../platform/db/index.ts';
import { type ByteSource, readRange } from '../../../platform/files/byte-source.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import type { UploadRow } from '../tables.ts';
import type { ImportDeps } from './deps.ts';

/** Maximum number and bytes of one member's uploads that no import reads; above it, the oldest are deleted. */
const MAX_UPLOADS_OF_MEMBER = 20;
const MAX_BYTES_OF_MEMBER = 3 * MAX_ZIP_BYTES;

type NewUpload = { file_name: string; size: number; fingerprint: string };

/** Begins an upload, or returns the member's earlier upload of the same file, to be continued. */
export function startUpload(
  { db, clock }: ImportDeps,
  { memberId }: StaffActor,
  { file_name, size, fingerprint }: NewUpload,
): Promise<UploadProgress> {
  return inTransaction(db, async (tx) => {
    const begun = await tx
      .selectFrom('catalogue.uploads')
      .selectAll()
      .where('member_id', '=', memberId)
      .where('fingerprint', '=', fingerprint)
      .where('size', '=', size)
      .where('stored_path', 'is', null)
      // An upload that an import reads is deleted at its end, so it cannot be reused.
      .where(
        sql<boolean>`not exists (select from catalogue.imports i where i.upload_id = uploads.id)`,
      )
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (begun) return toProgress(begun);
    const now = clock.now();
    const started = await tx
      .insertInto('catalogue.uploads')
      .values({
        ...{ file_name, size, fingerprint },
        ...{ member_id: memberId, created_at: now, updated_at: now },
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await deleteOldestUnread(tx, memberId, started.id);
    return toProgress(started);
  });
}

/** Deletes the oldest uploads of a member that no import reads, until the rest and the newest are within the limits. */
const deleteOldestUnread = (tx: Tx, memberId: number, newest: string) =>
  deleteUnread(tx, {
    candidates: sql`select id from (
        select id, row_number() over newest_first as place, sum(size) over newest_first as bytes
        from catalogue.uploads where member_id = ${memberId} and stored_path is null
        window newest_first as (order by id = ${newest}::uuid desc, created_at desc, id)
      ) ranked
      where place > ${MAX_UPLOADS_OF_MEMBER} or bytes > ${MAX_BYTES_OF_MEMBER}`,
    readers: sql`select upload_id from catalogue.imports where cancelled_at is null`,
  });

type Deletion = { candidates: RawBuilder<unknown>; readers: RawBuilder<unknown> };

/**
 * Deletes the candidates that no import reads. The start of an import locks its upload (`lockUpload`): locked uploads
 * are skipped, and the readers of the others are queried after they are locked here.
 */
async function deleteUnread(tx: Tx, { candidates, readers }: Deletion): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from catalogue.uploads
    where id in (${candidates}) for update skip locked`.execute(tx);
  const ids = rows.map(({ id }) => id);
  await sql`delete from catalogue.uploads u where id = any(${ids}::uuid[])
    and not exists (select from (${readers}) r where r.upload_id = u.id)`.execute(tx);
}

/** Prevents that an upload is deleted before the transaction ends. */
export const lockUpload = (tx: Tx, id: string) =>
  tx.selectFrom('catalogue.uploads').select('id').where('id', '=', id).forUpdate().execute();

/** An upload of this member that has not become a picture or video yet. Fails with NO_UPLOAD. */
export async function findUpload(db: Db | Tx, actor: StaffActor, id: string) {
  const upload = await findAnyUpload(db, actor, id);
  return isFailure(upload) || upload.stored_path === null ? upload : fail('NO_UPLOAD');
}

/** An upload of this member, including one whose file has become a picture or video. Fails with NO_UPLOAD. */
export async function findAnyUpload(db: Db | Tx, { memberId }: StaffActor, id: string) {
  const found = await db
    .selectFrom('catalogue.uploads')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return found ?? fail('NO_UPLOAD');
}

/** An upload of this member that is complete. Fails with NO_UPLOAD, UPLOAD_UNFINISHED, or SHEET_TOO_LARGE. */
export async function findFinishedUpload(
  db: Db | Tx,
  actor: StaffActor,
  { id, kind }: { id: string; kind: ImportKind },
) {
  const upload = await findUpload(db, actor, id);
  if (isFailure(upload)) return upload;
  if (upload.received < upload.size) return fail('UPLOAD_UNFINISHED');
  if (kind !== 'pictures' && upload.size > MAX_IMPORT_BYTES) return fail('SHEET_TOO_LARGE');
  return upload;
}

/** How much of an upload has arrived. */
export const toProgress = ({ id, size, received }: Selectable<UploadRow>): UploadProgress => ({
  ...{ id, size, received },
  part_bytes: UPLOAD_PART_BYTES,
});

/**
 * Stores a part of a file if it is the next one; returns the progress, from which the client continues. Fails with
 * NO_UPLOAD, or with BAD_PART when the part does not have the required length.
 */
export function storePart(
  { db, clock }: ImportDeps,
  { memberId }: StaffActor,
  { id, part }: { id: string; part: number },
  bytes: Buffer,
) {
  return inTransaction(db, async (tx) => {
    const upload = await tx
      .selectFrom('catalogue.uploads')
      .selectAll()
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .forUpdate()
      .executeTakeFirst();
    if (!upload) return fail('NO_UPLOAD');
    const start = part * UPLOAD_PART_BYTES;
    if (start !== upload.received) return toProgress(upload);
    if (bytes.length !== Math.min(UPLOAD_PART_BYTES, upload.size - start)) return fail('BAD_PART');
    await insertPart(tx, { id, part }, bytes);
    const received = start + bytes.length;
    await tx
      .updateTable('catalogue.uploads')
      .set({ received, updated_at: clock.now() })
      .where('id', '=', id)
      .execute();
    return toProgress({ ...upload, received });
  });
}

const insertPart = (tx: Tx, { id, part }: { id: string; part: number }, bytes: Buffer) =>
  tx.insertInto('catalogue.upload_parts').values({ upload_id: id, part, bytes }).execute();

/** Stores a whole file as a finished upload; returns its id. */
export async function storeUpload(
  tx: Tx,
  { memberId }: StaffActor,
  { source, fileName }: { source: ByteSource; fileName: string },
  now: Date,
): Promise<string> {
  const { size } = source;
  const { id } = await tx
    .insertInto('catalogue.uploads')
    .values({
      ...{ file_name: fileName, fingerprint: '', size, received: size },
      ...{ member_id: memberId, created_at: now, updated_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (let part = 0; part * UPLOAD_PART_BYTES < size; part++) {
    const start = part * UPLOAD_PART_BYTES;
    await insertPart(tx, { id, part }, await readRange(source, start, start + UPLOAD_PART_BYTES));
  }
  return id;
}

/** Records where the file of an upload is stored, and deletes its parts. */
export const settleUpload = (db: Db, id: string, path: string, now: Date) =>
  inTransaction(db, async (tx) => {
    await tx
      .updateTable('catalogue.uploads')
      .set({ stored_path: path, updated_at: now })
      .where('id', '=', id)
      .execute();
    await tx.deleteFrom('catalogue.upload_parts').where('upload_id', '=', id).execute();
  });

/** Deletes the upload of an import that does not need it any more, unless another import reads it. */
export const deleteReadUpload = (tx: Tx, importId: string) =>
  deleteUnread(tx, {
    candidates: sql`select upload_id from catalogue.imports where id = ${importId}::uuid`,
    readers: sql`select i.upload_id from catalogue.imports i
      join catalogue.import_rows r on r.import_id = i.id
      where i.cancelled_at is null and r.outcome is null`,
  });

/** Purges uploads that were not continued for two days. */
export const purgeOldUploads = (db: Db, now: Date) =>
  db
    .deleteFrom('catalogue.uploads')
    .where('updated_at', '<', addTime(now, -days(2)))
    .execute();
