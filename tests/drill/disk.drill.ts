import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@sabuja/embedded-database';
import { errorCode, minutes, seconds } from '@sabuja/kit';
import { recordOpening } from '@sabuja/server/modules/content';
import { openTestShop, setUpSellableShop, type TestShop } from '@sabuja/testing';
import { afterAll, beforeAll, test, vi } from 'vitest';
import { DrilledProcess } from './drilled-process.ts';
import { drillOrders, type OrderedShop, prepareOrdering, reportOutcomes } from './order-drill.ts';

vi.setConfig({ testTimeout: minutes(15), hookTimeout: minutes(5) });

const SESSION_SECRET = 'a secret for the servers of this drill 0123456789';
const disk = mkdtempSync(join(tmpdir(), 'sabuja-disk-'));
const ballast = join(disk, 'ballast');

/** Mounts a separate in-memory disk, which only root can do. */
function mountDisk(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=755', 'tmpfs', disk], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}
const isMounted = mountDisk();

let database: EmbeddedPostgres | undefined;
let shop: TestShop | undefined;
let ordered: OrderedShop;
const settings = () => ({ SESSION_SECRET, DATABASE_URL: ordered.shop.databaseUrl, RUN_JOBS: '0' });
const server = new DrilledProcess({ settings });

beforeAll(async () => {
  if (!isMounted) return;
  chmodSync(disk, 0o755);
  const dataDir = join(disk, 'database');
  database = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const { url } = database;
  shop = await openTestShop({ SESSION_SECRET }, { url, drop: async () => undefined });
  await recordOpening(shop.app.db, { openedBy: null, now: new Date() });
  ordered = { shop, category: await setUpSellableShop(shop) };
  await prepareOrdering(ordered);
  await server.open();
});
afterAll(async () => {
  rmSync(ballast, { force: true });
  if (isMounted) {
    await server.close();
    await shop?.close();
    await database?.stop();
    execFileSync('umount', [disk]);
  }
  rmSync(disk, { recursive: true, force: true });
});

const freeBytes = (): number => {
  const { bavail, bsize } = statfsSync(disk);
  return bavail * bsize;
};

/** Fills the disk except for `left` bytes; the database may take some of that space at the same time. */
function fillDisk(left: number): void {
  try {
    writeFileSync(ballast, Buffer.alloc(Math.max(0, freeBytes() - left)));
  } catch (error) {
    if (errorCode(error) !== 'ENOSPC') throw error;
  }
}

test('orders while the disk of the database is full', async (context) => {
  if (!isMounted) context.skip('Only root can mount a small disk.');
  const outcomes: Record<string, Awaited<ReturnType<typeof drillOrders>>> = {};
  for (const left of [0, 2_000_000]) {
    outcomes[left === 0 ? 'the disk is full' : `all but ${left / 1_000_000} MB are taken`] =
      await drillOrders(ordered, {
        urls: [server.url],
        customersPerServer: 12,
        fault: async () => {
          fillDisk(left);
          await pause(seconds(15));
          rmSync(ballast);
        },
      });
  }
  reportOutcomes(outcomes);
});
