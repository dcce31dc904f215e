import { type OpenDatabase, openDatabase } from '../platform/open-database.ts';
import type { ProcessLifecycle } from '../platform/process-lifecycle.ts';
import type { Settings } from '../settings.ts';
import { log } from './terminal.ts';

/** Opens the database of the settings; it is closed when this process shuts down. */
export function openShopDatabase(
  settings: Settings,
  lifecycle: ProcessLifecycle,
): Promise<OpenDatabase> {
  const opening = openDatabase({ ...settings, log });
  // Registered before the database is open, so that a signal during the start waits for it and then closes it.
  lifecycle.onShutdown(() =>
    opening.then(
      (database) => database.close(),
      () => undefined,
    ),
  );
  return opening;
}
