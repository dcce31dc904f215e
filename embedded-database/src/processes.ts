import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { errorCode } from '@sabuja/kit';

/**
 * True while a process with this id runs, whoever owns it. One that has ended but was not reaped by its
 * parent (common in containers) counts as ended.
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
 * A text that distinguishes this process from any later one with the same id: the boot and the start time.
 * Undefined when the process has ended or the system does not reveal it.
 */
export function processStartId(pid: number): string | undefined {
  if (process.platform === 'win32') return undefined;
  if (process.platform !== 'linux') return ps(pid, 'lstart=');
  const ticks = linuxStat(pid)?.[19];
  return ticks && `${readText('/proc/sys/kernel/random/boot_id')?.trim()}/${ticks}`;
}

/** The command line of a running process, or undefined when it has ended or is hidden. */
export function commandLine(pid: number): string | undefined {
  if (process.platform === 'win32') return undefined;
  if (process.platform !== 'linux') return ps(pid, 'command=');
  return readText(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ').trim() || undefined;
}

/** The fields of /proc/<pid>/stat from the third on: the program's name before them may contain spaces. */
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
