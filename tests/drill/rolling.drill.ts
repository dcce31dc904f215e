import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { minutes, seconds } from '@sabuja/kit';
import { recordOpening } from '@sabuja/server/modules/content';
import { migrationNames } from '@sabuja/server/platform/db';
import { emptyDatabase } from '@sabuja/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DrilledProcess } from './drilled-process.ts';
import {
  drillOrders,
  type OrderedShop,
  type Outcome,
  prepareOrdering,
  reportOutcomes,
} from './order-drill.ts';

vi.setConfig({ testTimeout: minutes(15), hookTimeout: minutes(10) });

const SESSION_SECRET = 'a secret for the servers of this drill 0123456789';
const root = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'sabuja-rolling-'));
const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** The commit of the older version: ROLLING_FROM, or the newest commit a day before the current one. */
function findOlderVersion(): string {
  const { ROLLING_FROM } = process.env;
  if (ROLLING_FROM !== undefined) return git('rev-parse', '--short', ROLLING_FROM);
  const day = git('log', '-1', '--format=%cI');
  const before = new Date(new Date(day).getTime() - 86_400_000).toISOString();
  return git('rev-list', '-1', '--abbrev-commit', `--before=${before}`, 'HEAD');
}
const version = findOlderVersion();

/** Installs the sources and the packages of the older version in a separate folder. */
function installOlderVersion(): void {
  const archive = join(folder, 'version.tar');
  git('archive', '--output', archive, version);
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  execFileSync('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: folder,
    // The error output of npm becomes part of the exception.
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

type Testing = typeof import('@sabuja/testing');
type Checks = typeof import('@sabuja/server/checks');
const importOlder = (...path: string[]) => import(join(folder, ...path));
let ordered: OrderedShop;
const settings = () => ({ SESSION_SECRET, DATABASE_URL: ordered.shop.databaseUrl });
const first = new DrilledProcess({ settings });
const second = new DrilledProcess({ settings });
const older = { from: folder };

beforeAll(async () => {
  installOlderVersion();
  // The older version creates the database, the customers and their tokens.
  const testing: Testing = await importOlder('testing', 'src', 'index.ts');
  const shop = await testing.openTestShop({ SESSION_SECRET, RUN_JOBS: '0' }, await emptyDatabase());
  await recordOpening(shop.app.db, { openedBy: null, now: new Date() });
  ordered = { shop, category: await testing.setUpSellableShop(shop) };
  await prepareOrdering(ordered);
  await first.open(older);
  await second.open(older);
});
afterAll(async () => {
  await first.close();
  await second.close();
  await ordered?.shop.close();
  rmSync(folder, { recursive: true, force: true });
});

const countMigrations = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from public.migrations`.execute(ordered.shop.app.db);
  return rows[0]?.n ?? 0;
};

test('orders while servers of this version take the place of those before', async () => {
  const outcomes: Record<string, Outcome> = {};
  const drill = async (name: string, fault: () => Promise<void>, checks?: Checks) => {
    outcomes[name] = await drillOrders(ordered, {
      urls: [first.url, second.url],
      customersPerServer: 6,
      fault,
      ...(checks && { findBroken: checks.findBrokenInvariants }),
    });
  };
  const before = await countMigrations();
  const olderChecks: Checks = await importOlder('server', 'src', 'app', 'checks.ts');
  await drill('both are of the version before', () => pause(seconds(3)), olderChecks);
  await drill('the first is of this version', async () => {
    await first.end('SIGTERM');
    await first.open();
    await pause(seconds(3));
  });
  const migrations = (await migrationNames()).length;
  expect(await countMigrations()).toBe(migrations);
  await drill('one of the version before starts again', async () => {
    await second.end('SIGKILL');
    await second.open(older);
    await pause(seconds(3));
  });
  await drill('both are of this version', async () => {
    await second.end('SIGTERM');
    await second.open();
    await pause(seconds(3));
  });
  await drill('the first goes back', async () => {
    await first.end('SIGTERM');
    await first.open(older);
    await pause(seconds(3));
  });
  console.log(`from ${version}, ${migrations - before} migrations later`);
  reportOutcomes(outcomes);
});
