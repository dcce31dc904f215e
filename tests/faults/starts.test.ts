import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@sabuja/embedded-database';
import { minutes } from '@sabuja/kit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  databasePid,
  hasOtherDatabase,
  isRunning,
  ShopProcess,
  waitUntil,
} from './shop-process.ts';

vi.setConfig({ testTimeout: minutes(3), hookTimeout: minutes(1) });

/** For tests that need no items: seeding the demo shop takes most of the time of a first start. */
const EMPTY_SHOP = { DEMO_SHOP: '0' };

let folder: string;
let shops: ShopProcess[];

function createFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'sabuja-starts-'));
  // Started by root, the database runs as another user, who must be able to enter the folder.
  chmodSync(path, 0o755);
  return path;
}

beforeEach(() => {
  folder = createFolder();
  shops = [];
});

afterEach(async () => {
  await Promise.all(shops.map((shop) => shop.stop()));
  rmSync(folder, { recursive: true, force: true });
});

function startShop(settings: Record<string, string> = {}): ShopProcess {
  const shop = new ShopProcess({ DATA_DIR: join(folder, 'data'), PORT: '0', ...settings });
  shops.push(shop);
  return shop;
}

const isReady = async (url: string): Promise<boolean> => (await fetch(`${url}/readyz`)).ok;

describe('with a data folder', () => {
  test('starts on a new folder and again, and stops gracefully', async () => {
    const data = join(folder, 'data');
    const first = startShop();
    expect(await isReady(await first.open())).toBe(true);
    expect(statSync(join(data, 'postgres-password')).mode & 0o077).toBe(0);
    const database = databasePid(data);
    expect(await first.stop()).toBe(0);
    expect(isRunning(database)).toBe(false);
    expect(await isReady(await startShop().open())).toBe(true);
  });

  test('stops gracefully during its first start', { tags: 'extended' }, async () => {
    const shop = startShop();
    const lock = join(folder, 'data', 'server.lock');
    await waitUntil(() => statSync(lock, { throwIfNoEntry: false }) !== undefined, 'the lock');
    expect(await shop.stop()).toBe(0);
    expect(await isReady(await startShop().open())).toBe(true);
  });
});

describe('with a data folder of a shop that was stopped', () => {
  let stoppedShop: string;
  beforeAll(async () => {
    stoppedShop = createFolder();
    const shop = new ShopProcess({
      DATA_DIR: join(stoppedShop, 'data'),
      PORT: '0',
      ...EMPTY_SHOP,
    });
    await shop.open();
    await shop.stop();
  });
  afterAll(() => rmSync(stoppedShop, { recursive: true, force: true }));
  // `cp -a` preserves the owner of the database files, which PostgreSQL verifies.
  beforeEach(() => void execFileSync('cp', ['-a', join(stoppedShop, 'data'), folder]));

  test('starts after it was killed and its database has stopped', {
    tags: 'extended',
  }, async () => {
    const shop = startShop(EMPTY_SHOP);
    await shop.open();
    const database = databasePid(join(folder, 'data'));
    shop.kill('SIGKILL');
    await shop.exited;
    await waitUntil(() => !isRunning(database), 'the database to notice');
    expect(await isReady(await startShop(EMPTY_SHOP).open())).toBe(true);
  });

  test('starts at once after it and its database were killed', async () => {
    const shop = startShop(EMPTY_SHOP);
    await shop.open();
    const database = databasePid(join(folder, 'data'));
    shop.kill('SIGKILL');
    process.kill(database, 'SIGKILL');
    expect(await isReady(await startShop(EMPTY_SHOP).open())).toBe(true);
  });

  test('restarts its database if only that was killed', async () => {
    const shop = startShop(EMPTY_SHOP);
    const url = await shop.open();
    const data = join(folder, 'data');
    const database = databasePid(data);
    process.kill(database, 'SIGKILL');
    await waitUntil(() => hasOtherDatabase(data, database), 'a new database process');
    await waitUntil(() => isReady(url).catch(() => false), 'an answer');
    expect(shop.stderr).toContain('starting it again');
  });

  test('a second process reports who uses the folder, and leaves the first alone', async () => {
    const first = startShop(EMPTY_SHOP);
    const url = await first.open();
    const second = startShop(EMPTY_SHOP);
    expect(await second.exited).toBe(1);
    expect(second.stderr).toContain(`process ${first.pid}`);
    expect(second.stderr).not.toContain('    at ');
    expect(await isReady(url)).toBe(true);
  });
});

test('reports that its port is in use', async () => {
  const portHolder = await holdPort();
  const address = portHolder.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const shop = startShop({ ...EMPTY_SHOP, PORT: port });
  expect(await shop.exited).toBe(1);
  expect(shop.stderr).toMatch(new RegExp(`^Port ${port} on 127\\.0\\.0\\.1 is taken`));
  expect(shop.stderr).not.toContain('    at ');
  portHolder.close();
});

describe('with DATABASE_URL', () => {
  const SESSION_SECRET = 'a-secret-for-this-test-alone-0123456789';

  test('uses that database and creates none', async () => {
    const dataDir = join(folder, 'elsewhere');
    const externalDatabase = await startEmbeddedPostgres({ dataDir, log: () => undefined });
    const shop = startShop({
      ...EMPTY_SHOP,
      DATABASE_URL: externalDatabase.url,
      SESSION_SECRET,
    });
    expect(await isReady(await shop.open())).toBe(true);
    const ownDataFolder = join(folder, 'data', 'postgres');
    expect(statSync(ownDataFolder, { throwIfNoEntry: false })).toBeUndefined();
    expect(await shop.stop()).toBe(0);
    await externalDatabase.stop();
  });

  test.for([
    ['postgres://me:hidden@127.0.0.1:1/shop', 'not running'],
    ['mysql://me:hidden@127.0.0.1/shop', 'DATABASE_URL'],
  ])('reports in one line what is wrong with %s', async ([DATABASE_URL = '', expectedMessage]) => {
    const shop = startShop({ DATABASE_URL, SESSION_SECRET });
    expect(await shop.exited).toBe(1);
    expect(shop.stderr.trim().split('\n')).toEqual([
      expect.stringContaining(expectedMessage ?? ''),
    ]);
    expect(shop.stderr).not.toContain('hidden');
  });

  test('reports a wrong password', { tags: 'extended' }, async () => {
    const dataDir = join(folder, 'elsewhere');
    const externalDatabase = await startEmbeddedPostgres({ dataDir, log: () => undefined });
    const secret = readFileSync(join(dataDir, 'postgres-password'), 'utf8').trim();
    const DATABASE_URL = externalDatabase.url.replace(secret, 'guess');
    const shop = startShop({ DATABASE_URL, SESSION_SECRET });
    expect(await shop.exited).toBe(1);
    expect(shop.stderr).toContain('refuses the user name or password');
    await externalDatabase.stop();
  });
});

async function holdPort(): Promise<Server> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return server;
}
