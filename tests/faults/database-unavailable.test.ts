import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@sabuja/embedded-database';
import { minutes } from '@sabuja/kit';
import { withAdminConnection } from '@sabuja/server/platform/db';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { databasePid, ShopProcess, waitUntil } from './shop-process.ts';

vi.setConfig({ testTimeout: minutes(2), hookTimeout: minutes(2) });

let folder: string;
let database: EmbeddedPostgres;
let shop: ShopProcess;
let url: string;
let frozen: number[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sabuja-unavailable-'));
  chmodSync(folder, 0o755);
  database = await startEmbeddedPostgres({ dataDir: join(folder, 'database'), log: () => {} });
  shop = new ShopProcess({
    DATABASE_URL: database.url,
    SESSION_SECRET: 'a secret for the shop of this test 0123456789',
    DATA_DIR: join(folder, 'data'),
    PORT: '0',
  });
  url = await shop.open();
});
afterAll(async () => {
  signalDatabase('SIGCONT');
  await shop.stop();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** All process ids of the database: the main process from its pid file, sessions and background processes. */
async function listDatabasePids(): Promise<number[]> {
  const { rows } = await withAdminConnection(database.url, (connection) =>
    connection.query<{ pid: number }>(
      'select pid from pg_stat_activity where pid <> pg_backend_pid()',
    ),
  );
  return [databasePid(join(folder, 'database')), ...rows.map(({ pid }) => pid)];
}

function signalDatabase(signal: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of frozen) {
    try {
      process.kill(pid, signal);
    } catch {
      // The session has ended in the meantime.
    }
  }
}

const readStatus = async (path: string): Promise<number> => (await fetch(url + path)).status;

test('while the database hangs the shop says so, to balancers at once, and serves again when it is back', async () => {
  expect(await readStatus('/readyz')).toBe(200);
  frozen = await listDatabasePids();
  signalDatabase('SIGSTOP');
  expect((await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) })).status).toBe(503);
  const response = await fetch(`${url}/api/v1/stocks/1`);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await response.json()).toMatchObject({ code: 'UNAVAILABLE', retry_after: 5 });
  expect(await readStatus('/healthz')).toBe(200);
  signalDatabase('SIGCONT');
  await waitUntil(async () => (await readStatus('/readyz')) === 200, 'the shop to be ready');
  expect(await readStatus('/api/v1/categories/')).toBe(200);
});
