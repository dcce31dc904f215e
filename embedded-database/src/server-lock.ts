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
import { isAlive, startMark } from './processes.ts';

/** Who holds a data folder: its process, when that process started, and since when for people. */
type Holder = { pid: number; mark: string | undefined; since: string };

export type ServerLock = { release(): void };

/**
 * Claims a data folder for this process by the lock file at `path`. A file left by a process that is
 * gone is taken over, also when its process id now belongs to another program.
 * @throws StartProblem naming the process that holds it
 */
export function takeServerLock(path: string): ServerLock {
  const mine = `${path}.${process.pid}`;
  const since = new Date().toISOString();
  writeFileSync(mine, JSON.stringify({ pid: process.pid, mark: startMark(process.pid), since }));
  try {
    while (!claimed(mine, path)) removeIfStale(path);
  } finally {
    rmSync(mine, { force: true });
  }
  return { release: () => releaseOwn(path) };
}

/** A link appears whole or not at all, so nobody ever reads a half-written lock. */
function claimed(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    if (existsSync(to)) return false;
    // Some shared folders know no links; a copy that refuses to overwrite is next best there.
    copyFileSync(from, to, constants.COPYFILE_EXCL);
    return true;
  }
}

function removeIfStale(path: string): void {
  const seen = readHolder(path);
  if (seen === undefined) return;
  if (isHeld(seen)) throw new StartProblem(heldMessage(path, seen));
  const aside = `${path}.stale-${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  const moved = readHolder(aside);
  // Another starter may have taken the lock between the reading and the moving: hand it back.
  if (moved && isHeld(moved)) claimed(aside, path);
  rmSync(aside, { force: true });
}

function isHeld(holder: Holder): boolean {
  if (holder.pid === process.pid) return holder.mark === startMark(process.pid);
  if (!isAlive(holder.pid)) return false;
  const mark = startMark(holder.pid);
  return holder.mark === undefined || mark === undefined || mark === holder.mark;
}

/** The holder written in a lock file; one nobody can read counts as left by a process long gone. */
function readHolder(path: string): Holder | undefined {
  try {
    const found: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (isHolder(found)) return found;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
  }
  return { pid: 0, mark: undefined, since: '' };
}

function isHolder(value: unknown): value is Holder {
  return typeof value === 'object' && value !== null && 'pid' in value && 'since' in value;
}

function releaseOwn(path: string): void {
  const holder = readHolder(path);
  if (holder?.pid === process.pid) rmSync(path, { force: true });
}

const heldMessage = (path: string, holder: Holder): string =>
  `Sabuja is already running on this data folder as process ${holder.pid}, since ${holder.since} ` +
  `(${path}). Stop that one first, or give this one its own folder and port: ` +
  `DATA_DIR=/other/folder PORT=3001.`;
