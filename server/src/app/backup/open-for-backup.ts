import { findRunningPostgres, hasEmbeddedPostgres } from '@sabuja/embedded-database';
import { StartProblem } from '@sabuja/kit';
import { checkExternalDatabase } from '../../platform/external-database.ts';
import { type OpenDatabase, openDatabase } from '../../platform/open-database.ts';
import type { Settings } from '../../settings.ts';

/**
 * Returns the database of the running shop, or else opens the shop's database for this command.
 * @throws StartProblem if there is no shop, as when cron runs the command without the shop's settings
 */
export async function openForBackup(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  log: (line: string) => void,
): Promise<OpenDatabase> {
  if (databaseUrl === undefined) {
    if (!hasEmbeddedPostgres(dataDir)) {
      throw new StartProblem(
        `There is no shop in ${dataDir}. Run this with the settings of the shop: DATA_DIR or DATABASE_URL.`,
      );
    }
    const running = findRunningPostgres(dataDir);
    if (running !== undefined && (await canConnect(running))) {
      return { url: running, close: async () => undefined };
    }
  }
  return await openDatabase({ databaseUrl, dataDir, log });
}

const canConnect = (url: string): Promise<boolean> =>
  checkExternalDatabase(url).then(
    () => true,
    () => false,
  );
