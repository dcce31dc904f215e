import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Where Linux has a file system in memory. */
const IN_MEMORY = '/dev/shm';
/** Bytes; containers often have 64 MB there, too few for the databases of a run. */
const MIN_SIZE = 2 ** 30;

/**
 * The folder for data that ends with the run: in memory where that is large enough. On a disk, copying and deleting the
 * thousand files of each test's database takes up to ten times as long.
 */
export const temporaryFolder = (): string => (isLargeEnough(IN_MEMORY) ? IN_MEMORY : tmpdir());

function isLargeEnough(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { blocks, bsize } = statfsSync(folder);
  return blocks * bsize >= MIN_SIZE;
}
