import { readFileSync } from 'node:fs';
import { minutes, seconds } from '@sabuja/kit';
import { findBrokenInvariants } from '@sabuja/server/checks';
import { connect } from '@sabuja/server/platform/db';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ShopProcess } from '../faults/shop-process.ts';
import { BenchCluster, queryDatabase } from '../load/bench-cluster.ts';
import { type StaffSession, signInManagers } from '../load/board-staff.ts';
import { settledOf, uploadSheet, waitForRows } from '../load/import-client.ts';
import { type ImportFormat, isBroken, makeImportFile } from '../load/import-files.ts';
import { findSubcategory } from '../load/imports.ts';

vi.setConfig({ testTimeout: minutes(60), hookTimeout: minutes(5) });

/** Rows of the large file, and of the small file with whose memory use it is compared. */
const ROWS = Number(process.env.IMPORT_ROWS ?? 100_000);
const FEW_ROWS = ROWS / 10;
/** The file and its rows are never in memory as a whole (decision 0134): only garbage makes the memory grow. */
const MAX_GROWTH_MB = 150;

let cluster: BenchCluster;
let url = '';
let manager: StaffSession;
let subcategoryId = 0;

beforeAll(async () => {
  cluster = await BenchCluster.temporary();
  url = await cluster.createShopDatabase('drill_import', {
    stocks: 500,
    orders: 100,
    customers: 50,
  });
  const [signedIn] = await signInManagers(url, 1);
  if (!signedIn) throw new Error('nobody is signed in');
  manager = signedIn;
  subcategoryId = await findSubcategory(url);
});
afterAll(() => cluster.close());

test.each(['csv', 'xlsx'] as const)(
  'S10.188 a large %s survives two kills: each row is applied once',
  async (format) => {
    const small = await runImport(format, {
      prefix: `FEW-${format.toUpperCase()}`,
      rows: FEW_ROWS,
      kills: [],
    });
    const prefix = `MANY-${format.toUpperCase()}`;
    const large = await runImport(format, { prefix, rows: ROWS, kills: [0.2, 0.6] });
    const broken = Array.from({ length: ROWS }, (_, n) => n).filter(isBroken);
    expect(large.progress, large.firstFailure).toMatchObject({
      total: ROWS,
      uploaded: ROWS - broken.length,
      failed: broken.length,
      duplicateCount: 0,
      state: 'done',
    });
    expect(large.failedSkus).toEqual(broken.map((n) => `${prefix}-${n}`));
    expect(await countWrites(prefix)).toEqual(
      Object.fromEntries(
        ['products', 'quantity', 'audits', 'movements'].map((name) => [name, ROWS - broken.length]),
      ),
    );
    expect(await brokenRules()).toEqual([]);
    console.log(
      JSON.stringify({ format, rows: ROWS, ...figuresOf(small), large: figuresOf(large) }),
    );
    expect(large.peak - small.peak).toBeLessThan(MAX_GROWTH_MB);
  },
);

type Run = { prefix: string; rows: number; kills: readonly number[] };
const figuresOf = ({
  peak,
  uploadSeconds,
  allSeconds,
}: {
  peak: number;
  uploadSeconds: number;
  allSeconds: number;
}) => ({
  peakMegabytes: Math.round(peak),
  uploadSeconds: Number(uploadSeconds.toFixed(1)),
  allSeconds: Math.round(allSeconds),
});

async function runImport(format: ImportFormat, { prefix, rows, kills }: Run) {
  const file = await makeImportFile(format, { prefix, subcategoryId, rows });
  let server = cluster.startShop(url);
  const memory = watchMemory(() => server.pid);
  try {
    let origin = await server.open();
    const startedAt = performance.now();
    const secondsSince = () => (performance.now() - startedAt) / 1000;
    const id = await uploadSheet(origin, manager, file);
    const uploadSeconds = secondsSince();
    for (const share of kills) {
      const progress = await waitForRows(origin, manager, { id, rows: rows * share });
      expect(settledOf(progress)).toBeLessThan(rows);
      await kill(server);
      server = cluster.startShop(url);
      origin = await server.open();
    }
    const progress = await waitForRows(origin, manager, { id, rows });
    const failures = await readFailures(origin, id);
    const failedSkus = failures.map((line) => line.split(',')[0] ?? '');
    return {
      progress,
      failedSkus,
      firstFailure: failures[0],
      uploadSeconds,
      allSeconds: secondsSince(),
      peak: memory.peak(),
    };
  } finally {
    memory.stop();
    await server.stop();
  }
}

async function kill(server: ShopProcess): Promise<void> {
  server.kill('SIGKILL');
  await server.exited;
}

/** Records the peak resident memory of a process in megabytes, measured ten times a second. */
function watchMemory(pid: () => number) {
  let peak = 0;
  const timer = setInterval(() => {
    try {
      const [, pages = '0'] = readFileSync(`/proc/${pid()}/statm`, 'utf8').split(' ');
      peak = Math.max(peak, (Number(pages) * 4096) / 1e6);
    } catch {
      // The process was killed, and its successor has not started yet.
    }
  }, seconds(0.1));
  return { peak: () => peak, stop: () => clearInterval(timer) };
}

/** The lines of an import's file of failed rows, without the heading. */
async function readFailures(origin: string, id: string): Promise<string[]> {
  const response = await fetch(`${origin}/api/v1/staff/imports/${id}/failures`, {
    headers: manager.headers,
  });
  const [, ...lines] = (await response.text()).trim().split('\r\n');
  return lines;
}

/** Counts what an import wrote for the products whose SKUs have this prefix. */
async function countWrites(prefix: string) {
  const [counts] = await queryDatabase<Record<string, string>>(
    url,
    `select count(*) as products, sum(quantity) / 5 as quantity,
       (select count(*) from staff.audit where action = 'stock.create' and after ->> 'sku' like '${prefix}-%') as audits,
       (select count(*) from catalogue.stock_movements m join catalogue.stocks o on o.id = m.stock_id
        where o.sku like '${prefix}-%') as movements
     from catalogue.stocks where sku like '${prefix}-%'`,
  );
  return Object.fromEntries(
    Object.entries(counts ?? {}).map(([name, count]) => [name, Number(count)]),
  );
}

async function brokenRules() {
  const { db, close } = connect(url, 1, 'seed');
  try {
    return await findBrokenInvariants(db);
  } finally {
    await close();
  }
}
