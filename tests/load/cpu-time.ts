import { readdirSync, readFileSync } from 'node:fs';
import type { Milliseconds } from '@sabuja/kit';

/** The unit in which Linux counts CPU time on all common machines (USER_HZ). */
const TICK: Milliseconds = 10;

type ProcessTimes = {
  parent: number;
  /** Processor time of the process itself, in user and in system mode. */
  own: Milliseconds;
  /** Processor time of its children that have ended. */
  ended: Milliseconds;
};

/**
 * The CPU time so far of a process and all its descendants, including ended ones; undefined where there is no
 * `/proc`, or no such process.
 */
export function cpuTimeOf(pid: number): Milliseconds | undefined {
  const processes = readProcesses();
  if (!processes.has(pid)) return undefined;
  const descends = (id: number): boolean => {
    if (id === pid) return true;
    const parent = processes.get(id)?.parent;
    return parent !== undefined && parent !== 0 && descends(parent);
  };
  const times = [...processes].filter(([id]) => descends(id)).map(([, times]) => times);
  return times.reduce((total, { own, ended }) => total + own + ended, 0);
}

/** The CPU time of this process's ended children; undefined where there is no `/proc`. */
export const endedChildrenTime = (): Milliseconds | undefined => readProcess('self')?.ended;

const readProcesses = (): ReadonlyMap<number, ProcessTimes> =>
  new Map(
    processIds().flatMap((id) => {
      const times = readProcess(id);
      return times ? [[Number(id), times] as const] : [];
    }),
  );

function processIds(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/** Undefined for a process that has just ended. */
function readProcess(id: string): ProcessTimes | undefined {
  try {
    return parseStat(readFileSync(`/proc/${id}/stat`, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Parses `/proc/PID/stat`; the program name in parentheses may itself contain spaces and parentheses. */
export function parseStat(text: string): ProcessTimes {
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  // The first field after the name is field 3 of the line.
  const field = (number: number) => fields[number - 3] ?? 0;
  return {
    parent: field(4),
    own: (field(14) + field(15)) * TICK,
    ended: (field(16) + field(17)) * TICK,
  };
}
