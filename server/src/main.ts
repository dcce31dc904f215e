import { parseArgs } from 'node:util';
import { minutes, StartProblem } from '@sabuja/kit';
import { type App, createApp } from './app/app.ts';
import { createPaymentSandbox } from './app/payment-sandbox.ts';
import { createWorker } from './app/worker.ts';
import { createSetUpLink } from './modules/staff/index.ts';
import { type OpenDatabase, openDatabase } from './platform/open-database.ts';
import { ensurePortFree } from './platform/port.ts';
import { ProcessLifecycle } from './platform/process-lifecycle.ts';
import { explainStartFailure } from './platform/start-failure.ts';
import { isLocalOnly, readSettings, type Settings } from './settings.ts';

const log = (line: string) => console.error(`Sabuja: ${line}`);

function openShopDatabase(settings: Settings, lifecycle: ProcessLifecycle): Promise<OpenDatabase> {
  const opening = openDatabase({ ...settings, log });
  // Registered as a promise: a signal while the shop opens waits for it, then closes it.
  lifecycle.onShutdown(() =>
    opening.then(
      (database) => database.close(),
      () => undefined,
    ),
  );
  return opening;
}

async function startServer(settings: Settings, lifecycle: ProcessLifecycle): Promise<void> {
  const database = await openShopDatabase(settings, lifecycle);
  await ensurePortFree(settings);
  const paymentSandbox = createPaymentSandbox(settings, database.url);
  const seed = settings.demoShop ? (await import('@sabuja/demo')).seedDemo : undefined;
  const app = await createApp({ settings, databaseUrl: database.url, paymentSandbox, seed });
  lifecycle.onShutdown(() => app.close());
  // The limit of closing counts from the end of draining.
  lifecycle.onShutdown(() => app.drain(), minutes(6));
  // Before the shop is open: from then on the database may fail for a moment, and the shop goes on.
  const setUpLink = await createSetUpLink(app.staff);
  console.log(`Sabuja is open at ${await app.listen()}`);
  for (const notice of listNotices(settings, app)) log(notice);
  if (setUpLink) console.log(`Set up the first owner within 24 hours, once: ${setUpLink}`);
}

/** Runs the jobs of the shop, beside servers that have the same settings. */
async function startWorker(settings: Settings, lifecycle: ProcessLifecycle): Promise<void> {
  if (settings.databaseUrl === undefined) {
    throw new StartProblem(
      'A worker shares the database of servers: set DATABASE_URL. The embedded one belongs to the process that starts it.',
    );
  }
  const { url } = await openShopDatabase(settings, lifecycle);
  const worker = await createWorker({ settings, databaseUrl: url });
  lifecycle.onShutdown(() => worker.close());
  const address = await worker.listen();
  console.log(
    `Sabuja’s worker runs${address === undefined ? '' : `; its health is at ${address}`}`,
  );
}

/** What a shop that is open cannot do yet, for lack of settings. */
const listNotices = (settings: Settings, { payments }: App): string[] => [
  ...(payments.providers.length > 0
    ? []
    : [
        'nothing can be paid online: set the keys of a payment provider, or PAYMENT_SANDBOX=1 to try it out',
      ]),
  ...(settings.sms.provider !== 'local' || (settings.devOutbox ?? isLocalOnly(settings))
    ? []
    : [
        'nobody receives sign-in codes: set SMS_PROVIDER, or DEV_OUTBOX=1 to read them at /dev/outbox',
      ]),
];

function readIsWorker(): boolean {
  try {
    return parseArgs({ options: { worker: { type: 'boolean', default: false } } }).values.worker;
  } catch (error) {
    throw new StartProblem(`${(error as Error).message}. Sabuja starts with --worker or without.`);
  }
}

const lifecycle = new ProcessLifecycle(console.error);
let settings: Settings | undefined;
try {
  const isWorker = readIsWorker();
  settings = readSettings(process.env);
  await (isWorker ? startWorker : startServer)(settings, lifecycle);
} catch (error) {
  if (!lifecycle.isShuttingDown) {
    console.error(explainStartFailure(error, settings));
    await lifecycle.shutDown(1);
  }
}
