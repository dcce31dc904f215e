import { findRunningPostgres } from '@sabuja/embedded-database';
import { StaffSecrets } from '../modules/staff/index.ts';
import { systemClock } from '../platform/clock.ts';
import { connect, migrate } from '../platform/db/index.ts';
import { openDatabase } from '../platform/open-database.ts';
import type { ProcessLifecycle } from '../platform/process-lifecycle.ts';
import type { Settings } from '../settings.ts';
import { runCommand } from './run-command.ts';
import { runStaffCommand } from './staff-command.ts';

async function main(settings: Settings, lifecycle: ProcessLifecycle): Promise<void> {
  const { databaseUrl, dataDir, sessionSecret, publicUrl, host, port } = settings;
  const log = (line: string) => console.error(`Sabuja: ${line}`);
  // If the shop is running with the embedded database, the command connects to that.
  const beside = databaseUrl ?? findRunningPostgres(dataDir);
  const database = await openDatabase({ databaseUrl: beside, dataDir, log });
  lifecycle.onShutdown(() => database.close());
  await migrate(database.url);
  const { db, close } = connect(database.url, 1, 'seed');
  lifecycle.onShutdown(close);
  const secrets = new StaffSecrets(sessionSecret);
  const origin = () => publicUrl ?? `http://${host}:${port}`;
  const deps = { db, clock: systemClock, secrets, origin };
  console.log(await runStaffCommand(deps, process.argv.slice(2)));
}

await runCommand(main, process.env);
