import { join, resolve } from 'node:path';
import { findRunningPostgres } from '@sabuja/embedded-database';
import { StartProblem } from '@sabuja/kit';
import { checkExternalDatabase } from '../../platform/external-database.ts';
import { type OpenDatabase, openDatabase } from '../../platform/open-database.ts';
import type { ProcessLifecycle } from '../../platform/process-lifecycle.ts';
import type { Settings } from '../../settings.ts';
import { runCommand } from '../run-command.ts';
import { copyFiles } from './files.ts';
import { restoreDatabase } from './restore-database.ts';
import { type Manifest, saveDatabase } from './save-database.ts';

const usage = `Usage:
  npm run backup [-- FOLDER]    saves the shop, also while it runs; by default to DATA_DIR/backups
  npm run restore -- FOLDER     restores it into an empty database and a new DATA_DIR`;

const log = (line: string) => console.error(`Sabuja: ${line}`);

/** The database of a running shop, or else the shop's database opened for this command. */
async function openForBackup({ databaseUrl, dataDir }: Settings): Promise<OpenDatabase> {
  const running = databaseUrl === undefined ? findRunningPostgres(dataDir) : undefined;
  if (running !== undefined && (await canConnect(running))) {
    return { url: running, close: async () => undefined };
  }
  return await openDatabase({ databaseUrl, dataDir, log });
}

const canConnect = (url: string): Promise<boolean> =>
  checkExternalDatabase(url).then(
    () => true,
    () => false,
  );

async function backUp(settings: Settings, lifecycle: ProcessLifecycle, to?: string): Promise<void> {
  const name = new Date().toISOString().replaceAll(':', '').slice(0, 17);
  const folder = resolve(to ?? join(settings.dataDir, 'backups', name));
  const database = await openForBackup(settings);
  lifecycle.onShutdown(() => database.close());
  // Files first: a picture is stored before the row that names it, and never changed.
  const files = await copyFiles(settings.dataDir, folder);
  const manifest = await saveDatabase(database.url, folder);
  log(`saved ${describe(manifest)}, ${files.join(' and ') || 'no files'} in ${folder}`);
  if (settings.databaseUrl !== undefined) {
    log(
      'SESSION_SECRET is not in it: store it apart, restored sessions and hashes need the same one',
    );
  }
}

async function restore(
  settings: Settings,
  lifecycle: ProcessLifecycle,
  from: string,
): Promise<void> {
  const { databaseUrl, dataDir } = settings;
  const database = await openDatabase({ databaseUrl, dataDir, log });
  lifecycle.onShutdown(() => database.close());
  const manifest = await restoreDatabase(from, database.url);
  await copyFiles(from, dataDir);
  log(
    `restored ${describe(manifest)}, saved at ${manifest.savedAt}; start the shop with npm start`,
  );
}

const describe = ({ tables }: Manifest): string => {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${tables.length} tables`;
};

async function main(settings: Settings, lifecycle: ProcessLifecycle): Promise<void> {
  const [command, folder, ...rest] = process.argv.slice(2);
  if (rest.length > 0) throw new StartProblem(usage);
  if (command === 'backup') await backUp(settings, lifecycle, folder);
  else if (command === 'restore' && folder !== undefined) {
    await restore(settings, lifecycle, resolve(folder));
  } else throw new StartProblem(usage);
}

await runCommand(main, process.env);
