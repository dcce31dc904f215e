import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { errorCode, StartProblem } from '@sabuja/kit';
import { isProcessRunning, processStartId } from './processes.ts';

/** The holder of a lock: its process id, its `processStartId`, and the time of locking, for messages. */
type LockHolder = { pid: number; mark: string | undefined; since: string };

export type ServerLock = { release(): void };

/**
 * Locks a data folder for this process with the lock file at `path`. A lock file of an ended process is replaced, even
 * if its process id now belongs to another program.
 * @throws StartProblem that names the process which holds the lock
 */
export function acquireServerLock(path: string): ServerLock {
  const ownPath = `${path}.${process.pid}`;
  const since = new Date().toISOString();
  writeFileSync(
    ownPath,
    JSON.stringify({ pid: process.pid, mark: processStartId(process.pid), since }),
  );
  try {
    while (!tryClaim(ownPath, path)) removeIfStale(path);
  } finally {
    rmSync(ownPath, { force: true });
  }
  return { release: () => releaseIfOwner(path) };
}

/** Creates the lock file as a hard link, which is atomic, so that a half-written lock is never read. */
function tryClaim(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    if (existsSync(to)) return false;
    // Some shared folders do not support links; then a copy that refuses to overwrite is used.
    copyFileSync(from, to, constants.COPYFILE_EXCL);
    return true;
  }
}

function removeIfStale(path: string): void {
  const holder = readHolder(path);
  if (holder === undefined) return;
  if (isHeld(holder)) throw new StartProblem(heldMessage(path, holder));
  const asidePath = `${path}.stale-${process.pid}`;
  try {
    renameSync(path, asidePath);
  } catch {
    return;
  }
  const moved = readHolder(asidePath);
  // Another process may have taken the lock between the read and the rename: restore it.
  if (moved && isHeld(moved)) tryClaim(asidePath, path);
  rmSync(asidePath, { force: true });
}

function isHeld(holder: LockHolder): boolean {
  if (holder.pid === process.pid) return holder.mark === processStartId(process.pid);
  if (!isProcessRunning(holder.pid)) return false;
  const startId = processStartId(holder.pid);
  return holder.mark === undefined || startId === undefined || startId === holder.mark;
}

/** Reads the holder of a lock file; an unreadable file counts as that of an ended process. */
function readHolder(path: string): LockHolder | undefined {
  try {
    const found: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (isHolder(found)) return found;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
  }
  return { pid: 0, mark: undefined, since: '' };
}

function isHolder(value: unknown): value is LockHolder {
  return typeof value === 'object' && value !== null && 'pid' in value && 'since' in value;
}

function releaseIfOwner(path: string): void {
  const holder = readHolder(path);
  if (holder?.pid === process.pid) rmSync(path, { force: true });
}

const heldMessage = (path: string, holder: LockHolder): string =>
  `Sabuja is already running on this data folder as process ${holder.pid}, since ${holder.since} ` +
  `(${path}). Stop that one first, or give this one its own folder and port: ` +
  `DATA_DIR=/other/folder PORT=3001.`;
