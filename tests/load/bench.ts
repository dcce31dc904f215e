// Measures the shop against the upper bounds of its parts: `npm run bench`.
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BenchCluster, log } from './bench-cluster.ts';
import { measureBoard } from './board.ts';
import { measureFigures } from './figures.ts';
import { measureImports } from './imports.ts';
import { measureLarge } from './large.ts';
import { measureOpenCarts } from './open-carts.ts';
import { measureOrders } from './orders.ts';
import { measurePriceChanges } from './price-changes.ts';
import { measureReads } from './reads.ts';
import { formatReport, meetsTarget, type Row } from './report.ts';
import type { BenchLengths } from './rounds.ts';
import { measureStarts } from './starts.ts';

const USAGE = `npm run bench -- [--only reads|carts|orders|board|import|figures|starts|large] [--full] [--json] [--rounds N] [--seconds N]
  --full   makes the database sabuja_load (1,000,000 orders; 100,000 stocks, for figures 1,000) where there is none`;

type MeasureGroup = (benchLengths: BenchLengths, isFull: boolean) => Promise<Row[]>;

const GROUPS: Record<string, MeasureGroup> = {
  reads: (benchLengths) => withTemporaryCluster((cluster) => measureReads(cluster, benchLengths)),
  carts: (benchLengths) =>
    withTemporaryCluster((cluster) => measureOpenCarts(cluster, benchLengths)),
  orders: (benchLengths) => withTemporaryCluster((cluster) => measureOrders(cluster, benchLengths)),
  board: (benchLengths) => withTemporaryCluster((cluster) => measureBoard(cluster, benchLengths)),
  import: () =>
    withTemporaryCluster(async (cluster) => [
      ...(await measureImports(cluster)),
      ...(await measurePriceChanges(cluster)),
    ]),
  figures: measureFigures,
  starts: (benchLengths) => measureStarts(benchLengths),
  large: measureLarge,
};

async function withTemporaryCluster(run: (cluster: BenchCluster) => Promise<Row[]>) {
  const cluster = await BenchCluster.temporary();
  try {
    return await run(cluster);
  } finally {
    await cluster.close();
  }
}

function parseOptions(args: string[]) {
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
  const benchLengths = { rounds: Number(values.rounds), seconds: Number(values.seconds) };
  if (!(benchLengths.rounds >= 1 && benchLengths.seconds > 0))
    throw new TypeError('rounds and seconds');
  if (only !== undefined && !(only in GROUPS)) throw new TypeError(`no group is called ${only}`);
  return {
    names: only === undefined ? Object.keys(GROUPS) : [only],
    full,
    json,
    benchLengths: benchLengths,
  };
}

type Options = ReturnType<typeof parseOptions>;

async function measureGroups({ names, full, benchLengths }: Options): Promise<Row[]> {
  const rows: Row[] = [];
  for (const name of names) {
    log(`measuring ${name}`);
    rows.push(...((await GROUPS[name]?.(benchLengths, full)) ?? []));
  }
  return rows;
}

async function bench(options: Options): Promise<void> {
  const rows = await measureGroups(options);
  const results = rows.map((row) => ({ ...row, reached: meetsTarget(row) }));
  const text = JSON.stringify({ measuredAt: new Date().toISOString(), results }, null, 2);
  const path = join(tmpdir(), 'sabuja-bench.json');
  await writeFile(path, `${text}\n`);
  console.log(options.json ? text : `\n${formatReport(rows)}\n`);
  log('ratios are medians of rounds taken in turns; the load comes from a small client of its own');
  log(`process over plain sockets; the figures are saved in ${path}`);
}

let options: Options | undefined;
try {
  options = parseOptions(process.argv.slice(2));
} catch (error) {
  console.error(`${(error as Error).message}\n${USAGE}`);
  process.exitCode = 1;
}
if (options) await bench(options);
