import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient, type Transport } from '@sabuja/contract/client';
import { type App, createApp } from '@sabuja/server';
import { createPaymentSandbox } from '@sabuja/server/payment-sandbox';
import { readSettings } from '@sabuja/server/settings';
import { TestClock } from './test-clock.ts';
import { cloneDatabase, type TestDatabase } from './test-database.ts';

/** The session secret of a test shop. */
export const TEST_SECRET = 'a secret for tests only';

/** A complete shop without a port, on its own database. It must be closed after the test file. */
export type TestShop = {
  app: App;
  clock: TestClock;
  databaseUrl: string;
  /** An API client without a session, or with the given headers. */
  api(headers?: Record<string, string>): Client;
  /** Opens a second server on the same database, with the same clock or its own. */
  openSecondServer(env?: Record<string, string>, clock?: TestClock): Promise<TestShop>;
  close(): Promise<void>;
};

/**
 * Opens a shop for tests. `env` contains settings as environment variables. The database is `given`, or else a new
 * empty one.
 */
export async function openTestShop(
  env: Record<string, string> = {},
  given?: TestDatabase,
): Promise<TestShop> {
  const database = given ?? (await cloneDatabase());
  const shop = await openShopOn(database.url, new TestClock(), env);
  return {
    ...shop,
    close: async () => {
      await shop.close();
      await database.drop();
    },
  };
}

async function openShopOn(
  databaseUrl: string,
  clock: TestClock,
  env: Record<string, string>,
): Promise<TestShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sabuja-shop-'));
  // As with the embedded database, the stand-ins of external providers are active.
  const settings = readSettings({
    SESSION_SECRET: TEST_SECRET,
    DATA_DIR: dataDir,
    DEMO_SHOP: '0',
    LOG_LEVEL: 'error',
    RATE_LIMITS: '0',
    // Tests that send at once from many sides have enough of them; opening one takes 50 ms.
    DATABASE_CONNECTIONS: '8',
    PORT: '0',
    ...env,
  });
  const paymentSandbox = createPaymentSandbox(settings, databaseUrl, clock);
  // No scheduled jobs: they would run at full minutes, in the middle of an arbitrary test.
  const app = await createApp({ settings, databaseUrl, clock, paymentSandbox, schedule: {} });
  return {
    app,
    clock,
    databaseUrl,
    api: (headers = {}) => createClient(injectTransport(app, headers)),
    openSecondServer: (extraEnv = {}, itsClock = clock) =>
      openShopOn(databaseUrl, itsClock, { ...env, ...extraEnv }),
    close: async () => {
      await app.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const injectTransport =
  (app: App, headers: Record<string, string>): Transport =>
  async (request) => {
    const form = request.form && (await multipart(request.form));
    const response = await app.http.inject({
      method: request.method as 'GET',
      url: request.path,
      headers: { ...request.headers, ...headers, ...form?.headers, ...fileHeaders(request.file) },
      ...(request.json !== undefined && { payload: request.json as object }),
      ...(form && { payload: form.payload }),
      ...(request.file && { payload: Buffer.from(await request.file.arrayBuffer()) }),
    });
    return { status: response.statusCode, body: response.json() };
  };

const fileHeaders = (file: Blob | undefined) => file && { 'content-type': file.type };

async function multipart(fields: Record<string, string | Blob>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const response = new Response(form);
  const headers = { 'content-type': response.headers.get('content-type') ?? '' };
  return { headers, payload: Buffer.from(await response.arrayBuffer()) };
}
