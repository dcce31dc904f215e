import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cpuTimeOf, endedChildrenTime, parseStat } from './cpu-time.ts';

const hasProc = existsSync('/proc/self/stat');
const burn = `const until = process.cpuUsage().user + 150_000; while (process.cpuUsage().user < until);`;

test('S10.315 the times of a process are read whatever its name is', () => {
  const line = '77 (a (b) c 1 2) S 5 77 77 0 -1 4194304 10 0 0 0 12 3 40 5 20 0 1 0 100 1000 50';
  expect(parseStat(line)).toEqual({ parent: 5, own: 150, ended: 450 });
});

test.runIf(hasProc)('S10.315 CPU time includes children that have ended', () => {
  const before = cpuTimeOf(process.pid) ?? 0;
  const endedBefore = endedChildrenTime() ?? 0;
  spawnSync(process.execPath, ['-e', burn]);
  expect((endedChildrenTime() ?? 0) - endedBefore).toBeGreaterThanOrEqual(140);
  expect((cpuTimeOf(process.pid) ?? 0) - before).toBeGreaterThanOrEqual(140);
});

test('S10.315 a process that is not there has no time, rather than none spent', () => {
  expect(cpuTimeOf(2 ** 30)).toBeUndefined();
});
