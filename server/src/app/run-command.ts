import { ProcessLifecycle } from '../platform/process-lifecycle.ts';
import { explainStartFailure } from '../platform/start-failure.ts';
import { readSettings, type Settings } from '../settings.ts';

/** Runs a command of the shop with its settings and ends the process; explains a failure and exits with code 1. */
export async function runCommand(
  main: (settings: Settings, lifecycle: ProcessLifecycle) => Promise<void>,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const lifecycle = new ProcessLifecycle(console.error);
  let settings: Settings | undefined;
  try {
    settings = readSettings(env);
    await main(settings, lifecycle);
    await lifecycle.shutDown(0);
  } catch (error) {
    // Interrupting a command closes its resources, which makes it fail.
    const text = 'Sabuja: interrupted before it was done';
    console.error(lifecycle.isShuttingDown ? text : explainStartFailure(error, settings));
    await lifecycle.shutDown(1);
  }
}
