import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addLarge, fillDemoShop } from '@sabuja/demo/large';
import { createDatabase, dropDatabase, withAdminConnection } from '@sabuja/server/platform/db';
import { openDatabase } from '@sabuja/server/platform/open-database';
import { databasePid, ShopProcess } from '../faults/shop-process.ts';

/** The secret that signs the access tokens of the benchmark's shoppers. */
export const SESSION_SECRET = 'a secret of the bench only';

type Size = { stocks: number; orders: number; customers: number };

/** A database server for benchmarks, and the folder with the shop's files. */
export class BenchCluster {
  readonly url: string;
  readonly #dataDir: string;
  readonly #close: () => Promise<void>;
  readonly #made = new Set<string>();

  private constructor(url: string, dataDir: string, close: () => Promise<void>) {
    this.url = url;
    this.#dataDir = dataDir;
    this.#close = close;
  }

  /** Starts the embedded PostgreSQL as `npm start` does, in a temporary folder. */
  static async temporary(): Promise<BenchCluster> {
    const dataDir = await temporaryFolder();
    const { url, close } = await openDatabase({ dataDir, log });
    return new BenchCluster(url, dataDir, async () => {
      await close();
      await rm(dataDir, { recursive: true, force: true });
    });
  }

  /** The id of the main process of a temporary cluster's embedded PostgreSQL. */
  get postgresPid(): number {
    return databasePid(this.#dataDir);
  }

  /** Opens the database server on which `npm run seed` creates large shops. */
  static async persistent(settings: { databaseUrl: string | undefined; dataDir: string }) {
    const { url, close } = await openDatabase({ ...settings, log });
    const dataDir = await temporaryFolder();
    return new BenchCluster(url, dataDir, async () => {
      await close();
      await rm(dataDir, { recursive: true, force: true });
    });
  }

  /** Creates an empty database, which is dropped at the end. */
  async createEmptyDatabase(name: string): Promise<string> {
    this.#made.add(name);
    return await createDatabase(this.url, name);
  }

  /** Creates a database with the demo shop and additional data, which is dropped at the end. */
  async createShopDatabase(name: string, size: Size): Promise<string> {
    const url = await this.createEmptyDatabase(name);
    const noLog = () => undefined;
    await fillDemoShop({ url, dataDir: this.#dataDir, log: noLog });
    await addLarge(url, size, noLog);
    return url;
  }

  /** Starts a shop on one of the databases, as a separate process. */
  startShop(databaseUrl: string, overrides: Record<string, string> = {}): ShopProcess {
    return new ShopProcess({
      DATABASE_URL: databaseUrl,
      DATA_DIR: this.#dataDir,
      SESSION_SECRET: SESSION_SECRET,
      ...SHOP_SETTINGS,
      ...overrides,
    });
  }

  async close(): Promise<void> {
    for (const name of this.#made) await dropDatabase(this.url, name);
    await this.#close();
  }
}

/** Settings of the measured shops. */
export const SHOP_SETTINGS = {
  PORT: '0',
  RATE_LIMITS: '0',
  PAYMENT_SANDBOX: '1',
  DEV_OUTBOX: '1',
  LOG_LEVEL: 'silent',
  NODE_ENV: 'production',
};

/** Creates a temporary folder that the database user can enter. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sabuja-bench-'));
  await chmod(folder, 0o755);
  return folder;
}

/** Runs one query on a database. */
export const queryDatabase = <T>(url: string, text: string): Promise<T[]> =>
  withAdminConnection(url, async (connection) => (await connection.query(text)).rows as T[]);

export const log = (line: string): void => console.error(`  ${line}`);
