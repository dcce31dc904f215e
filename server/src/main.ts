import { createApp } from './app/app.ts';
import { paymentStandIn } from './app/payment-stand-in.ts';
import { Lifetime } from './platform/lifetime.ts';
import { openDatabase } from './platform/open-database.ts';
import { ensurePortFree } from './platform/port.ts';
import { explainStartFailure } from './platform/start-failure.ts';
import { readSettings, type Settings } from './settings.ts';

async function start(settings: Settings, lifetime: Lifetime): Promise<void> {
  const log = (line: string) => console.error(`Sabuja: ${line}`);
  const opening = openDatabase({ ...settings, log });
  // By its promise: a signal in the middle of opening waits for it, then closes it.
  lifetime.atEnd(() =>
    opening.then(
      (database) => database.close(),
      () => undefined,
    ),
  );
  const database = await opening;
  await ensurePortFree(settings);
  const standIn = paymentStandIn(settings, database.url);
  const seed = settings.demoShop ? (await import('@sabuja/demo')).seedWhenEmpty : undefined;
  const app = await createApp({ settings, databaseUrl: database.url, standIn, seed });
  lifetime.atEnd(() => app.close());
  console.log(`Sabuja is open at ${await app.listen()}`);
}

const lifetime = new Lifetime(console.error);
let settings: Settings | undefined;
try {
  settings = readSettings(process.env);
  await start(settings, lifetime);
} catch (error) {
  if (!lifetime.isEnding) {
    console.error(explainStartFailure(error, settings));
    await lifetime.end(1);
  }
}
