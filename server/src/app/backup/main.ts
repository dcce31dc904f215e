import { join, resolve } from 'node:path';
import { StartProblem } from '@sabuja/kit';
import { recordBackup } from '../../modules/back-office/index.ts';
import { connect } from '../../platform/db/index.ts';
import { copyOriginals, openFileStore } from '../../platform/media/index.ts';
import { openDatabase } from '../../platform/open-database.ts';
import type { ProcessLifecycle } from '../../platform/process-lifecycle.ts';
import type { Settings } from '../../settings.ts';
import { runCommand } from '../run-command.ts';
import { copySecret, mediaOf, sizeOfFolder } from './files.ts';
import { openForBackup } from './open-for-backup.ts';
import { restoreDatabase } from './restore-database.ts';
import type { Manifest } from './save-database.ts';
import { saveShop } from './save-shop.ts';

const usage = `Usage:
  npm run backup [-- FOLDER]    saves the shop, also while it runs; by default to DATA_DIR/backups
  npm run restore -- FOLDER     restores it into an empty database and a new DATA_DIR`;

const log = (line: string) => console.error(`Sabuja: ${line}`);

async function backUp(settings: Settings, lifecycle: ProcessLifecycle, to?: string): Promise<void> {
  const name = new Date().toISOString().replaceAll(':', '').slice(0, 17);
  const folder = resolve(to ?? join(settings.dataDir, 'backups', name));
  const database = await openForBackup(settings, log);
  lifecycle.onShutdown(() => database.close());
  const { manifest, files, hasSecret } = await saveShop(
    { databaseUrl: database.url, dataDir: settings.dataDir, media: openFileStore(settings) },
    folder,
  );
  await record(database.url, folder, manifest);
  const secret = hasSecret ? ' and the session secret' : '';
  log(`saved ${describe(manifest)}, ${files} pictures and videos${secret} in ${folder}`);
  if (settings.databaseUrl !== undefined) {
    log(
      'SESSION_SECRET is not in it: store it apart, restored sessions and hashes need the same one',
    );
  }
}

/** Records the backup for the console's health page. This may fail on a database of an earlier version. */
async function record(url: string, folder: string, manifest: Manifest): Promise<void> {
  const { db, close } = connect(url, 1, 'job');
  const bytes = await sizeOfFolder(folder);
  await recordBackup(db, { taken_at: new Date(manifest.savedAt), bytes, rows: rowsOf(manifest) })
    .catch((error: Error) => log(`the backup is complete, but not recorded: ${error.message}`))
    .finally(close);
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
  await copyOriginals(mediaOf(from), openFileStore(settings));
  await copySecret(from, dataDir);
  log(
    `restored ${describe(manifest)}, saved at ${manifest.savedAt}; start the shop with npm start`,
  );
  log(
    'for a trial: RUN_JOBS=0 npm start, without the settings of SMS, e-mail and payments; with its jobs it sends customers the messages that waited, cancels orders and refunds',
  );
}

const rowsOf = ({ tables }: Manifest): number => tables.reduce((sum, { rows }) => sum + rows, 0);

const describe = (manifest: Manifest): string =>
  `${rowsOf(manifest)} rows of ${manifest.tables.length} tables`;

async function main(settings: Settings, lifecycle: ProcessLifecycle): Promise<void> {
  const [command, folder, ...rest] = process.argv.slice(2);
  if (rest.length > 0) throw new StartProblem(usage);
  if (command === 'backup') await backUp(settings, lifecycle, folder);
  else if (command === 'restore' && folder !== undefined) {
    await restore(settings, lifecycle, resolve(folder));
  } else throw new StartProblem(usage);
}

await runCommand(main, process.env);
