import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@sabuja/embedded-database';
import { minutes } from '@sabuja/kit';
import { findBrokenInvariants } from '@sabuja/server/checks';
import { recordOpening } from '@sabuja/server/modules/content';
import { createDatabase, withAdminConnection } from '@sabuja/server/platform/db';
import { openTestShop, setUpSellableShop, type TestShop } from '@sabuja/testing';
import { afterAll, expect, test, vi } from 'vitest';
import { DrilledProcess } from './drilled-process.ts';
import { drillOrders, prepareOrdering, reportOutcomes } from './order-drill.ts';

vi.setConfig({ testTimeout: minutes(15), hookTimeout: minutes(2) });

const SESSION_SECRET = 'a secret for the servers of this drill 0123456789';
const root = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'sabuja-backups-'));
// Started by root, the databases run as another user, who must be able to enter the folder.
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Env = Record<string, string>;
/** A running database, embedded or external, and the environment by which the commands connect to it. */
type Database = { url: string; env: Env; stop: () => Promise<void> };
/** An empty database for a restore; `open` returns it after the restore. */
type Target = { env: Env; open: () => Promise<Database> };

/** Runs `npm run backup` or `npm run restore`. */
async function run(command: 'backup' | 'restore', place: string, env: Env): Promise<void> {
  const { PATH = '', HOME = '' } = process.env;
  await promisify(execFile)('npm', ['run', '--silent', command, '--', place], {
    cwd: root,
    env: { PATH, HOME, ...env },
  });
}

const startDatabase = (dataDir: string): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({ dataDir, log: () => undefined });

/** Prepares an embedded database, of a new data folder; the restore command starts and stops it. */
async function prepareEmbedded(name: string): Promise<Target> {
  const dataDir = join(folder, name);
  const env = { DATA_DIR: dataDir };
  return { env, open: async () => ({ env, ...(await startDatabase(dataDir)) }) };
}

/** Prepares a database of a server that runs independently of the shop. */
async function prepareExternal(name: string): Promise<Target> {
  const { url: serverUrl, stop } = await startDatabase(join(folder, `${name}-server`));
  const url = await createDatabase(serverUrl, 'elsewhere');
  const env = { DATABASE_URL: url, DATA_DIR: join(folder, name), SESSION_SECRET };
  return { env, open: async () => ({ url, env, stop }) };
}

type Rows = Map<string, Set<string>>;

/** All rows as text, by table; without tables that running servers write (their own state and the job queue). */
const readRows = (url: string): Promise<Rows> =>
  withAdminConnection(url, async (connection) => {
    await connection.query('begin isolation level repeatable read');
    const { rows: tables } = await connection.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname !~ '^(pg_|sandbox_|graphile_|information_schema)'
         and tablename not in ('job_workers', 'job_runs', 'servers', 'migrations', 'backups')`,
    );
    const found: Rows = new Map();
    for (const { name } of tables) {
      const { rows } = await connection.query<{ row: string }>(
        `select t::text as row from ${name} t`,
      );
      found.set(name, new Set(rows.map(({ row }) => row)));
    }
    return found;
  });

/** Counts rows that existed before and after the backup, so during all of it, and are missing in the restored shop. */
function compareRows(restored: Rows, before: Rows, after: Rows) {
  const counts = { rows: 0, missing: 0, 'changed meanwhile': 0 };
  for (const [table, rows] of after) {
    const saved = restored.get(table) ?? new Set();
    const earlier = before.get(table) ?? new Set();
    counts.rows += saved.size;
    counts.missing += [...rows].filter((row) => earlier.has(row) && !saved.has(row)).length;
    counts['changed meanwhile'] += [...saved].filter(
      (row) => !rows.has(row) && !earlier.has(row),
    ).length;
  }
  return counts;
}

async function openSellingShop({ url }: Database): Promise<TestShop> {
  const settings = { SESSION_SECRET, RUN_JOBS: '0' };
  return await openTestShop(settings, { url, drop: async () => undefined });
}

/** Restores a backup; returns the rows and the broken invariants of the restored database. */
async function restoreInto({ env, open }: Target, place: string) {
  await run('restore', place, env);
  const target = await open();
  const rows = await readRows(target.url);
  const restored = await openSellingShop(target);
  const broken = await findBrokenInvariants(restored.app.db);
  await restored.close();
  await target.stop();
  return { rows, broken };
}

test.each([
  ['an embedded database', prepareEmbedded],
  ['an external database', prepareExternal],
] as const)('%s, saved under load and at rest, is restored row for row', async (kind, prepare) => {
  const name = kind.includes('embedded') ? 'embedded' : 'external';
  const source = await (await prepare(name)).open();
  const shop = await openSellingShop(source);
  await recordOpening(shop.app.db, { openedBy: null, now: new Date() });
  const ordered = { shop, category: await setUpSellableShop(shop) };
  await prepareOrdering(ordered);
  const server = new DrilledProcess({
    settings: () => ({ SESSION_SECRET, DATABASE_URL: source.url, RUN_JOBS: '0' }),
  });
  await server.open();
  let before: Rows = new Map();
  let after: Rows = new Map();
  const loaded = join(folder, `${name}-loaded`);
  const outcome = await drillOrders(ordered, {
    urls: [server.url],
    customersPerServer: 12,
    fault: async (placedAgain) => {
      await placedAgain();
      before = await readRows(source.url);
      await run('backup', loaded, source.env);
      after = await readRows(source.url);
    },
  });
  await server.close();
  const resting = join(folder, `${name}-resting`);
  await run('backup', resting, source.env);
  const atRest = await readRows(source.url);
  await shop.close();

  const results: Record<string, object> = {};
  for (const [when, place, [earlier, later]] of [
    ['under load', loaded, [before, after]],
    ['at rest', resting, [atRest, atRest]],
  ] as const) {
    const target = await prepare(`${name}-${when.replace(' ', '-')}`);
    const { rows, broken } = await restoreInto(target, place);
    const counts = compareRows(rows, earlier, later);
    results[`${kind}, ${when}`] = { ...counts, 'broken rules': broken.length };
    expect([when, counts.missing, broken]).toEqual([when, 0, []]);
    if (when === 'at rest') expect(counts['changed meanwhile']).toBe(0);
  }
  await source.stop();
  console.table(results);
  reportOutcomes({ [`ordering while ${kind} is saved`]: outcome });
});
