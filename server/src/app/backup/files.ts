import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What a data folder holds beside the database: originals of pictures, and the key of sessions and hashes. */
const saved = ['media', 'session-secret'];
/** Made again from the originals. */
const isVariant = (path: string): boolean => /[\\/]media[\\/]variants([\\/]|$)/.test(path);

/** Copies the files of a shop from one folder to another; returns the names of those that exist. */
export async function copyFiles(from: string, to: string): Promise<string[]> {
  await mkdir(to, { recursive: true });
  const found = saved.filter((name) => existsSync(join(from, name)));
  for (const name of found) {
    const options = { recursive: true, filter: (path: string) => !isVariant(path) };
    await cp(join(from, name), join(to, name), options);
  }
  return found;
}

/** The size of all files of a folder in bytes. */
export async function sizeOfFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
