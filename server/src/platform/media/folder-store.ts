import { randomUUID } from 'node:crypto';
import {
  access,
  constants,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { errorCode } from '@sabuja/kit';
import { fileSource } from '../files/byte-source.ts';
import { type FileStore, MediaUnavailableError } from './file-store.ts';

/** Creates a store of files in a folder, which several machines may share. */
export function createFolderStore(root: string): FileStore {
  const name = `the folder ${root}`;
  const pathOf = (key: string) => join(root, ...key.split('/'));
  const inFolder = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: Error) => {
      throw new MediaUnavailableError(`${name} cannot be used: ${error.message}`, { cause: error });
    });
  return {
    name,
    isRemote: false,
    put: (key, bytes) => inFolder(writeAtomically(pathOf(key), bytes)),
    get: (key) => inFolder(readFile(pathOf(key)).catch(undefinedIfMissing)),
    open: async (key) => {
      const size = await inFolder(sizeOf(pathOf(key)));
      return size === undefined ? undefined : fileSource(pathOf(key), size);
    },
    findFirst: async (keys) => {
      for (const key of keys) if ((await inFolder(sizeOf(pathOf(key)))) !== undefined) return key;
      return undefined;
    },
    list: (prefix) => listFiles(root, prefix),
    check: () => inFolder(ensureWritable(root)),
  };
}

const missing: unknown[] = ['ENOENT', 'ENOTDIR', 'EISDIR'];

function undefinedIfMissing(error: unknown): undefined {
  if (!missing.includes(errorCode(error))) throw error;
}

async function sizeOf(path: string): Promise<number | undefined> {
  const found = await stat(path).catch(undefinedIfMissing);
  return found?.isFile() ? found.size : undefined;
}

async function* listFiles(root: string, prefix: string) {
  const folder = join(root, ...prefix.split('/').slice(0, -1));
  const options = { recursive: true, withFileTypes: true } as const;
  for (const entry of (await readdir(folder, options).catch(undefinedIfMissing)) ?? []) {
    const path = join(entry.parentPath, entry.name);
    const key = relative(root, path).split(sep).join('/');
    if (!entry.isFile() || key.endsWith(TEMPORARY) || !key.startsWith(prefix)) continue;
    yield { key, size: (await stat(path)).size };
  }
}

async function ensureWritable(root: string): Promise<void> {
  await mkdir(root, { recursive: true });
  await access(root, constants.W_OK);
}

const TEMPORARY = '.tmp';

// Other processes may read at the same time, so a file gets its name only when it is complete.
async function writeAtomically(file: string, bytes: Uint8Array): Promise<void> {
  const temporary = `${file}.${randomUUID()}${TEMPORARY}`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(temporary, bytes);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
