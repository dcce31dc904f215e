import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { ShopProcess } from '../faults/shop-process.ts';
import { shopSettings, temporaryFolder } from './bench-cluster.ts';
import type { Row } from './report.ts';
import { type Lengths, median } from './rounds.ts';

/** From starting the process to the first Home page that is answered, in seconds. */
export async function measureStarts(lengths: Lengths): Promise<Row[]> {
  const first: number[] = [];
  const later: number[] = [];
  for (let round = 0; round < lengths.rounds; round += 1) {
    const dataDir = await temporaryFolder();
    first.push(await timeStart(dataDir));
    later.push(await timeStart(dataDir));
    await rm(dataDir, { recursive: true, force: true });
  }
  return [
    row('first start ever, database and seed included', median(first), 15),
    row('start of a seeded shop', median(later), 3),
  ];
}

const row = (work: string, seconds: number, most: number): Row => ({
  group: 'starts',
  work: `${work}, to the first 200`,
  measured: `${seconds.toFixed(2)} s`,
  limit: '',
  value: seconds,
  reach: { seconds: most },
});

async function timeStart(dataDir: string): Promise<number> {
  const startedAt = performance.now();
  const shop = new ShopProcess({ DATA_DIR: dataDir, ...shopSettings });
  try {
    const origin = await shop.open();
    while (!(await isServed(origin))) await pause(10);
    return (performance.now() - startedAt) / 1000;
  } finally {
    await shop.stop();
  }
}

async function isServed(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}/`);
  await answer.arrayBuffer();
  return answer.status === 200;
}
