import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { errorCode } from '@sabuja/kit';

/**
 * Returns true if a process with this id runs, whichever user owns it. A process that has ended but was not reaped by
 * its parent (common in containers) counts as ended.
 */
export function isProcessRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return false;
  }
  const state = linuxStat(pid)?.[0];
  return state !== 'Z' && state !== 'X';
}

/**
 * Returns a text that distinguishes this process from any later process with the same id: on Linux from the boot id and
 * the start time. Returns undefined if the process has ended or the system does not reveal it.
 */
export function processStartId(pid: number): string | undefined {
  if (process.platform === 'win32') return undefined;
  if (process.platform !== 'linux') return ps(pid, 'lstart=');
  const ticks = linuxStat(pid)?.[19];
  return ticks && `${readText('/proc/sys/kernel/random/boot_id')?.trim()}/${ticks}`;
}

/** Returns the command line of a running process; undefined if it has ended or is not readable. */
export function commandLine(pid: number): string | undefined {
  if (process.platform === 'win32') return undefined;
  if (process.platform !== 'linux') return ps(pid, 'command=');
  return readText(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ').trim() || undefined;
}

/** Returns the fields of /proc/<pid>/stat from the third on; the second, the program's name, may contain spaces. */
function linuxStat(pid: number): string[] | undefined {
  const stat = process.platform === 'linux' ? readText(`/proc/${pid}/stat`) : undefined;
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function ps(pid: number, field: string): string | undefined {
  try {
    const args = ['-o', field, '-p', String(pid)];
    return execFileSync('ps', args, { stdio: 'pipe' }).toString().trim() || undefined;
  } catch {
    return undefined;
  }
}
