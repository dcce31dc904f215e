import { MAX_PICTURE_BYTES } from '@sabuja/contract/limits';
import { fail, isFailure } from '@sabuja/kit';
import { sql } from 'kysely';
import { type Db, inTransaction, type Tx } from '../../../platform/db/index.ts';
import { ZipArchive, ZipError } from '../../../platform/files/zip-archive.ts';
import { addJob } from '../../../platform/jobs/index.ts';
import type { MediaStore } from '../../../platform/media/index.ts';
import { storePicture } from '../manage/store-picture.ts';
import type { ImportDeps } from './deps.ts';
import { openZip } from './read-zip.ts';
import { MAX_JOB_TIME } from './run-import.ts';
import { type PictureRow, settlePicture } from './settle-picture.ts';
import { picturesJob } from './start-import.ts';
import { failWhenDeleted, uploadSource } from './upload-source.ts';
import { deleteReadUpload } from './uploads.ts';

export type PictureDeps = ImportDeps & { media: Pick<MediaStore, 'putUpload'> };

/**
 * Stores the pictures of a zip one by one, each like a single upload, and assigns them to their products; a picture
 * that fails does not stop the others. A dry run stores the pictures but assigns none, so that the import of its rows
 * needs no zip.
 */
export async function runPictures(deps: PictureDeps, id: string): Promise<void> {
  const { db, clock } = deps;
  const endsAt = performance.now() + MAX_JOB_TIME;
  let archive: ZipArchive | undefined;
  while (performance.now() < endsAt) {
    const row = await findNextRow(db, id);
    if (!row) {
      await inTransaction(db, (tx) => deleteReadUpload(tx, id));
      return;
    }
    if (!isPrepared(row)) archive ??= await openArchive(db, id);
    const prepared = isPrepared(row) ? row : await prepare(deps, archive, row);
    await inTransaction(db, (tx) => settlePicture(tx, id, prepared, clock.now()));
  }
  await inTransaction(db, (tx) => addJob(tx, picturesJob, { id }, { key: `import:${id}` }));
}

const isPrepared = ({ fields }: PictureRow): boolean => 'path' in fields || 'refused' in fields;

async function findNextRow(db: Db, id: string): Promise<PictureRow | undefined> {
  const { rows } = await sql<PictureRow>`select r.row_no, r.fields
    from catalogue.import_rows r join catalogue.imports i on i.id = r.import_id
    where i.id = ${id}::uuid and i.cancelled_at is null and r.outcome is null
    order by r.row_no limit 1`.execute(db);
  return rows[0];
}

async function openArchive(db: Db | Tx, id: string): Promise<ZipArchive | undefined> {
  const upload = await db
    .selectFrom('catalogue.imports as i')
    .innerJoin('catalogue.uploads as u', 'u.id', 'i.upload_id')
    .select(['u.id', 'u.size'])
    .where('i.id', '=', id)
    .executeTakeFirst();
  const archive = upload && (await failWhenDeleted(() => openZip(uploadSource(db, upload))));
  return archive instanceof ZipArchive ? archive : undefined;
}

/** Unpacks and stores the picture of a row; returns the row with its path, or with the code of the failure. */
async function prepare(
  { media }: PictureDeps,
  archive: ZipArchive | undefined,
  row: PictureRow,
): Promise<PictureRow> {
  // An upload is deleted while it is read only if the row was settled or the import was cancelled meanwhile.
  const unpacked = await failWhenDeleted(() => unpack(archive, Number(row.fields.entry)));
  const isDeleted = isFailure(unpacked) && unpacked.code === 'NO_UPLOAD';
  const bytes = isDeleted ? fail('NO_ZIP') : unpacked;
  const path = isFailure(bytes) ? bytes : await storePicture(media, 'stocks', bytes);
  const { file } = row.fields;
  const fields = isFailure(path) ? { file, refused: path.code } : { file, path };
  return { ...row, fields };
}

async function unpack(archive: ZipArchive | undefined, index: number) {
  const entry = archive?.entries[index];
  if (!archive || !entry) return fail('NO_ZIP');
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of archive.read(entry, MAX_PICTURE_BYTES)) chunks.push(chunk);
  } catch (error) {
    if (!(error instanceof ZipError)) throw error;
    return fail(error.code === 'TOO_LARGE' ? 'PICTURE_TOO_LARGE' : 'BROKEN_PICTURE');
  }
  return Buffer.concat(chunks);
}
