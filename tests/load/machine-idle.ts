import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { type Milliseconds, seconds } from '@sabuja/kit';

const MIN_IDLE_SHARE = 0.7;

/** Waits until most processors of this machine are idle, or until `timeout` has passed. */
export async function waitForIdleMachine(timeout: Milliseconds): Promise<void> {
  const deadline = performance.now() + timeout;
  while (performance.now() < deadline) {
    const before = cpuTimes();
    await pause(seconds(0.5));
    const after = cpuTimes();
    if ((after.idle - before.idle) / (after.all - before.all) >= MIN_IDLE_SHARE) return;
  }
}

function cpuTimes(): { idle: number; all: number } {
  const times = cpus().map((cpu) => cpu.times);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    idle: sum(times.map(({ idle }) => idle)),
    all: sum(times.flatMap((time) => Object.values(time))),
  };
}
