import { UPLOAD_PART_BYTES } from '@sabuja/contract/limits';
import { type Failure, fail } from '@sabuja/kit';
import type { Db, Tx } from '../../../platform/db/index.ts';
import type { ByteSource } from '../../../platform/files/byte-source.ts';

/** An upload was deleted while it was read: newer ones of its member took its room, or nobody went on with it. */
class UploadDeletedError extends Error {
  /** Readers of archives pass on errors with a code. */
  readonly code = 'UPLOAD_DELETED';

  constructor() {
    super('the upload was deleted while it was read');
  }
}

/**
 * The bytes of a finished upload; one part of it is in memory. Reading fails with an UploadDeletedError when the upload
 * is deleted meanwhile.
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

/** Runs what reads an upload. Fails with NO_UPLOAD when it is deleted meanwhile. */
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
