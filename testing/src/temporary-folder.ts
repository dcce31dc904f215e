import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** The in-memory file system of Linux. */
const IN_MEMORY = '/dev/shm';
/** The required size in bytes; containers often have 64 MB there, too small for the databases of a run. */
const MIN_SIZE = 2 ** 30;

/**
 * The folder for data of one test run: in memory if there is enough space. On a disk, copying and deleting the
 * thousand files of each test database takes up to ten times as long.
 */
export const temporaryFolder = (): string => (isLargeEnough(IN_MEMORY) ? IN_MEMORY : tmpdir());

function isLargeEnough(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { blocks, bsize } = statfsSync(folder);
  return blocks * bsize >= MIN_SIZE;
}
