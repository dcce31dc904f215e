import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolderStore, type FileStore } from '../../platform/media/index.ts';

const SECRET = 'session-secret';

/** Copies the session secret from one folder to another; returns false if there is no stored secret. */
export async function copySecret(from: string, to: string): Promise<boolean> {
  await mkdir(to, { recursive: true });
  if (!existsSync(join(from, SECRET))) return false;
  await cp(join(from, SECRET), join(to, SECRET));
  return true;
}

/** Returns the store of the pictures in a backup folder. */
export const mediaOf = (folder: string): FileStore => createFolderStore(join(folder, 'media'));

/** Returns the total size of all files of a folder in bytes. */
export async function sizeOfFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
