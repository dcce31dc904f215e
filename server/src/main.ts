import { minutes } from '@sabuja/kit';
import { type App, createApp } from './app/app.ts';
import { createPaymentSandbox } from './app/payment-sandbox.ts';
import { createSetUpLink } from './modules/staff/index.ts';
import { openDatabase } from './platform/open-database.ts';
import { ensurePortFree } from './platform/port.ts';
import { ProcessLifecycle } from './platform/process-lifecycle.ts';
import { explainStartFailure } from './platform/start-failure.ts';
import { isLocalOnly, readSettings, type Settings } from './settings.ts';

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
  // The limit of closing counts from the end of draining.
  lifecycle.onShutdown(() => app.drain(), minutes(6));
  // Before the shop is open: from then on the database may fail for a moment, and the shop goes on.
  const setUpLink = await createSetUpLink(app.staff);
  console.log(`Sabuja is open at ${await app.listen()}`);
  for (const notice of listNotices(settings, app)) log(notice);
  if (setUpLink) console.log(`Set up the first owner within 24 hours, once: ${setUpLink}`);
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
