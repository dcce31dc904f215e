import { type OpenDatabase, openDatabase } from '../platform/open-database.ts';
import type { ProcessLifecycle } from '../platform/process-lifecycle.ts';
import type { Settings } from '../settings.ts';
import { log } from './terminal.ts';

/** Opens the database of the settings until this process ends. */
export function openShopDatabase(
  settings: Settings,
  lifecycle: ProcessLifecycle,
): Promise<OpenDatabase> {
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
