import { StartProblem } from '@sabuja/kit';
import type { ProcessLifecycle } from '../platform/process-lifecycle.ts';
import type { Settings } from '../settings.ts';
import { openShopDatabase } from './open-shop-database.ts';
import { print } from './terminal.ts';
import { createWorker } from './worker.ts';

/** Starts a worker, which runs the jobs of the shop; servers with the same settings run in other processes. */
export async function startWorker(settings: Settings, lifecycle: ProcessLifecycle): Promise<void> {
  if (settings.databaseUrl === undefined) {
    throw new StartProblem(
      'A worker shares the database of servers: set DATABASE_URL. The embedded one belongs to the process that starts it.',
    );
  }
  const { url } = await openShopDatabase(settings, lifecycle);
  const worker = await createWorker({ settings, databaseUrl: url });
  lifecycle.onShutdown(() => worker.close());
  const address = await worker.listen();
  print(`Sabuja’s worker runs${address === undefined ? '' : `; its health is at ${address}`}`);
}
