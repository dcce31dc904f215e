import type { FileStore } from './file-store.ts';

/** How many files are copied at a time. */
const AT_ONCE = 8;

/** The result of copying: the number of all files, of those copied, and the bytes of the latter. */
export type Copied = { files: number; copied: number; bytes: number };

/**
 * Copies the originals of pictures and videos that are missing in the other store. Originals never change, so it can be
 * repeated, and run while the shop is open. Variants are not copied: they are created again from the originals.
 */
export async function copyOriginals(from: FileStore, to: FileStore): Promise<Copied> {
  const present = new Map<string, number>();
  for await (const { key, size } of to.list('originals/')) present.set(key, size);
  const done: Copied = { files: 0, copied: 0, bytes: 0 };
  const copying = new Set<Promise<void>>();
  // Failures are collected, since nothing awaits a copy that fails while the next page of the list is read.
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
