import cluster from 'node:cluster';
import { parseArgs } from 'node:util';
import { StartProblem } from '@sabuja/kit';
import { ProcessLifecycle } from './platform/process-lifecycle.ts';
import { explainStartFailure } from './platform/start-failure.ts';
import { readSettings, type Settings } from './settings.ts';

function readIsWorker(): boolean {
  try {
    return parseArgs({ options: { worker: { type: 'boolean', default: false } } }).values.worker;
  } catch (error) {
    throw new StartProblem(`${(error as Error).message}. Sabuja starts with --worker or without.`);
  }
}

/** Loads only the modules that this kind of process needs: a process that starts servers does not load the shop. */
async function start(settings: Settings, isWorker: boolean): Promise<void> {
  if (isWorker) {
    const { startWorker } = await import('./app/start-worker.ts');
    return await startWorker(settings, lifecycle);
  }
  if (settings.servers > 1 && cluster.isPrimary) {
    const { startServers } = await import('./app/servers/start-servers.ts');
    return await startServers(settings, lifecycle);
  }
  const { GroupMember } = await import('./app/servers/group-member.ts');
  const { startServer } = await import('./app/start-server.ts');
  return await startServer(
    settings,
    lifecycle,
    cluster.isWorker ? await GroupMember.join() : undefined,
  );
}

const lifecycle = new ProcessLifecycle(console.error);
let settings: Settings | undefined;
try {
  const isWorker = readIsWorker();
  settings = readSettings(process.env);
  await start(settings, isWorker);
} catch (error) {
  if (!lifecycle.isShuttingDown) {
    console.error(explainStartFailure(error, settings));
    await lifecycle.shutDown(1);
  }
}
