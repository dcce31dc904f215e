import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { ShopProcess } from '../faults/shop-process.ts';
import { SHOP_SETTINGS, temporaryFolder } from './bench-cluster.ts';
import type { Row } from './report.ts';
import { type BenchLengths, median } from './rounds.ts';

/** Measures the time from starting the process to the first response of Home, in seconds. */
export async function measureStarts(lengths: BenchLengths): Promise<Row[]> {
  const firstStarts: number[] = [];
  const restarts: number[] = [];
  for (let round = 0; round < lengths.rounds; round += 1) {
    const dataDir = await temporaryFolder();
    firstStarts.push(await timeStart(dataDir));
    restarts.push(await timeStart(dataDir));
    await rm(dataDir, { recursive: true, force: true });
  }
  return [
    createRow('first start ever, database and seed included', median(firstStarts), 15),
    createRow('start of a seeded shop', median(restarts), 3),
  ];
}

const createRow = (workload: string, seconds: number, maxSeconds: number): Row => ({
  group: 'starts',
  workload: `${workload}, to the first 200`,
  measured: `${seconds.toFixed(2)} s`,
  limit: '',
  value: seconds,
  target: { seconds: maxSeconds },
});

async function timeStart(dataDir: string): Promise<number> {
  const startedAt = performance.now();
  const shop = new ShopProcess({ DATA_DIR: dataDir, ...SHOP_SETTINGS });
  try {
    const origin = await shop.open();
    while (!(await isServed(origin))) await pause(10);
    return (performance.now() - startedAt) / 1000;
  } finally {
    await shop.stop();
  }
}

async function isServed(origin: string): Promise<boolean> {
  const response = await fetch(`${origin}/`);
  await response.arrayBuffer();
  return response.status === 200;
}
