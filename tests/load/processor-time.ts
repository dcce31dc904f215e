import { readdirSync, readFileSync } from 'node:fs';
import type { Milliseconds } from '@sabuja/kit';

/** What Linux counts the processor time of a process in, on all common machines (USER_HZ). */
const TICK: Milliseconds = 10;

type ProcessTimes = {
  parent: number;
  /** Of the process, in user and in system mode. */
  own: Milliseconds;
  /** Of its children that have ended. */
  ended: Milliseconds;
};

/**
 * The processor time so far of a process and all that descend from it, those that have ended included; undefined where
 * there is no `/proc`, or no such process in it.
 */
export function processorTimeOf(pid: number): Milliseconds | undefined {
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

/** The processor time of those children of this process that have ended; undefined where there is no `/proc`. */
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

/** Of a process that has just ended there is nothing. */
function readProcess(id: string): ProcessTimes | undefined {
  try {
    return parseStat(readFileSync(`/proc/${id}/stat`, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Parses `/proc/PID/stat`; the name of the program, in parentheses, may have spaces and parentheses of its own. */
export function parseStat(text: string): ProcessTimes {
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  // The first one after the name is the third of all.
  const field = (number: number) => fields[number - 3] ?? 0;
  return {
    parent: field(4),
    own: (field(14) + field(15)) * TICK,
    ended: (field(16) + field(17)) * TICK,
  };
}
