import { MAX_PICTURE_BYTES } from '@sabuja/contract/limits';
import { type Failure, fail, isFailure, seconds } from '@sabuja/kit';
import { readRange } from '../../../platform/files/byte-source.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { limitConcurrency } from '../../../platform/limit-concurrency.ts';
import type { ImportDeps } from '../imports/deps.ts';
import { failWhenDeleted, uploadSource } from '../imports/upload-source.ts';
import { findAnyUpload, settleUpload } from '../imports/uploads.ts';

/** Limits concurrent files, as a whole file is in memory while it is stored. */
const limited = limitConcurrency(4, { maxWaiting: 12, maxWait: seconds(20) });

type Kind<F extends string> = {
  /** The folder of these files under `/media/`. */
  folder: string;
  /** Stores the bytes and returns their path. */
  store: (bytes: Buffer) => Promise<string | Failure<F>>;
};

/**
 * Stores the file of a finished upload with `store`; returns its path, the same one for a repeated call. A failure
 * leaves the upload as it was. Fails with NO_UPLOAD, UPLOAD_UNFINISHED, FILE_TOO_LARGE, or the failures of `store`.
 */
export async function storeUploaded<F extends string>(
  { db, clock }: ImportDeps,
  actor: StaffActor,
  id: string,
  { folder, store }: Kind<F>,
) {
  const upload = await findAnyUpload(db, actor, id);
  if (isFailure(upload)) return upload;
  const { stored_path, size } = upload;
  if (stored_path !== null)
    return stored_path.startsWith(`/media/${folder}/`) ? { path: stored_path } : fail('NO_UPLOAD');
  if (upload.received < size) return fail('UPLOAD_UNFINISHED');
  if (size > MAX_PICTURE_BYTES) return fail('FILE_TOO_LARGE');
  const path = await limited(() =>
    failWhenDeleted(async () => store(await readRange(uploadSource(db, upload), 0, size))),
  );
  if (isFailure(path)) return path;
  await settleUpload(db, id, path, clock.now());
  return { path };
}
