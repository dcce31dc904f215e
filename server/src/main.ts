import { createApp } from './app/app.ts';
import { createPaymentSandbox } from './app/payment-sandbox.ts';
import { createSetUpLink } from './modules/staff/index.ts';
import { openDatabase } from './platform/open-database.ts';
import { ensurePortFree } from './platform/port.ts';
import { ProcessLifecycle } from './platform/process-lifecycle.ts';
import { explainStartFailure } from './platform/start-failure.ts';
import { readSettings, type Settings } from './settings.ts';

async function start(settings: Settings, lifecycle: ProcessLifecycle): Promise<void> {
  const log = (line: string) => console.error(`Sabuja: ${line}`);
  const opening = openDatabase({ ...settings, log });
  // Registered as a promise: a signal while the shop opens waits for it, then closes it.
  lifecycle.onShutdown(() =>
    opening.then(
      (database) => database.close(),
      () => undefined,
    ),
  );
  const database = await opening;
  await ensurePortFree(settings);
  const paymentSandbox = createPaymentSandbox(settings, database.url);
  const seed = settings.demoShop ? (await import('@sabuja/demo')).seedDemo : undefined;
  const app = await createApp({ settings, databaseUrl: database.url, paymentSandbox, seed });
  lifecycle.onShutdown(() => app.close());
  console.log(`Sabuja is open at ${await app.listen()}`);
  const setUpLink = await createSetUpLink(app.staff);
  if (setUpLink) console.log(`Set up the first owner within 24 hours, once: ${setUpLink}`);
}

const lifecycle = new ProcessLifecycle(console.error);
let settings: Settings | undefined;
try {
  settings = readSettings(process.env);
  await start(settings, lifecycle);
} catch (error) {
  if (!lifecycle.isShuttingDown) {
    console.error(explainStartFailure(error, settings));
    await lifecycle.shutDown(1);
  }
}
