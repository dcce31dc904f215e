import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import {
  createCustomer,
  createOrder,
  createStock,
  emptyDatabase,
  eventually,
  groceryLine,
  openTestShop,
  rechargeWallet,
  useSellableShop,
} from '@sabuja/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withAdminConnection } from '../../platform/db/index.ts';
import { createFolderStore } from '../../platform/media/index.ts';
import { findBrokenInvariants } from '../checks.ts';
import { sizeOfFolder } from './files.ts';
import { openForBackup } from './open-for-backup.ts';
import { restoreDatabase } from './restore-database.ts';
import { manifestFile, tableFile } from './save-database.ts';
import { saveShop } from './save-shop.ts';
import { listTables } from './tables.ts';

const { shop, category } = useSellableShop();
beforeAll(async () => {
  await shop.app.listen();
});
const folder = mkdtempSync(join(tmpdir(), 'sabuja-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const media = createFolderStore(join(folder, 'media-of-shop'));
const save = (place: string, store = media) =>
  saveShop({ databaseUrl: shop.databaseUrl, dataDir: join(folder, 'data'), media: store }, place);

/** Returns every row of a database as text, by table. */
const readRows = (url: string): Promise<Record<string, string[]>> =>
  withAdminConnection(url, async (connection) => {
    const rows: Record<string, string[]> = {};
    for (const { name } of await listTables(connection)) {
      // The records that running servers write about themselves are not data of the shop.
      if (['job_workers', 'job_runs', 'servers'].includes(name)) continue;
      const found = await connection.query<{ row: string }>(
        `select t::text as row from ${name} t order by 1`,
      );
      rows[name] = found.rows.map(({ row }) => row);
    }
    return rows;
  });

async function fillShop(): Promise<void> {
  const customer = await createCustomer(shop);
  await rechargeWallet(shop, customer, 500);
  const stock = await createStock(shop, category, { name: 'ପାଳଙ୍ଗ\t"x"\\\n' });
  await createOrder(customer, [groceryLine(stock, 2)]);
}

test('a restored database equals the saved one row for row, and sells on', async () => {
  // The payment sandbox stores its records in the same database, but they are not data of the shop.
  await shop.app.payments.providers[0]?.createOrder({ amount: 500, receipt: 'r1' });
  await fillShop();
  const saved = await readRows(shop.databaseUrl);
  const place = join(folder, 'whole');
  const { manifest } = await save(place);
  expect(manifest.tables.length).toBeGreaterThan(40);
  expect(await sizeOfFolder(place)).toBeGreaterThan(10_000);
  const database = await emptyDatabase();
  await restoreDatabase(place, database.url);
  expect(await readRows(database.url)).toEqual(saved);
  const restored = await openTestShop({}, database);
  expect(await findBrokenInvariants(restored.app.db)).toEqual([]);
  const stock = await createStock(restored, category);
  await createOrder(await createCustomer(restored, '+919700000001'), [groceryLine(stock)]);
  expect(await findBrokenInvariants(restored.app.db)).toEqual([]);
  await restored.close();
});

test('S10.433 a restore says how to try the backup without acting as the shop', async () => {
  const place = join(folder, 'tried');
  await save(place);
  const database = await emptyDatabase();
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, DATABASE_URL: database.url, SESSION_SECRET: randomUUID() };
  const { stderr } = await promisify(execFile)(process.execPath, [main, 'restore', place], {
    env: { ...env, DATA_DIR: join(folder, 'data-of-trial') },
  });
  expect(stderr.trimEnd().split('\n').at(-1)).toContain('for a trial: RUN_JOBS=0 npm start');
  await database.drop();
});

test('a database that is in use is not restored into, an incomplete backup is not restored', async () => {
  const place = join(folder, 'refused');
  await save(place);
  await expect(restoreDatabase(place, shop.databaseUrl)).rejects.toThrow('is not empty');
  rmSync(manifestFile(place));
  const database = await emptyDatabase();
  await expect(restoreDatabase(place, database.url)).rejects.toThrow('not a complete backup');
  await database.drop();
});

test('a damaged backup restores nothing', async () => {
  const place = join(folder, 'damaged');
  await save(place);
  appendFileSync(tableFile(place, 'catalogue.stocks'), 'x');
  const database = await emptyDatabase();
  await expect(restoreDatabase(place, database.url)).rejects.toThrow();
  expect((await readRows(database.url))['catalogue.stocks']).toEqual([]);
  await database.drop();
});

test('a backup whose connection is lost is incomplete', async () => {
  const place = join(folder, 'interrupted');
  await withAdminConnection(shop.databaseUrl, async (other) => {
    await other.query('begin; lock table identity.addresses');
    const terminate = `select pg_terminate_backend(pid) from pg_locks
      where relation = 'identity.addresses'::regclass and not granted`;
    const saving = save(place);
    saving.catch(() => {});
    await eventually(async () => (await other.query(terminate)).rowCount).toBe(1);
    await expect(saving).rejects.toThrow('terminating connection');
  });
  const database = await emptyDatabase();
  await expect(restoreDatabase(place, database.url)).rejects.toThrow('not a complete backup');
  await database.drop();
});

test('a backup without the settings of a shop saves nothing, and creates no shop', async () => {
  const dataDir = join(folder, 'elsewhere');
  await expect(openForBackup({ databaseUrl: undefined, dataDir }, () => {})).rejects.toThrow(
    'There is no shop in',
  );
  expect(existsSync(dataDir)).toBe(false);
});

test('a backup that cannot be written ends with the reason', async () => {
  const place = join(folder, 'unwritable');
  mkdirSync(tableFile(place, 'catalogue.stocks'), { recursive: true });
  await expect(save(place)).rejects.toThrow('EISDIR');
});

test('a picture that is uploaded while the shop is saved is in the backup, or its row is not', async () => {
  const place = join(folder, 'uploaded');
  const uploading = {
    ...media,
    async *list(prefix: string) {
      yield* media.list(prefix);
      await media.put('originals/stocks/late-1a2b3c4d.webp', Buffer.from('late'));
      await createStock(shop, category, { imageUrls: ['/media/stocks/late-1a2b3c4d'] });
    },
  };
  await save(place, uploading);
  const database = await emptyDatabase();
  await restoreDatabase(place, database.url);
  const rows = (await readRows(database.url))['catalogue.stocks']?.join();
  expect(rows).toContain('ପାଳଙ୍ଗ');
  expect(rows?.includes('late-1a2b3c4d')).toBe(false);
  await database.drop();
});

test('a backup whose pictures cannot be read is incomplete, also over an earlier one', async () => {
  const place = join(folder, 'without-pictures');
  await save(place);
  await media.put('originals/stocks/lost-1a2b3c4d.webp', Buffer.from('lost'));
  const unreadable = { ...media, get: () => Promise.reject(new Error('the bucket is away')) };
  await expect(save(place, unreadable)).rejects.toThrow('the bucket is away');
  const database = await emptyDatabase();
  await expect(restoreDatabase(place, database.url)).rejects.toThrow('not a complete backup');
  await database.drop();
});
