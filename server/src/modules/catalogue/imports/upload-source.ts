import { UPLOAD_PART_BYTES } from '@sabuja/contract/limits';
import { type Failure, fail } from '@sabuja/kit';
import type { Db, Tx } from '../../../platform/db/index.ts';
import type { ByteSource } from '../../../platform/files/byte-source.ts';

/** An upload was deleted while it was read: to make room for newer uploads of its member, or because it was old. */
class UploadDeletedError extends Error {
  /** The readers of archives rethrow errors that have a code. */
  readonly code = 'UPLOAD_DELETED';

  constructor() {
    super('the upload was deleted while it was read');
  }
}

/**
 * The bytes of a finished upload; only one part is in memory at a time. Reading throws an UploadDeletedError when the
 * upload is deleted meanwhile.
 */
export function uploadSource(db: Db | Tx, { id, size }: { id: string; size: number }): ByteSource {
  let loaded: { part: number; bytes: Buffer } = { part: -1, bytes: Buffer.alloc(0) };
  const load = async (part: number): Promise<Buffer> => {
    if (loaded.part !== part) {
      const found = await db
        .selectFrom('catalogue.upload_parts')
        .select('bytes')
        .where('upload_id', '=', id)
        .where('part', '=', part)
        .executeTakeFirst();
      if (!found) throw new UploadDeletedError();
      loaded = { part, bytes: found.bytes };
    }
    return loaded.bytes;
  };
  return {
    size,
    async *read(start, end) {
      for (let at = start; at < end; ) {
        const part = Math.floor(at / UPLOAD_PART_BYTES);
        const from = at - part * UPLOAD_PART_BYTES;
        const bytes = (await load(part)).subarray(from, from + end - at);
        yield bytes;
        at += bytes.length;
      }
    },
  };
}

/** Runs a function that reads an upload. Fails with NO_UPLOAD when the upload is deleted meanwhile. */
export async function failWhenDeleted<T>(
  read: () => Promise<T>,
): Promise<T | Failure<'NO_UPLOAD'>> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof UploadDeletedError) return fail('NO_UPLOAD');
    throw error;
  }
}
