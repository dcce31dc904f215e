import { ProcessLifecycle } from '../platform/process-lifecycle.ts';
import { explainStartFailure } from '../platform/start-failure.ts';
import { readSettings, type Settings } from '../settings.ts';

/** Runs a command of the shop with its settings to its end; a failure is explained and gives exit code 1. */
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
    // Whoever interrupts it closes what it was working on.
    const text = 'Sabuja: interrupted before it was done';
    console.error(lifecycle.isShuttingDown ? text : explainStartFailure(error, settings));
    await lifecycle.shutDown(1);
  }
}
