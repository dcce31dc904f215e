import type { FileStore } from './file-store.ts';

/** How many files are copied at a time. */
const AT_ONCE = 8;

/** What a copy has done: files in all, those that were missing, and their bytes. */
export type Copied = { files: number; copied: number; bytes: number };

/**
 * Copies the originals of pictures and videos that the other store does not have. Originals never change, so it may be
 * repeated, and a shop may serve meanwhile; variants are made again from them.
 */
export async function copyOriginals(from: FileStore, to: FileStore): Promise<Copied> {
  const present = new Map<string, number>();
  for await (const { key, size } of to.list('originals/')) present.set(key, size);
  const done: Copied = { files: 0, copied: 0, bytes: 0 };
  const copying = new Set<Promise<void>>();
  // One that fails while the next page of the list is read has nobody who waits for it.
  const failures: unknown[] = [];
  const throwFailure = () => {
    if (failures.length > 0) throw failures[0];
  };
  for await (const { key, size } of from.list('originals/')) {
    done.files += 1;
    if (present.get(key) === size) continue;
    if (copying.size >= AT_ONCE) await Promise.race(copying);
    throwFailure();
    const work = copy(from, to, key)
      .catch((error: unknown) => void failures.push(error))
      .finally(() => copying.delete(work));
    copying.add(work);
    done.copied += 1;
    done.bytes += size;
  }
  await Promise.all(copying);
  throwFailure();
  return done;
}

async function copy(from: FileStore, to: FileStore, key: string): Promise<void> {
  const bytes = await from.get(key);
  if (bytes) await to.put(key, bytes);
}
