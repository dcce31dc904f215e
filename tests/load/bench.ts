// How fast the shop is beside what its parts could do at most: `npm run bench`.
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BenchCluster, log } from './bench-cluster.ts';
import { measureLarge } from './large.ts';
import { measureOpenCarts } from './open-carts.ts';
import { measureOrders } from './orders.ts';
import { measureReads } from './reads.ts';
import { isReached, type Row, table } from './report.ts';
import type { Lengths } from './rounds.ts';
import { measureStarts } from './starts.ts';

const usage = `npm run bench -- [--only reads|carts|orders|starts|large] [--full] [--json] [--rounds N] [--seconds N]
  --full   makes the database sabuja_load (100,000 stocks, 1,000,000 orders) where there is none`;

type Group = (lengths: Lengths, isFull: boolean) => Promise<Row[]>;

const groups: Record<string, Group> = {
  reads: (lengths) => onTemporaryCluster((cluster) => measureReads(cluster, lengths)),
  carts: (lengths) => onTemporaryCluster((cluster) => measureOpenCarts(cluster, lengths)),
  orders: (lengths) => onTemporaryCluster((cluster) => measureOrders(cluster, lengths)),
  starts: (lengths) => measureStarts(lengths),
  large: measureLarge,
};

async function onTemporaryCluster(work: (cluster: BenchCluster) => Promise<Row[]>) {
  const cluster = await BenchCluster.temporary();
  try {
    return await work(cluster);
  } finally {
    await cluster.close();
  }
}

function readWishes(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string' },
      full: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '2' },
    },
  });
  const { only, full, json } = values;
  const lengths = { rounds: Number(values.rounds), seconds: Number(values.seconds) };
  if (!(lengths.rounds >= 1 && lengths.seconds > 0)) throw new TypeError('rounds and seconds');
  if (only !== undefined && !(only in groups)) throw new TypeError(`no group is called ${only}`);
  return { names: only === undefined ? Object.keys(groups) : [only], full, json, lengths };
}

type Wishes = ReturnType<typeof readWishes>;

async function measureGroups({ names, full, lengths }: Wishes): Promise<Row[]> {
  const rows: Row[] = [];
  for (const name of names) {
    log(`measuring ${name}`);
    rows.push(...((await groups[name]?.(lengths, full)) ?? []));
  }
  return rows;
}

async function bench(wishes: Wishes): Promise<void> {
  const rows = await measureGroups(wishes);
  const results = rows.map((row) => ({ ...row, reached: isReached(row) }));
  const text = JSON.stringify({ measuredAt: new Date().toISOString(), results }, null, 2);
  const path = join(tmpdir(), 'sabuja-bench.json');
  await writeFile(path, `${text}\n`);
  console.log(wishes.json ? text : `\n${table(rows)}\n`);
  log('ratios are medians of rounds taken in turns; the load comes from a small client of its own');
  log(`process over plain sockets; the figures are kept in ${path}`);
}

let wishes: Wishes | undefined;
try {
  wishes = readWishes(process.argv.slice(2));
} catch (error) {
  console.error(`${(error as Error).message}\n${usage}`);
  process.exitCode = 1;
}
if (wishes) await bench(wishes);
