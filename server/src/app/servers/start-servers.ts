import { minutes } from '@sabuja/kit';
import { ensurePortFree } from '../../platform/port.ts';
import type { ProcessLifecycle } from '../../platform/process-lifecycle.ts';
import type { Settings } from '../../settings.ts';
import { openShopDatabase } from '../open-shop-database.ts';
import { log, print } from '../terminal.ts';
import { ServerGroup } from './server-group.ts';

/** Opens the database and starts the number of servers in the settings; returns once the shop is open. */
export async function startServers(settings: Settings, lifecycle: ProcessLifecycle): Promise<void> {
  const { url: databaseUrl } = await openShopDatabase(settings, lifecycle);
  await ensurePortFree(settings);
  const { servers: size, runsJobs } = settings;
  const group = new ServerGroup({ size, databaseUrl, runsJobs, log });
  // Each server has its own time limits for draining and closing, which are shorter in total.
  lifecycle.onShutdown(() => group.close(), minutes(7));
  const address = await group.open();
  if (address !== undefined) print(`Sabuja is open at ${address} (${size} servers)`);
  // The first server has printed why it failed. If a shutdown is in progress, that ends the process.
  else if (!lifecycle.isShuttingDown) await lifecycle.shutDown(1);
}
