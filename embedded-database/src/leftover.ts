import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Milliseconds, StartProblem, seconds } from '@sabuja/kit';
import { commandLine, isProcessRunning } from './processes.ts';

type Log = (line: string) => void;

/** A process id that is higher than any real one. */
const UNUSED_PID = 2 ** 31 - 2;

/**
 * Shuts down a PostgreSQL that still runs after a crash of the shop. If only its pid file is left, clears the process
 * id in it: by now it may belong to another program, or to an ended process that was not reaped, and PostgreSQL would
 * take that process for a running server and refuse to start.
 * @throws StartProblem if the old PostgreSQL does not end
 */
export async function stopLeftoverServer(cluster: string, log: Log): Promise<void> {
  const pid = readRecordedPid(cluster);
  if (pid === undefined) return;
  if (!isPostgresOf(cluster, pid)) return clearPid(cluster);
  log(`stopping the database left running by a crash (process ${pid})`);
  const hasEnded = () => !isPostgresOf(cluster, pid);
  signal(pid, 'SIGINT');
  if (await waitUntil(hasEnded, seconds(30))) return;
  signal(pid, 'SIGQUIT');
  if (await waitUntil(hasEnded, seconds(10))) return;
  throw new StartProblem(
    `A PostgreSQL left over from a crash (process ${pid}) does not stop. End it with "kill -9 ` +
      `${pid}" and start again.`,
  );
}

/** Polls until `condition` returns true; returns false after the timeout. */
export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  timeout: Milliseconds,
): Promise<boolean> {
  const deadline = performance.now() + timeout;
  while (!(await condition())) {
    if (performance.now() > deadline) return false;
    await pause(20);
  }
  return true;
}

function readRecordedPid(cluster: string): number | undefined {
  try {
    return Math.abs(Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10));
  } catch {
    return undefined;
  }
}

/** Replaces only the id: PostgreSQL uses the rest of the file to detect old processes that still share memory. */
function clearPid(cluster: string): void {
  const path = join(cluster, 'postmaster.pid');
  writeFileSync(path, readFileSync(path, 'utf8').replace(/^-?\d+/, String(UNUSED_PID)));
}

/** Returns true if this process is the PostgreSQL of this cluster: its command line names the cluster's folder. */
function isPostgresOf(cluster: string, pid: number): boolean {
  if (!isProcessRunning(pid)) return false;
  // Windows does not reveal command lines, so a running process is assumed to be the recorded one.
  if (process.platform === 'win32') return true;
  return commandLine(pid)?.includes(`-D ${cluster} `) ?? false;
}

function signal(pid: number, name: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process ended between the check and the signal, so the goal is reached.
  }
}
